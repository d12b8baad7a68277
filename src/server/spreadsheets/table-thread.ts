import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Locale } from '../../domain/locale/locale.ts';
import type { TableRefusal } from '../../domain/spreadsheets/table-file.ts';

export type TableRead =
  | { readonly ok: true; readonly table: readonly (readonly string[])[] }
  | { readonly ok: false; readonly reason: TableRefusal };

/** What the thread is given. */
export interface TableTask {
  readonly bytes: Uint8Array;
  readonly kind: 'xlsx' | 'text' | 'xliff';
  /** By which the signs of a text are known that is not UTF-8. */
  readonly locale: Locale;
  readonly rowsMax: number;
  readonly isPriceList: boolean;
}
/** What the thread says: parts of the table, then that it is read, or why it is not. */
export type TableAnswer =
  | { readonly rows: readonly (readonly string[])[] }
  | { readonly end: 'read' | TableRefusal };

/** The thread's program: beside this file where the sources run, else in the build. */
const PROGRAM = new URL(import.meta.url).pathname.endsWith('.ts')
  ? new URL('./table-worker.ts', import.meta.url)
  : pathToFileURL(resolve('build/server/table-worker.js'));

interface ThreadLimits {
  /** After this the thread is ended, in milliseconds. */
  readonly timeMs: number;
  /** What it may keep in memory, in megabytes; the unpacked file is no part of it. */
  readonly memoryMb: number;
  readonly program: URL;
}
const LIMITS: ThreadLimits = { timeMs: 20_000, memoryMb: 400, program: PROGRAM };

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

async function readInThread(
  task: TableTask,
  { timeMs, memoryMb, program }: ThreadLimits,
): Promise<TableRead> {
  const { promise, resolve: answer, reject } = Promise.withResolvers<TableRead>();
  const worker = new Worker(program, {
    workerData: task,
    // Nothing of the shop's settings is any of its business.
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  const timer = setTimeout(() => answer({ ok: false, reason: 'too-complex' }), timeMs);
  const table: (readonly string[])[] = [];
  worker.on('message', (said: TableAnswer) => {
    if ('rows' in said) table.push(...said.rows);
    else answer(said.end === 'read' ? { ok: true, table } : { ok: false, reason: said.end });
  });
  worker.on('error', (error) => {
    if (isOutOfMemory(error)) answer({ ok: false, reason: 'too-complex' });
    else reject(error);
  });
  worker.on('exit', (code) => reject(new Error(`The thread of a table ended with ${code}`)));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/**
 * Opens what reads tables: each in a thread that is ended when it takes too long or too much memory, one after another, for a
 * file of half a megabyte can be made to need gigabytes, and thirty megabytes of CSV take a second.
 */
export function openTableThread(limits: Partial<ThreadLimits> = {}) {
  let last: Promise<unknown> = Promise.resolve();
  return async (task: TableTask): Promise<TableRead> => {
    const read = last.then(() => readInThread(task, { ...LIMITS, ...limits }));
    last = read.catch(() => undefined);
    return read;
  };
}
