import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { seededTemplate } from '../../../tests/support/seeded-template.ts';
import { openEmptyEmbedded } from '../../../tests/support/test-database.ts';
import { connectEmbedded } from './connect-embedded.ts';
import type { Connection } from './database.ts';
import { isUnavailable } from './is-unavailable.ts';
import { seedCatalogue } from './seed.ts';

const directory = mkdtempSync(join(tmpdir(), 'promin-connect-'));
beforeAll(async () => cpSync(await seededTemplate(), join(directory, 'database'), { recursive: true }));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

test('an embedded database is this account’s alone and open once at a time', async () => {
  chmodSync(directory, 0o755);
  const connection = await connectEmbedded(directory);
  expect(statSync(directory).mode & 0o777).toBe(0o700);
  await expect(connectEmbedded(directory)).rejects.toThrow(/already open/);
  await connection.close();
  expect(existsSync(join(directory, 'database.lock'))).toBe(false);
});

test('what was committed is there after the next start', async () => {
  const first = await connectEmbedded(directory);
  await first.database.execute(sql`create table notes as select 'kept' as text`);
  await first.close();
  const second = await connectEmbedded(directory);
  const { rows } = await second.database.execute(sql`select text from notes`);
  expect(rows).toEqual([{ text: 'kept' }]);
  await second.close();
});

test('the extensions are there at every open, and words are compared as mildly as search wants', async () => {
  const connection = await connectEmbedded(directory);
  const { rows } = await connection.database.execute(sql`
    select 'інвентор' <% 'інвертор гібридний' as alike, unaccent('ż') as letter, 'A'::citext = 'a' as same,
      exists (select from pg_opclass where opcname = 'gist_int4_ops') as gist`);
  expect(rows).toEqual([{ alike: true, letter: 'z', same: true, gist: true }]);
  await connection.close();
});

describe('tables are vacuumed and analysed', () => {
  const untidy = (connection: Connection) =>
    connection.database.execute<{ name: string }>(sql`
      select relname as name from pg_stat_user_tables where vacuum_count = 0 or analyze_count = 0`);

  test('by the seed', async () => {
    const connection = await openEmptyEmbedded();
    expect((await untidy(connection)).rows.length).toBeGreaterThan(10);
    await seedCatalogue(connection);
    expect((await untidy(connection)).rows).toEqual([]);
    await connection.close();
  });

  test('every six hours, until the database is closed', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const connection = await connectEmbedded(directory);
    await connection.database.execute(sql`select pg_stat_reset()`);
    expect((await untidy(connection)).rows.length).toBeGreaterThan(10);
    vi.advanceTimersByTime(6 * 60 * 60 * 1000);
    await vi.waitUntil(async () => (await untidy(connection)).rows.length === 0, { timeout: 25_000 });
    await connection.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('a closed database counts as unavailable', async () => {
  const connection = await connectEmbedded(directory);
  await connection.ping();
  await connection.close();
  const failure: unknown = await connection.ping().catch((error: unknown) => error);
  expect(isUnavailable(failure)).toBe(true);
});
