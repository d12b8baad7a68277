import { cpSync, fdatasyncSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { runService } from '../../../tests/support/run-service.ts';
import { EmbeddedClient } from './embedded-client.ts';

vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs')>();
  return { ...fs, fdatasyncSync: vi.fn<typeof fdatasyncSync>(fs.fdatasyncSync) };
});

const folder = mkdtempSync(join(tmpdir(), 'promin-embedded-'));
const directory = join(folder, 'database');
let client: EmbeddedClient;
beforeAll(async () => {
  cpSync(await runService('template'), directory, { recursive: true }); // to make a new database takes seconds
  client = await EmbeddedClient.open(directory);
  await client.exec('create table notes (text text primary key)');
});
afterAll(async () => {
  await client.close();
  rmSync(folder, { recursive: true, force: true });
});

const notesOf = async (from: EmbeddedClient) =>
  (await from.query<{ text: string }>('select text from notes order by text')).rows.map(({ text }) => text);

describe('a commit', () => {
  test('is synced to the disk before it is answered', async () => {
    vi.mocked(fdatasyncSync).mockClear();
    await client.query("insert into notes values ('synced')");
    expect(fdatasyncSync).toHaveBeenCalled();
  });

  test('is made by a Postgres that was told to sync, by the call that reaches the disk', async () => {
    const { rows } = await client.query(
      "select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'wal_sync_method') order by name",
    );
    expect(rows).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'synchronous_commit', setting: 'on' },
      { name: 'wal_sync_method', setting: 'fsync' },
    ]);
  });

  test('is in the files at once: a copy of them, taken without closing, opens and has it', async () => {
    await client.query("insert into notes values ('copied')");
    const copy = join(folder, 'copy');
    cpSync(directory, copy, { recursive: true });
    const reopened = await EmbeddedClient.open(copy);
    expect(await notesOf(reopened)).toContain('copied');
    await reopened.close();
  });
});

describe('a transaction', () => {
  test('refuses the outer handle, which would wait for it for ever', async () => {
    await client.transaction(async (transaction) => {
      await expect(client.query('select 1')).rejects.toThrow(/must use the transaction/);
      await expect(client.exec('select 1')).rejects.toThrow(/must use the transaction/);
      await expect(client.transaction(() => Promise.resolve())).rejects.toThrow(/must use the transaction/);
      await transaction.query("insert into notes values ('inside')");
    });
    expect(await notesOf(client)).toContain('inside');
  });

  test('refuses it in everything that it calls, and in nothing beside it', async () => {
    const later = () => new Promise((resolve) => setImmediate(resolve)).then(() => client.query('select 1'));
    const inside = client.transaction(() => expect(later()).rejects.toThrow(/must use the transaction/));
    const beside = client.query<{ sum: number }>('select 1 + 1 as sum');
    await inside;
    expect((await beside).rows).toEqual([{ sum: 2 }]);
  });

  test('that fails leaves nothing', async () => {
    const failing = client.transaction(async (transaction) => {
      await transaction.query("insert into notes values ('undone')");
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await notesOf(client)).not.toContain('undone');
  });
});

describe('a transaction whose code waits for something else', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  test('is undone after fifteen seconds of doing nothing, and the database is free again', async () => {
    const begun = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    let late: Promise<unknown> | undefined;
    const waiting = client.transaction(async (transaction) => {
      await transaction.query("insert into notes values ('waits')");
      begun.resolve();
      await goOn.promise;
      late = transaction.query("insert into notes values ('too late')");
      await late;
    });
    await begun.promise;
    vi.advanceTimersByTime(15_000);
    await expect(waiting).rejects.toMatchObject({ name: 'IdleInTransaction', code: '57P05' });
    goOn.resolve();
    await vi.waitUntil(() => late !== undefined);
    await expect(late).rejects.toThrow(/was undone/);
    const notes = await notesOf(client);
    expect(notes).not.toContain('waits');
    expect(notes).not.toContain('too late');
  });

  test('may last as long as it likes while it does something', async () => {
    await client.transaction(async (transaction) => {
      for (let step = 0; step < 4; step++) {
        vi.advanceTimersByTime(14_000);
        await transaction.query('select 1');
      }
      await transaction.query("insert into notes values ('lasted')");
    });
    expect(await notesOf(client)).toContain('lasted');
  });
});

describe('timers keep their time', () => {
  const QUERIES = 400;
  const MOST_QUERIES_BETWEEN_TICKS = 150;

  /** The most queries that ran with no tick of a clock in between. */
  async function longestSilence(query: (sql: string) => Promise<unknown>): Promise<number> {
    let [done, heardAt, longest] = [0, 0, 0];
    const hear = () => {
      longest = Math.max(longest, done - heardAt);
      heardAt = done;
    };
    const clock = setInterval(hear, 1);
    for (; done < QUERIES; done++) await query('select 1');
    hear();
    clearInterval(clock);
    return longest;
  }

  test('during queries that follow each other without a pause', async () => {
    expect(await longestSilence((sql) => client.query(sql))).toBeLessThan(MOST_QUERIES_BETWEEN_TICKS);
    expect(await longestSilence((sql) => client.exec(sql))).toBeLessThan(MOST_QUERIES_BETWEEN_TICKS);
  });

  test('and inside a transaction', async () => {
    await client.transaction(async (transaction) => {
      for (const kind of ['query', 'exec'] as const) {
        const silence = await longestSilence((sql) => transaction[kind](sql));
        expect(silence).toBeLessThan(MOST_QUERIES_BETWEEN_TICKS);
      }
    });
  });
});

test('two databases in one process do not take each other’s transactions for their own', async () => {
  const beside = join(folder, 'beside');
  cpSync(await runService('template'), beside, { recursive: true });
  const other = await EmbeddedClient.open(beside);
  await client.transaction(async () => {
    expect((await other.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
  await other.close();
});

test('it takes no more memory than one connection needs', async () => {
  const { rows } = await client.query<{ setting: string }>(
    "select setting from pg_settings where name in ('max_connections', 'shared_buffers') order by name",
  );
  expect(rows.map(({ setting }) => Number(setting))).toEqual([
    5,
    expect.toSatisfy((blocks) => blocks < 3000),
  ]);
});
