import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { runService } from '../../../tests/support/run-service.ts';
import { connectEmbedded } from './connect-embedded.ts';
import type { Connection } from './database.ts';
import { isUnavailable } from './is-unavailable.ts';

const directory = mkdtempSync(join(tmpdir(), 'promin-connect-'));
beforeAll(async () => cpSync(await runService('template'), join(directory, 'database'), { recursive: true }));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

describe('an embedded database', () => {
  let connection: Connection;
  beforeAll(async () => {
    chmodSync(directory, 0o755);
    connection = await connectEmbedded(directory);
  });

  test('was vacuumed and analysed by the seed', async () => {
    const { rows } = await connection.database.execute<{ name: string; tidied: boolean }>(sql`
      select relname as name, reltuples >= 0 and relallvisible = relpages as tidied
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`);
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter(({ tidied }) => !tidied)).toEqual([]);
  });

  test('is this account’s alone and open once at a time', async () => {
    expect(statSync(directory).mode & 0o777).toBe(0o700);
    await expect(connectEmbedded(directory)).rejects.toThrow(/already open/);
  });

  test('that is closed gives up its lock and counts as unavailable', async () => {
    await connection.database.execute(sql`create table notes as select 'kept' as text`);
    await connection.ping();
    await connection.close();
    expect(existsSync(join(directory, 'database.lock'))).toBe(false);
    const failure: unknown = await connection.ping().catch((error: unknown) => error);
    expect(isUnavailable(failure)).toBe(true);
  });
});

describe('at the next start', () => {
  let connection: Connection;
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    connection = await connectEmbedded(directory);
  });
  afterAll(() => void vi.useRealTimers());

  test('what was committed is there', async () => {
    const { rows } = await connection.database.execute(sql`select text from notes`);
    expect(rows).toEqual([{ text: 'kept' }]);
  });

  test('the extensions are there, and words are compared as mildly as search wants', async () => {
    const { rows } = await connection.database.execute(sql`
      select 'інвентор' <% 'інвертор гібридний' as alike, unaccent('ż') as letter, 'A'::citext = 'a' as same,
        exists (select from pg_opclass where opcname = 'gist_int4_ops') as gist`);
    expect(rows).toEqual([{ alike: true, letter: 'z', same: true, gist: true }]);
  });

  test('tables are vacuumed and analysed every six hours, until the database is closed', async () => {
    const untidy = async () =>
      (
        await connection.database.execute<{ name: string }>(sql`
          select relname as name from pg_stat_user_tables where vacuum_count = 0 or analyze_count = 0`)
      ).rows;
    await connection.database.execute(sql`select pg_stat_reset()`);
    expect((await untidy()).length).toBeGreaterThan(10);
    vi.advanceTimersByTime(6 * 60 * 60 * 1000);
    await vi.waitUntil(async () => (await untidy()).length === 0, { timeout: 25_000 });
    await connection.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});
