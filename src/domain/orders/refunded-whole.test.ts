import { expect, test } from 'vitest';
import { isRefundedWhole } from './refunded-whole.ts';

const paid = { paymentMethod: 'card', paymentStatus: 'PAID', heldMinor: 0, owedMinor: 0 } as const;
const transferred = { ...paid, paymentMethod: 'transfer', heldMinor: 500 } as const;

test('nothing is sent for money that went back whole, however it had come', () => {
  for (const paymentMethod of ['card', 'transfer', 'pod'] as const) {
    expect(isRefundedWhole({ ...paid, paymentMethod, paymentStatus: 'REFUNDED' })).toBe(true);
  }
  expect(isRefundedWhole({ ...transferred, owedMinor: 500 })).toBe(true); // promised, not sent yet
});

test('what keeps its money, a part of it, or is paid at the door is sent', () => {
  expect(isRefundedWhole(paid)).toBe(false);
  expect(isRefundedWhole({ ...paid, paymentStatus: 'PARTIALLY_REFUNDED' })).toBe(false);
  expect(isRefundedWhole({ ...paid, paymentMethod: 'pod', paymentStatus: 'UNPAID' })).toBe(false);
  expect(isRefundedWhole(transferred)).toBe(false);
  expect(isRefundedWhole({ ...transferred, owedMinor: 100 })).toBe(false); // too much had come
  // A card paid, and what came by transfer besides goes back.
  expect(isRefundedWhole({ ...paid, heldMinor: 500, owedMinor: 500 })).toBe(false);
});
