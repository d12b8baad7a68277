import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of its own, which a test can fill. */
export interface SmallDisk {
  readonly folder: string;
  readonly fill: () => void;
  /** Gives back what filling took. */
  readonly empty: () => void;
  readonly remove: () => void;
}

/** Writes until nothing more fits. */
function writeAll(file: string) {
  const handle = openSync(file, 'w');
  for (let chunk = 1 << 20; chunk >= 1;) {
    try {
      writeSync(handle, Buffer.alloc(chunk));
    } catch {
      chunk >>= 1;
    }
  }
  closeSync(handle);
}

/** Makes a disk in memory; null where that is not allowed, which takes Linux and root. */
export function makeSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'promin-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true });
    return null;
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill: () => writeAll(ballast),
    empty: () => rmSync(ballast, { force: true }),
    remove: () => {
      spawnSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
