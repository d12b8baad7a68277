import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { connectPostgres } from '../../src/server/database/connect-postgres.ts';
import { isCancelled } from '../../src/server/database/is-unavailable.ts';
import { withinTime } from '../../src/server/database/statement.ts';
import { serverDatabase } from '../support/test-database.ts';

const connection = connectPostgres(await serverDatabase({ isSeeded: false }), { poolSize: 1 });
afterAll(() => connection.close());

test('a statement that takes too long is cancelled, and only where that was asked for', async () => {
  const slow = withinTime(connection.database, 100, (limited) => limited.execute(sql`select pg_sleep(600)`));
  const error: unknown = await slow.catch((reason: unknown) => reason);
  expect(isCancelled(error)).toBe(true);
  const { rows } = await connection.database.execute(sql`select current_setting('statement_timeout') as ms`);
  expect(rows).toEqual([{ ms: '8s' }]);
});
