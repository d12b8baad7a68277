import { spawnSync } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { fingerprint, onceFor } from './stamp.mjs';

/** Runs npm with the given Node first on PATH, so that install scripts see the same one; ends the process on failure. */
export function npm(node, args) {
  const env = { ...process.env, PATH: dirname(node) + delimiter + process.env.PATH, NODE_ENV: 'development' };
  const cli = process.env.npm_execpath;
  const { status } = cli?.endsWith('.js')
    ? spawnSync(process.execPath, [cli, ...args], { stdio: 'inherit', env })
    : spawnSync('npm', args, { stdio: 'inherit', env, shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Installs the locked dependencies unless they are there. `npm ci` fails where other platforms' binaries are missing. */
export function installDependencies(node, flags) {
  onceFor('node_modules/.installed', fingerprint(['package-lock.json'], node), () =>
    npm(node, ['install', '--no-audit', '--no-fund', '--loglevel=error', ...flags]),
  );
}
