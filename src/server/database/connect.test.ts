import { cpSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededTemplate } from '../../../tests/support/seeded-template.ts';
import { connectEmbedded } from './connect.ts';
import { isUnavailable } from './is-unavailable.ts';

const directory = mkdtempSync(join(tmpdir(), 'promin-connect-'));
beforeAll(async () => cpSync(await seededTemplate(), join(directory, 'database'), { recursive: true }));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

test('an embedded database is this account’s alone and open once at a time', async () => {
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

test('a closed database counts as unavailable', async () => {
  const connection = await connectEmbedded(directory);
  await connection.ping();
  await connection.close();
  const failure: unknown = await connection.ping().catch((error: unknown) => error);
  expect(isUnavailable(failure)).toBe(true);
});
