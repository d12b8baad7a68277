import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/** A fingerprint of the contents of files and folders. */
export function fingerprint(paths, ...extra) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesBelow)) hash.update(file).update('\0').update(readFileSync(file));
  for (const text of extra) hash.update('\0').update(text);
  return hash.digest('hex').slice(0, 20);
}

/** Does the work unless the stamp says that it was done for the same fingerprint. */
export function onceFor(stamp, value, work) {
  if (read(stamp) === value) return;
  const started = Date.now();
  work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, value);
  console.error(`${stamp}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
