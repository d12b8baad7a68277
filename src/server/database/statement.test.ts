import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openSeededEmbedded } from '../../../tests/support/test-database.ts';
import { isUnavailable } from './is-unavailable.ts';
import { statement } from './statement.ts';

const { database, close } = await openSeededEmbedded();
await database.execute(sql`create table notes (text text not null, number int)`);

const write = statement<{ number: number | null }>(
  'write_note',
  sql`insert into notes select ${sql.placeholder('text')}, unnest(${sql.placeholder('numbers')}::int[]) returning number`,
);
const read = statement<{ texts: string[] | null }>(
  'read_notes',
  sql`select json_agg(text order by text) as texts from notes where text like ${sql.placeholder('like')}`,
);
const half = statement<{ half: number }>('half', sql`select 100 / ${sql.placeholder('by')}::int as half`);

test('answers every time with the values of the call', async () => {
  const first = { text: 'a — “quoted” \\ слово', numbers: [1, 2] };
  expect(await write(database, first)).toEqual([{ number: 1 }, { number: 2 }]);
  expect(await write(database, { text: 'a null', numbers: [null] })).toEqual([{ number: null }]);
  expect(await write(database, { text: 'a none', numbers: [] })).toEqual([]);
  expect(await read(database, { like: 'a%' })).toEqual([{ texts: ['a null', first.text, first.text] }]);
  expect(await read(database, { like: 'nothing' })).toEqual([{ texts: null }]);
  expect(await read(database, { like: null })).toEqual([{ texts: null }]);
});

test('belongs to the transaction on whose handle it runs', async () => {
  const undone = database.transaction(async (transaction) => {
    await write(transaction, { text: 'undone', numbers: [1] });
    expect(await read(transaction, { like: 'undone' })).toEqual([{ texts: ['undone'] }]);
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  expect(await read(database, { like: 'undone' })).toEqual([{ texts: null }]);
});

test('that fails tells why, and works the next time, in a transaction and outside', async () => {
  for (let times = 0; times < 2; times++) {
    await expect(half(database, { by: 0 })).rejects.toMatchObject({ cause: { code: '22012' } });
    expect(await half(database, { by: 2 })).toEqual([{ half: 50 }]);
    const failing = database.transaction((transaction) => half(transaction, { by: 0 }));
    await expect(failing).rejects.toMatchObject({ cause: { code: '22012' } });
  }
  const wrong = statement('wrong', sql`select nothing from nowhere`);
  for (let times = 0; times < 2; times++)
    await expect(wrong(database, {})).rejects.toMatchObject({ cause: { code: '42P01' } });
});

test('calls at once are answered each with its own', async () => {
  const numbers = Array.from({ length: 20 }, (_, index) => index + 1);
  const answers = await Promise.all(numbers.map((by) => half(database, { by })));
  expect(answers.map(([row]) => row?.half)).toEqual(numbers.map((by) => Math.trunc(100 / by)));
});

test('of a database that is closed is unavailable', async () => {
  await close();
  const error: unknown = await half(database, { by: 1 }).catch((reason: unknown) => reason);
  expect(isUnavailable(error)).toBe(true);
});
