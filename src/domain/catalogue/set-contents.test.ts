import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { contentsTotal, partPrice } from './set-contents.ts';

const none = { sale: null, day: null, week: null, month: null };
const product = (minor: number | null, more: { displayOnly?: { mark: string; why: string } } = {}) => ({
  id: 1,
  picture: 'prm-n54s-430-three-quarter',
  prices: { UAH: { ...none, sale: minor }, PLN: none },
  ...more,
});

test('the sum of the parts of a set counts each piece', () => {
  const parts = [
    { product: product(613_000), quantity: 4 },
    { product: product(2_590_000), quantity: 1 },
  ];
  expect(contentsTotal(parts, 'UAH')).toEqual(money(5_042_000, 'UAH'));
});

test('there is no sum unless every part is sold by itself in the currency', () => {
  const sold = { product: product(100), quantity: 1 };
  expect(contentsTotal([], 'UAH')).toBeNull();
  expect(contentsTotal([sold, { product: null, quantity: 1 }], 'UAH')).toBeNull();
  expect(contentsTotal([sold, { product: product(null), quantity: 1 }], 'UAH')).toBeNull();
  expect(contentsTotal([sold], 'PLN')).toBeNull();
  const shown = { product: product(100, { displayOnly: { mark: 'x', why: 'y' } }), quantity: 1 };
  expect(partPrice(shown, 'UAH')).toBeNull();
  expect(contentsTotal([sold, shown], 'UAH')).toBeNull();
});
