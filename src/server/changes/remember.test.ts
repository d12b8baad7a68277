import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { manualFeed } from '../../../tests/support/manual-feed.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { noteProducts, withTags } from './tags.ts';
import { remember, rememberEach } from './remember.ts';

const { database } = await openTestDatabase();
await database.execute(sql`create sequence asked`);

test('is read once for each argument until anything has changed', async () => {
  const { state, feed } = manualFeed();
  let read = 0;
  const names = remember(feed, async (locale: 'uk' | 'pl') => `${locale} ${++read}`, { max: 9 });
  expect(await Promise.all([names('uk'), names('uk'), names('pl')])).toEqual(['uk 1', 'uk 1', 'pl 2']);
  state.tell(new Set(['product:1', 'stock']));
  expect(await names('uk')).toBe('uk 1');
  state.tell('everything');
  expect(await names('uk')).toBe('uk 3');
});

test('is read once also where a query is only asked when it is awaited', async () => {
  const { feed } = manualFeed();
  const query = database.select({ number: sql<number>`nextval('asked')::int` }).from(sql`(select 1) one`);
  const rows = remember(feed, (_locale: 'uk'): Promise<{ number: number }[]> => query, { max: 9 });
  expect([await rows('uk'), await rows('uk')]).toEqual([[{ number: 1 }], [{ number: 1 }]]);
});

test('is not remembered while changes may go unnoticed, nor when it failed', async () => {
  const { state, feed } = manualFeed();
  let read = 0;
  const names = remember(
    feed,
    async (locale: 'uk') => {
      if (++read === 3) throw new Error('gone');
      return `${locale} ${read}`;
    },
    { max: 9 },
  );
  state.isCurrent = false;
  expect([await names('uk'), await names('uk')]).toEqual(['uk 1', 'uk 2']);
  await expect(names('uk')).rejects.toThrow('gone');
  state.isCurrent = true;
  expect([await names('uk'), await names('uk')]).toEqual(['uk 4', 'uk 4']);
});

test('is read again when what it was made from changes, and not when something else does', async () => {
  const { state, feed } = manualFeed();
  let read = 0;
  const stock = remember(
    feed,
    async (id: number) => {
      noteProducts([id]);
      return ++read;
    },
    { max: 9 },
  );
  expect([await stock(1), await stock(2)]).toEqual([1, 2]);
  state.tell(new Set(['product:2', 'stock']));
  expect([await stock(1), await stock(2)]).toEqual([1, 3]);
});

test('whoever asks notes what it was made from, remembered or not', async () => {
  const { feed } = manualFeed();
  const stock = remember(feed, async (id: number) => noteProducts([id]), { max: 9 });
  for (const _ of ['read', 'remembered'])
    expect((await withTags(() => stock(7))).tags).toEqual(new Set(['product:7']));
});

test('what a change overtakes while it is read is not told to those who ask afterwards', async () => {
  const { state, feed } = manualFeed();
  const gates = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let read = 0;
  const text = remember(feed, async (_key: string) => gates[read++]?.promise, { max: 9 });
  const before = text('a');
  state.tell(new Set(['stock']));
  const after = text('a');
  gates[0]?.resolve('old');
  gates[1]?.resolve('new');
  expect([await before, await after, await text('a')]).toEqual(['old', 'new', 'new']);
});

test('no more is remembered than is allowed', async () => {
  const { feed } = manualFeed();
  let read = 0;
  const number = remember(feed, async (_key: number) => ++read, { max: 2 });
  for (const key of [1, 2, 3]) await number(key);
  expect([await number(3), await number(2), await number(1)]).toEqual([3, 2, 4]);
});

/** Products of a shop that has no product 9, and how they were asked for. */
function products(max = 99) {
  const { state, feed } = manualFeed();
  const asked: (readonly number[])[] = [];
  const stock = new Map<number, number>();
  const read = rememberEach(
    feed,
    async (ids, scope: 'uk' | 'pl') => {
      asked.push(ids);
      return ids.filter((id) => id !== 9).map((id) => ({ id, scope, stock: stock.get(id) ?? 0 }));
    },
    { max },
  );
  return { state, asked, stock, read };
}

test('only what is not known is asked for, all of it at once, and answered in the order of the question', async () => {
  const { read, asked } = products();
  await read([1, 2], 'uk');
  expect((await read([3, 2, 9, 1, 4], 'uk')).map(({ id }) => id)).toEqual([3, 2, 1, 4]);
  expect((await read([2, 2], 'uk')).map(({ id }) => id)).toEqual([2, 2]);
  expect(asked).toEqual([
    [1, 2],
    [3, 9, 4],
  ]);
});

test('each language is known by itself', async () => {
  const { read, asked } = products();
  expect([await read([1], 'uk'), await read([1], 'pl')]).toMatchObject([
    [{ scope: 'uk' }],
    [{ scope: 'pl' }],
  ]);
  expect(asked).toEqual([[1], [1]]);
});

test('a change of a product is seen by the next question, and asks for no other product', async () => {
  const { read, asked, stock, state } = products();
  await read([1, 2], 'uk');
  stock.set(1, 5);
  state.tell(new Set(['product:1', 'stock']));
  expect(await read([1, 2], 'uk')).toMatchObject([{ stock: 5 }, { stock: 0 }]);
  state.tell('everything');
  await read([1, 2], 'uk');
  expect(asked).toEqual([[1, 2], [1], [1, 2]]);
});

test('what a change may have overtaken while it was read is not kept', async () => {
  const { read, stock, state } = products();
  const reading = read([1], 'uk');
  stock.set(1, 5);
  state.tell(new Set(['product:1']));
  await reading;
  expect(await read([1], 'uk')).toMatchObject([{ stock: 5 }]);
});

test('nothing is kept while changes may go unnoticed', async () => {
  const { read, asked, state } = products();
  state.isCurrent = false;
  await read([1], 'uk');
  await read([1], 'uk');
  state.isCurrent = true;
  await read([1], 'uk');
  expect(asked).toEqual([[1], [1], [1]]);
});

test('no more than so many are kept, and all that were asked for are noted', async () => {
  const { read, asked } = products(2);
  await read([1, 2, 3], 'uk');
  const { tags } = await withTags(() => read([1, 3, 9], 'uk'));
  expect(asked).toEqual([
    [1, 2, 3],
    [1, 9],
  ]);
  expect(tags).toEqual(new Set(['product:1', 'product:3', 'product:9']));
});
