import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import type { ChangeFeed } from './change-feed.ts';
import type { Change } from './change.ts';
import { remember } from './remember.ts';

const { database } = await openTestDatabase();
await database.execute(sql`create sequence asked`);

function feedOf() {
  const state = { isCurrent: true, tell: (_change: Change) => {} };
  const feed: ChangeFeed = {
    subscribe: (onChange) => {
      state.tell = onChange;
    },
    isCurrent: () => state.isCurrent,
    caughtUp: async () => {},
    close: async () => {},
  };
  return { state, feed };
}

test('is read once for each argument until anything has changed', async () => {
  const { state, feed } = feedOf();
  let read = 0;
  const names = remember(feed, async (locale: 'uk' | 'pl') => `${locale} ${++read}`);
  expect(await Promise.all([names('uk'), names('uk'), names('pl')])).toEqual(['uk 1', 'uk 1', 'pl 2']);
  state.tell(new Set(['product:1', 'stock']));
  expect(await names('uk')).toBe('uk 1');
  state.tell('everything');
  expect(await names('uk')).toBe('uk 3');
});

test('is read once also where a query is only asked when it is awaited', async () => {
  const { feed } = feedOf();
  const query = database.select({ number: sql<number>`nextval('asked')::int` }).from(sql`(select 1) one`);
  const rows = remember(feed, (_locale: 'uk'): Promise<{ number: number }[]> => query);
  expect([await rows('uk'), await rows('uk')]).toEqual([[{ number: 1 }], [{ number: 1 }]]);
});

test('is not remembered while changes may go unnoticed, nor when it failed', async () => {
  const { state, feed } = feedOf();
  let read = 0;
  const names = remember(feed, async (locale: 'uk') => {
    if (++read === 3) throw new Error('gone');
    return `${locale} ${read}`;
  });
  state.isCurrent = false;
  expect([await names('uk'), await names('uk')]).toEqual(['uk 1', 'uk 2']);
  await expect(names('uk')).rejects.toThrow('gone');
  state.isCurrent = true;
  expect([await names('uk'), await names('uk')]).toEqual(['uk 4', 'uk 4']);
});
