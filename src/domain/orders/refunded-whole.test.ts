import { expect, test } from 'vitest';
import { isRefundedWhole } from './refunded-whole.ts';

const paid = { paymentStatus: 'PAID', totalMinor: 1000, keptMinor: 1000 } as const;

test('nothing is sent for money of which refunds, made or to be made, leave nothing', () => {
  expect(isRefundedWhole({ ...paid, paymentStatus: 'REFUNDED', keptMinor: 0 })).toBe(true);
  expect(isRefundedWhole({ ...paid, keptMinor: 0 })).toBe(true);
  expect(isRefundedWhole({ ...paid, keptMinor: -1 })).toBe(true);
  // Whatever was left over is no payment for goods.
  expect(isRefundedWhole({ ...paid, keptMinor: 1 })).toBe(true);
  expect(isRefundedWhole({ ...paid, paymentStatus: 'PARTIALLY_REFUNDED', keptMinor: 99 })).toBe(true);
});

test('what keeps its money, a part of it, or is paid at the door is sent', () => {
  expect(isRefundedWhole(paid)).toBe(false);
  expect(isRefundedWhole({ ...paid, keptMinor: 900 })).toBe(false);
  expect(isRefundedWhole({ ...paid, paymentStatus: 'PARTIALLY_REFUNDED', keptMinor: 100 })).toBe(false);
  expect(isRefundedWhole({ ...paid, paymentStatus: 'UNPAID', keptMinor: 0 })).toBe(false);
  // A code of 100 percent.
  expect(isRefundedWhole({ ...paid, totalMinor: 0, keptMinor: 0 })).toBe(false);
});
