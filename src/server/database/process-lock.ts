import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

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

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
};

/** What a lock file says; null if there is none. */
function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/**
 * The process that a lock's text names; null if it is gone. Its start is compared too, because numbers are given
 * again: in a container every start has the same one.
 */
function holderIn(text: string): number | null {
  const [number = '', start = ''] = text.split(' ');
  const pid = Number(number);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return null;
  const startNow = startOf(pid);
  return start === '' || startNow === '' || startNow === start ? pid : null;
}

/** Makes the lock file, never seen without its text, by linking it (fails if there is one) or by replacing another. */
function writeWhole(path: string, put: (draft: string, path: string) => void) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${process.pid} ${startOf(process.pid)}`, { mode: 0o600 });
  try {
    put(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Makes the lock if there is none; answers whether it did. */
function isFree(path: string): boolean {
  try {
    writeWhole(path, linkSync);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function refuseLiving(path: string, text: string) {
  const holder = holderIn(text);
  if (holder === process.pid) {
    throw new DatabaseInUse(`The embedded database is already open here (${path}).`);
  }
  if (holder !== null) {
    throw new DatabaseInUse(`The embedded database is open in process ${holder} (${path}). Stop it first.`);
  }
}

/**
 * Replaces a lock whose process is gone. Whoever replaces holds a lock on doing so and looks again, for else a second
 * one that judged the old lock would remove the new.
 */
function takeOver(path: string) {
  const release = lockForProcess(`${path}.takeover`);
  try {
    refuseLiving(path, textOf(path) ?? '');
    writeWhole(path, renameSync);
  } finally {
    release();
  }
}

/**
 * Takes a lock file for this process: two processes on one embedded database silently lose half of each other's
 * commits. A lock whose process is gone is taken over. Returns the release; throws DatabaseInUse.
 */
export function lockForProcess(path: string): () => void {
  while (!isFree(path)) {
    const text = textOf(path);
    if (text === null) continue; // given back since
    refuseLiving(path, text);
    takeOver(path);
    break;
  }
  return () => rmSync(path, { force: true });
}
