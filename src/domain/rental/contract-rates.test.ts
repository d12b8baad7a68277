import { expect, test } from 'vitest';
import { isReckonedBy } from './contract-rates.ts';

const RATES = [{ amountMinor: 1_000_00 }, { amountMinor: 50_00 }];

test.each([
  [1_050_00, false, true],
  // Parts that were billed one by one are rounded one by one.
  [1_050_03, false, true],
  [1_049_97, false, true],
  [900_00, false, false],
  [1_200_00, false, false],
  [900_00, true, true],
  [1_200_00, true, false],
])('a price of %i, with a discount: %s, is what its rates come to: %s', (priceMinor, isDiscounted, is) => {
  expect(isReckonedBy(RATES, { priceMinor, isDiscounted })).toBe(is);
});
