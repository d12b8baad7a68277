import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DatabaseInUse, lockForProcess } from './process-lock.ts';

const directory = mkdtempSync(join(tmpdir(), 'promin-lock-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

let path = '';
let count = 0;
beforeEach(() => {
  path = join(directory, `${++count}.lock`);
});

const MODULE = new URL('process-lock.ts', import.meta.url).href;

/** A process of its own that holds the lock until it is told to end. */
const HOLDER = `
  const { lockForProcess } = await import(process.argv[1]);
  const release = lockForProcess(process.argv[2]);
  process.stdin.resume().on('end', release);
  process.stdout.write('held');`;
let holder: ChildProcess | undefined;
async function holdElsewhere(lock = path): Promise<ChildProcess> {
  holder = spawn(process.execPath, ['--input-type=module', '--eval', HOLDER, MODULE, lock], {
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

describe('a lock left behind that many processes want at the same moment', () => {
  /** Waits for a moment, takes the lock, tells how that went, and keeps it until its input ends. */
  const RIVAL = `
    const { lockForProcess } = await import(process.argv[1]);
    process.stdout.write('ready ');
    process.stdin.once('data', (at) => {
      while (Date.now() < Number(at));
      let told = 'won';
      try { lockForProcess(process.argv[2]); } catch (error) { told = error.name; }
      process.stdout.write(told);
    });`;
  const RIVALS = 6;
  const ROUNDS = 3;

  async function race(): Promise<string[]> {
    const rivals = Array.from({ length: RIVALS }, () => {
      const child = spawn(process.execPath, ['--input-type=module', '--eval', RIVAL, MODULE, path], {
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      return { child, ready: once(child.stdout, 'data') };
    });
    await Promise.all(rivals.map(({ ready }) => ready));
    const told = rivals.map(async ({ child }) => String((await once(child.stdout, 'data'))[0]));
    const at = String(Date.now() + 50);
    for (const { child } of rivals) child.stdin.write(at);
    const outcomes = await Promise.all(told);
    await Promise.all(rivals.map(({ child }) => (child.kill('SIGKILL'), once(child, 'exit'))));
    return outcomes.toSorted();
  }

  test('is taken over by exactly one of them, each time', async () => {
    const oneWinner = [...Array.from({ length: RIVALS - 1 }, () => 'DatabaseInUse'), 'won'];
    writeFileSync(path, `${process.pid} 1`);
    // Each round leaves the lock of its killed winner to the next.
    for (let round = 0; round < ROUNDS; round++) expect(await race()).toEqual(oneWinner);
  });

  test('is taken over even if one was killed while taking it over', () => {
    writeFileSync(path, `${process.pid} 1`);
    writeFileSync(`${path}.takeover`, `${process.pid} 1`);
    lockForProcess(path)();
    expect(readdirSync(directory).filter((name) => name.startsWith(basename(path)))).toEqual([]);
  });

  test('is left to the one that is just taking it over', async () => {
    writeFileSync(path, `${process.pid} 1`);
    const { pid } = await holdElsewhere(`${path}.takeover`);
    expect(() => lockForProcess(path)).toThrow(new RegExp(`open in process ${pid} `));
    expect(readFileSync(path, 'utf8')).toBe(`${process.pid} 1`);
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
