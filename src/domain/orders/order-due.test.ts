import { expect, test } from 'vitest';
import { orderDue } from './order-due.ts';

const card = {
  status: 'PENDING',
  paymentMethod: 'card',
  paymentStatus: 'UNPAID',
  shippingMinor: 200_00,
  totalMinor: 1400_00,
  heldMinor: 0,
  owedMinor: 0,
  cardMinor: 0,
  takesCard: false,
  unmatchedPayment: null,
  heldUntil: '2026-11-05T10:40:00.000Z',
  paymentDueOn: null,
} as const;
const transfer = { ...card, paymentMethod: 'transfer', heldUntil: null, paymentDueOn: '2026-11-10' } as const;

test('a card is paid until its goods are held no more, a failed one too', () => {
  const due = { amountMinor: 1400_00, until: '2026-11-05T10:40:00.000Z' };
  expect(orderDue(card, null)).toEqual(due);
  expect(orderDue({ ...card, paymentStatus: 'FAILED' }, 'FAILED')).toEqual(due);
});

test('what a bank looks at is not asked for again', () => {
  expect(orderDue(card, 'PROCESSING')).toBeNull();
  expect(orderDue({ ...card, unmatchedPayment: 'open' }, null)).toBeNull();
});

test('of a replacement a card or a transfer pays what its credit leaves, until the day of the transfer', () => {
  const rest = { ...transfer, takesCard: true, heldMinor: 900_00 };
  expect(orderDue(rest, 'OPEN')).toEqual({ amountMinor: 500_00, until: '2026-11-10' });
  expect(orderDue(rest, 'PROCESSING')).toBeNull();
  expect(orderDue({ ...rest, cardMinor: 400_00 }, null)?.amountMinor).toBe(100_00);
  expect(orderDue({ ...rest, awaitsCredit: true }, null)).toBeNull();
});

test('of a transfer the rest is asked for until its day', () => {
  expect(orderDue(transfer, null)).toEqual({ amountMinor: 1400_00, until: '2026-11-10' });
  expect(orderDue({ ...transfer, heldMinor: 500_00, owedMinor: 100_00 }, null)?.amountMinor).toBe(1000_00);
  expect(orderDue({ ...transfer, status: 'SHIPPED', paymentDueOn: null }, null)?.until).toBeNull();
});

test.each([
  ['is paid at the door', { ...card, paymentMethod: 'pod' }],
  ['is paid', { ...transfer, paymentStatus: 'PAID' }],
  ['is cancelled', { ...transfer, status: 'CANCELLED' }],
  ['waits for the price of its delivery', { ...transfer, shippingMinor: null }],
  ['comes to nothing', { ...transfer, totalMinor: 0 }],
] as const)('nothing is due of an order that %s', (_, order) => {
  expect(orderDue(order, null)).toBeNull();
});
