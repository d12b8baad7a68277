import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DatabaseInUse, lockForProcess } from './process-lock.ts';

const directory = mkdtempSync(join(tmpdir(), 'promin-lock-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

let path = '';
let count = 0;
beforeEach(() => {
  path = join(directory, `${++count}.lock`);
});

/** A process of its own that holds the lock until it is told to end. */
const HOLDER = `
  const { lockForProcess } = await import(process.argv[1]);
  const release = lockForProcess(process.argv[2]);
  process.stdin.resume().on('end', release);
  process.stdout.write('held');`;
let holder: ChildProcess | undefined;
async function holdElsewhere(): Promise<ChildProcess> {
  const module = new URL('process-lock.ts', import.meta.url).href;
  holder = spawn(process.execPath, ['--input-type=module', '--eval', HOLDER, module, path], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (holder.stdout) await once(holder.stdout, 'data');
  return holder;
}
afterEach(() => void holder?.kill('SIGKILL'));

describe('a lock that another process holds', () => {
  test('is refused, naming the process and the file', async () => {
    const { pid } = await holdElsewhere();
    expect(() => lockForProcess(path)).toThrow(DatabaseInUse);
    expect(() => lockForProcess(path)).toThrow(
      `The embedded database is open in process ${pid} (${path}). Stop it first.`,
    );
    expect(readFileSync(path, 'utf8')).toMatch(new RegExp(`^${pid} `));
  });

  test('is free again when that process gave it back', async () => {
    const child = await holdElsewhere();
    child.stdin?.end();
    await once(child, 'exit');
    expect(existsSync(path)).toBe(false);
    lockForProcess(path)();
  });

  test('is taken over when that process died with it', async () => {
    const child = await holdElsewhere();
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(existsSync(path)).toBe(true);
    const release = lockForProcess(path);
    expect(readFileSync(path, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    release();
  });
});

describe('a lock file left behind', () => {
  test.each([
    ['by an earlier process with this one’s number', () => `${process.pid} 1`],
    ['by a process whose number another has got since', () => `${process.ppid} 1`],
    ['by a power cut before it was written', () => ''],
  ])('is taken over: %s', (_, content) => {
    writeFileSync(path, content());
    const release = lockForProcess(path);
    release();
    expect(existsSync(path)).toBe(false);
  });
});

describe('a lock of this process', () => {
  test('is refused a second time, and free after its release', () => {
    const release = lockForProcess(path);
    expect(() => lockForProcess(path)).toThrow(/already open here/);
    release();
    lockForProcess(path)();
  });
});
