import { cpSync, fdatasyncSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { EmbeddedClient } from './embedded-client.ts';

vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs')>();
  return { ...fs, fdatasyncSync: vi.fn<typeof fdatasyncSync>(fs.fdatasyncSync) };
});

const folder = mkdtempSync(join(tmpdir(), 'promin-embedded-'));
const directory = join(folder, 'database');
let client: EmbeddedClient;
beforeAll(async () => {
  mkdirSync(directory);
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

test('the extensions of the schema are there', async () => {
  await client.exec('create extension pg_trgm; create extension btree_gist; create extension citext');
  const { rows } = await client.query("select word_similarity('сонячн', 'сонячні панелі') > 0.8 as alike");
  expect(rows).toEqual([{ alike: true }]);
});
