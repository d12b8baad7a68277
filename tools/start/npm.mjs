import { spawnSync } from 'node:child_process';
import { delimiter, dirname } from 'node:path';

/** Runs npm with the given Node first on PATH, so that install scripts see the same one; ends the process on failure. */
export function npm(node, args) {
  const env = { ...process.env, PATH: dirname(node) + delimiter + process.env.PATH, NODE_ENV: 'development' };
  const cli = process.env.npm_execpath;
  const { status } = cli?.endsWith('.js')
    ? spawnSync(process.execPath, [cli, ...args], { stdio: 'inherit', env })
    : spawnSync('npm', args, { stdio: 'inherit', env, shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}
