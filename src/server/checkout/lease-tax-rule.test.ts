import { expect, test } from 'vitest';
import { leaseTaxRule } from './lease-tax-rule.ts';

test('further days of a lease are taxed at the rate of the day, and added or included as it was ordered', () => {
  const tax = {
    UAH: { ratePercent: 20, mode: 'included' },
    PLN: { ratePercent: 23, mode: 'added' },
  } as const;
  expect(leaseTaxRule({ currency: 'UAH', taxMode: 'added' }, { tax })).toEqual({
    ratePercent: 20,
    mode: 'added',
  });
  expect(leaseTaxRule({ currency: 'PLN', taxMode: 'included' }, { tax })).toEqual({
    ratePercent: 23,
    mode: 'included',
  });
});
