import { expect, test } from 'vitest';
import { purchase, rental } from './sample-items.test-support.ts';
import { subtractLines } from './subtract-lines.ts';

test('what was ordered leaves the cart, and what was added since stays', () => {
  const cart = [purchase({ id: 1, quantity: 5 }), purchase({ id: 2 }), rental({ id: 1, quantity: 2 })];
  const ordered = [
    { uniqueKey: '1', quantity: 2 },
    { uniqueKey: '1-rent-week-2', quantity: 2 },
    { uniqueKey: '3', quantity: 1 },
  ];
  const left = subtractLines(cart, ordered);
  expect(left.map(({ uniqueKey, quantity }) => [uniqueKey, quantity])).toEqual([
    ['1', 3],
    ['2', 1],
  ]);
});
