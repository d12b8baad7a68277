import { expect, test } from 'vitest';
import { isUnlikelyRate, likelyRates, type RatePair } from './likely-rate.ts';

test.each<RatePair>(['PLN/UAH', 'USD/UAH', 'EUR/UAH', 'USD/PLN', 'EUR/PLN'])(
  'the bounds of %s are likely themselves, and what is beyond them is not',
  (pair) => {
    const { from, to } = likelyRates(pair);
    for (const rate of [from, to]) expect(isUnlikelyRate(pair, rate * 1_000_000, 1_000_000)).toBe(false);
    for (const cost of [from * 1_000_000 - 1, to * 1_000_000 + 1, 0])
      expect(isUnlikelyRate(pair, cost, 1_000_000)).toBe(true);
  },
);
