import { expect, it } from 'vitest';
import { taxRuleOf } from './tax-rule-of.ts';

const placed = {
  subtotalMinor: 1000_00,
  discountMinor: 100_00,
  taxMinor: 180_00,
  taxRatePercent: 20,
  shippingMinor: 200_00,
  paymentFeeMinor: 50_00,
  depositMinor: 0,
  totalMinor: 1330_00,
};

it('reads from an order whether its tax was added to the prices or in them', () => {
  expect(taxRuleOf(placed)).toEqual({ ratePercent: 20, mode: 'added' });
  expect(taxRuleOf({ ...placed, taxMinor: 150_00, totalMinor: 1150_00 }).mode).toBe('included');
  expect(taxRuleOf({ ...placed, shippingMinor: null, totalMinor: 1130_00 }).mode).toBe('added');
});
