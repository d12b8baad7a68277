import { expect, test } from 'vitest';
import { paymentStage } from './payment-stage.ts';

const order = {
  unmatchedPayment: null,
  takesCard: false,
  paymentMethod: 'card',
  paymentStatus: 'UNPAID',
  status: 'PENDING',
  shippingMinor: 0,
  sale: { worthMinor: 500, keptMinor: 500 },
  events: [{ reason: 'placed' }],
} as const;
const kept = (keptMinor: number) => ({ sale: { worthMinor: 500, keptMinor } });
const cancelled = (reason: string, placed = 'placed') => ({
  ...order,
  status: 'CANCELLED',
  events: [{ reason: placed }, { reason }],
});

test('a return from the bank is no payment: only what may be on its way is waited for', () => {
  for (const session of [null, 'OPEN', 'EXPIRED'] as const) {
    expect(paymentStage(order, session)).toBe('unpaid');
    expect(paymentStage({ ...order, paymentStatus: 'FAILED' }, session)).toBe('unpaid');
  }
  expect(paymentStage(order, 'OPEN', { isAnswered: false })).toBe('waiting');
  expect(paymentStage(order, null, { isAnswered: false })).toBe('unpaid'); // there is no page to ask about
  for (const paymentStatus of ['UNPAID', 'FAILED'] as const) {
    expect(paymentStage({ ...order, paymentStatus }, 'PROCESSING')).toBe('processing');
  }
});

test('money ends the waiting, and so does its refusal', () => {
  expect(paymentStage({ ...order, paymentStatus: 'PAID' }, 'PAID')).toBe('done');
  expect(paymentStage({ ...order, paymentStatus: 'FAILED' }, 'FAILED')).toBe('declined');
  // Another page was opened since.
  expect(paymentStage({ ...order, paymentStatus: 'FAILED' }, 'OPEN')).toBe('unpaid');
});

test('an order whose time is over is not waited for', () => {
  expect(paymentStage(cancelled('payment-expired'), 'EXPIRED')).toBe('expired');
});

test('an order that ended otherwise is neither thanked for nor called overdue, however it was to be paid', () => {
  for (const paymentMethod of ['card', 'transfer', 'pod'] as const) {
    const own = { ...cancelled('customer-changed-mind'), paymentMethod };
    expect(paymentStage(own, null)).toBe('closed');
    expect(paymentStage({ ...own, paymentStatus: 'PAID' }, null)).toBe('closed');
    expect(paymentStage({ ...own, status: 'RETURNED', paymentStatus: 'REFUNDED' }, null)).toBe('closed');
  }
  expect(paymentStage({ ...cancelled('payment-expired'), paymentMethod: 'transfer' }, null)).toBe('closed');
  // Its cart was emptied when it was placed.
  expect(paymentStage(cancelled('payment-expired', 'placed-delivery-to-be-quoted'), null)).toBe('closed');
  // The money came after all, and goes back.
  expect(paymentStage({ ...cancelled('payment-expired'), paymentStatus: 'PAID' }, 'PAID')).toBe('closed');
});

test('an order whose money went back is not thanked for', () => {
  const paid = { ...order, status: 'PROCESSING', paymentStatus: 'PAID' } as const;
  expect(paymentStage({ ...paid, paymentStatus: 'REFUNDED', ...kept(0) }, 'REFUNDED')).toBe('closed');
  expect(paymentStage({ ...paid, paymentStatus: 'PARTIALLY_REFUNDED', ...kept(400) }, 'PAID')).toBe('done');
  expect(paymentStage({ ...paid, ...kept(0) }, 'PAID')).toBe('closed'); // promised
  expect(paymentStage({ ...paid, ...kept(500) }, 'PAID', { isWithdrawn: true })).toBe('closed');
  expect(paymentStage(paid, null)).toBe('done');
});

test('nothing is waited for where nothing can be paid yet', () => {
  expect(paymentStage({ ...order, paymentMethod: 'transfer' }, null)).toBe('done');
  expect(paymentStage({ ...order, paymentMethod: 'pod' }, null)).toBe('done');
  expect(paymentStage({ ...order, shippingMinor: null }, null)).toBe('done');
});

test('an order whose bank named another sum says so on its own page', () => {
  expect(paymentStage({ ...order, unmatchedPayment: 'open' }, 'EXPIRED')).toBe('closed');
  expect(paymentStage({ ...order, unmatchedPayment: 'closed' }, 'EXPIRED')).toBe('unpaid');
});
