import { expect, test } from 'vitest';
import { priceChoice, type PriceBasis } from './price-span.ts';

const basis: PriceBasis = {
  currency: 'UAH',
  taxRule: { ratePercent: 20, mode: 'added' },
  priceView: 'gross',
};
const span = { currency: 'UAH', from: 120, to: 240 } as const;

test('prices are narrowed as they are shown: with tax, or without it where those are the large ones', () => {
  expect(priceChoice(span, basis)).toEqual({ price: { from: 100_00, to: 200_00 } });
  expect(priceChoice(span, { ...basis, priceView: 'net' })).toEqual({ price: { from: 120_00, to: 240_00 } });
});

test('an end that is not named narrows nothing, nor does another currency', () => {
  expect(priceChoice({ ...span, to: null }, basis)).toEqual({ price: { from: 100_00, to: null } });
  expect(priceChoice(span, { ...basis, currency: 'PLN' })).toEqual({});
});
