import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { manualFeed } from '../../../tests/support/manual-feed.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { noteProducts, withTags } from './note-tags.ts';
import { remember } from './remember.ts';

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
