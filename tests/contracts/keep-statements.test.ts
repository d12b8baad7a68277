import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { connectPostgres } from '../../src/server/database/connect-postgres.ts';
import { statement } from '../../src/server/database/statement.ts';
import { serverDatabase } from '../support/test-database.ts';

const url = await serverDatabase({ isSeeded: false });
const one = connectPostgres(url, { poolSize: 1 });
const other = connectPostgres(url, { poolSize: 1 });
const { database } = one;
afterAll(() => Promise.all([one.close(), other.close()]));

/** What the connection has planned of the texts that have such a part. */
const planned = async (part: string) => {
  const { rows } = await database.execute<{ statement: string; times: number }>(
    sql`select statement, (generic_plans + custom_plans)::int as times from pg_prepared_statements
      where strpos(statement, ${part}) > 0 and strpos(statement, 'pg_prepared') = 0 order by statement`,
  );
  return rows;
};
const double = async (value: number, name: string) => {
  const { rows } = await database.execute<{ twice: number }>(
    sql`select ${value}::int * 2 as twice, ${sql.raw(`'${name}'`)} as name`,
  );
  return rows[0]?.twice;
};

test('what is asked again and again is planned once, and answers with the values of each call', async () => {
  for (let value = 1; value <= 10; value++) expect(await double(value, 'often')).toBe(value * 2);
  expect(await planned('often')).toEqual([expect.objectContaining({ times: 8 })]);
});

test('what is asked once or twice takes no place', async () => {
  for (let value = 1; value <= 2; value++) expect(await double(value, 'seldom')).toBe(value * 2);
  expect(await planned('seldom')).toEqual([]);
});

test('the oldest make room for the newest, and are planned anew when they are asked again', async () => {
  const names = Array.from({ length: 150 }, (_, index) => `one of many ${index}`);
  for (const name of names) for (let value = 1; value <= 4; value++) await double(value, name);
  const kept = (await planned('one of many')).length;
  expect(kept).toBeGreaterThan(90);
  expect(kept).toBeLessThanOrEqual(100);
  for (const name of names.slice(0, 20)) expect(await double(21, name)).toBe(42);
});

test('calls at once are answered each with its own, and one that fails fails alone', async () => {
  const half = statement<{ half: number }>('half', sql`select 100 / ${sql.placeholder('by')}::int as half`);
  for (let times = 0; times < 5; times++) {
    const answers = await Promise.all([1, 2, 4, 5].map((by) => half(database, { by })));
    expect(answers.map(([row]) => row?.half)).toEqual([100, 50, 25, 20]);
    await expect(half(database, { by: 0 })).rejects.toMatchObject({ cause: { code: '22012' } });
  }
});

// In transactions, whose connection stays in the pool when a statement fails.
test('a table that another instance has changed fails one call at most', async () => {
  await database.execute(sql`create table notes (text text not null)`);
  const read = () => database.transaction((transaction) => transaction.execute(sql`select * from notes`));
  await database.execute(sql`insert into notes values ('here')`);
  for (let times = 0; times < 5; times++) expect((await read()).rows).toEqual([{ text: 'here' }]);
  await other.database.execute(sql`alter table notes add column number int`);
  await expect(read()).rejects.toMatchObject({ cause: { code: '0A000' } });
  for (let times = 0; times < 5; times++)
    expect((await read()).rows).toEqual([{ text: 'here', number: null }]);
});

test('a server that has forgotten all fails one call at most', async () => {
  const ask = () =>
    database.transaction((transaction) => transaction.execute(sql`select 1 as one, 'forgotten' as name`));
  for (let times = 0; times < 5; times++) expect((await ask()).rows).toHaveLength(1);
  await database.execute(sql.raw('discard all'));
  await expect(ask()).rejects.toMatchObject({ cause: { code: '26000' } });
  for (let times = 0; times < 5; times++) expect((await ask()).rows).toHaveLength(1);
  expect(await planned('forgotten')).toHaveLength(1);
});
