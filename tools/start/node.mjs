import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './install.mjs';

/** The oldest Node that runs the shop, and the one that is fetched where the host's is older. */
const OLDEST = [22, 22, 0];
const PINNED = '24.21.0';

function isNewEnough(version) {
  const parts = version.replace(/^v/, '').split('.').map(Number);
  const differing = OLDEST.findIndex((wanted, index) => parts[index] !== wanted);
  return differing === -1 || parts[differing] > OLDEST[differing];
}

/** The host's Node if it is new enough, else a plain binary from the package registry, kept in `.cache/node`. */
export function findNode() {
  if (isNewEnough(process.version)) return process.execPath;
  const { platform, arch } = process;
  const name =
    { darwin: `node-bin-darwin-${arch}`, win32: `node-win-${arch}` }[platform] ?? `node-${platform}-${arch}`;
  const folder = join(process.cwd(), '.cache/node');
  const binary = join(folder, 'node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(binary) && spawnSync(binary, ['-v']).stdout?.toString().trim() === `v${PINNED}`)
    return binary;
  console.error(`Node ${process.version} is too old for the shop; fetching ${PINNED}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const flags = ['--no-package-lock', '--no-save', '--ignore-scripts', '--loglevel=error'];
  npm(process.execPath, ['install', '--prefix', folder, ...flags, `${name}@${PINNED}`]);
  return binary;
}
