import { expect, test } from 'vitest';
import { paymentStage } from './payment-stage.ts';

const order = {
  paymentMethod: 'card',
  paymentStatus: 'UNPAID',
  status: 'PENDING',
  shippingMinor: 0,
} as const;

test('a return from the bank is no payment', () => {
  for (const session of [null, 'OPEN', 'PROCESSING', 'EXPIRED'] as const) {
    expect(paymentStage(order, session)).toBe('waiting');
  }
});

test('money ends the waiting, and so does its refusal', () => {
  expect(paymentStage({ ...order, paymentStatus: 'PAID' }, 'PAID')).toBe('done');
  expect(paymentStage({ ...order, paymentStatus: 'FAILED' }, 'FAILED')).toBe('declined');
  // Another page was opened since.
  expect(paymentStage({ ...order, paymentStatus: 'FAILED' }, 'OPEN')).toBe('waiting');
});

test('an order whose time is over is not waited for', () => {
  expect(paymentStage({ ...order, status: 'CANCELLED' }, 'EXPIRED')).toBe('expired');
});

test('nothing is waited for where nothing can be paid yet', () => {
  expect(paymentStage({ ...order, paymentMethod: 'transfer' }, null)).toBe('done');
  expect(paymentStage({ ...order, paymentMethod: 'pod' }, null)).toBe('done');
  expect(paymentStage({ ...order, shippingMinor: null }, null)).toBe('done');
});
