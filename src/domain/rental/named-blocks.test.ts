import { expect, it } from 'vitest';
import { namedBlocks } from './named-blocks.ts';
import { DEFAULT_RENTAL_PRICES, tiersOf } from './tiers.ts';

const tiers = tiersOf(DEFAULT_RENTAL_PRICES, 'UAH');
const dear = tiersOf({ day: 100, week: 650, month: 2500 }, 'UAH');

it.each([
  ['day', 1],
  ['week', 1],
  ['month', 2],
] as const)('nothing is to be said of a rental by the %s that is charged as such', (duration, count) => {
  expect(namedBlocks({ duration, count }, tiers)).toEqual([]);
});

it('nothing is to be said of days that are charged by the day', () => {
  expect(namedBlocks({ duration: 'day', count: 3 }, dear)).toEqual([]);
});

it('names the blocks of other lengths, longest first', () => {
  expect(namedBlocks({ duration: 'day', count: 5 }, tiers)).toEqual([{ duration: 'week', count: 1 }]);
  expect(namedBlocks({ duration: 'day', count: 9 }, dear)).toEqual([
    { duration: 'week', count: 1 },
    { duration: 'day', count: 2 },
  ]);
});
