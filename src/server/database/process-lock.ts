import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** The lock is held by another living process; the message names it. */
export class DatabaseInUse extends Error {
  override readonly name = 'DatabaseInUse';
}

/** When a process began, in the system's own count; empty where the system does not tell. */
function startOf(pid: number): string {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return fields[19] ?? '';
  } catch {
    return '';
  }
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/**
 * The process that holds a lock; null if it is gone. Its start is compared too, because numbers are given again: in a
 * container every start has the same one.
 */
function holderOf(path: string): number | null {
  const [number = '', start = ''] = readFileSync(path, 'utf8').split(' ');
  const pid = Number(number);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return null;
  const startNow = startOf(pid);
  return start === '' || startNow === '' || startNow === start ? pid : null;
}

/** Makes a file that is never seen without its text; fails if there is one. */
function writeWhole(path: string, text: string) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text, { mode: 0o600 });
  try {
    linkSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/**
 * Takes a lock file for this process: two processes on one embedded database silently lose half of each other's
 * commits. A lock whose process is gone is taken over. Returns the release; throws DatabaseInUse.
 */
export function lockForProcess(path: string): () => void {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      writeWhole(path, `${process.pid} ${startOf(process.pid)}`);
      return () => rmSync(path, { force: true });
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
    const holder = holderOf(path);
    if (holder === process.pid) {
      throw new DatabaseInUse(`The embedded database is already open here (${path}).`);
    }
    if (holder !== null) {
      throw new DatabaseInUse(`The embedded database is open in process ${holder} (${path}). Stop it first.`);
    }
    rmSync(path, { force: true });
  }
  throw new DatabaseInUse(`The lock ${path} could not be taken.`);
}
