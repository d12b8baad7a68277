import { expect, test } from 'vitest';
import { isRefundedWhole } from './refunded-whole.ts';

const kept = (keptMinor: number, worthMinor = 1000) => ({ sale: { worthMinor, keptMinor } });
const paid = { paymentStatus: 'PAID', ...kept(1000) } as const;

test('nothing is sent for money of which refunds, made or to be made, leave nothing', () => {
  expect(isRefundedWhole({ ...paid, paymentStatus: 'REFUNDED', ...kept(0) })).toBe(true);
  expect(isRefundedWhole({ ...paid, ...kept(0) })).toBe(true);
  expect(isRefundedWhole({ ...paid, ...kept(-1) })).toBe(true);
  // Whatever was left over is no payment for goods.
  expect(isRefundedWhole({ ...paid, ...kept(1) })).toBe(true);
  expect(isRefundedWhole({ ...paid, paymentStatus: 'PARTIALLY_REFUNDED', ...kept(99) })).toBe(true);
});

test('what keeps its money, a part of it, or is paid at the door is sent', () => {
  expect(isRefundedWhole(paid)).toBe(false);
  expect(isRefundedWhole({ ...paid, ...kept(900) })).toBe(false);
  expect(isRefundedWhole({ ...paid, paymentStatus: 'PARTIALLY_REFUNDED', ...kept(100) })).toBe(false);
  expect(isRefundedWhole({ ...paid, paymentStatus: 'UNPAID', ...kept(0) })).toBe(false);
  // A code of 100 percent.
  expect(isRefundedWhole({ ...paid, ...kept(0, 0) })).toBe(false);
});

test('what the order does not sell any more is no measure of what is kept for its goods', () => {
  // Goods for 60 and their way for 40, of an order of 10 000 with a machine that was not rented after all.
  expect(isRefundedWhole({ ...paid, paymentStatus: 'PARTIALLY_REFUNDED', ...kept(100, 100) })).toBe(false);
  expect(isRefundedWhole({ ...paid, paymentStatus: 'PARTIALLY_REFUNDED', ...kept(10, 100) })).toBe(false);
  expect(isRefundedWhole({ ...paid, paymentStatus: 'PARTIALLY_REFUNDED', ...kept(9, 100) })).toBe(true);
});
