import { expect, test } from 'vitest';
import { PURCHASE_TRANSITIONS } from './order-status.ts';
import { isPaidAtDoor, paidInPart, PAYMENT_STATUSES, shownPaymentStatus } from './payment-status.ts';

test('what was handed over to be paid at the door is paid by its customer, and nothing else is by that', () => {
  const paid = Object.keys(PURCHASE_TRANSITIONS).flatMap((status) =>
    ['card', 'transfer', 'pod'].flatMap((paymentMethod) =>
      PAYMENT_STATUSES.filter((paymentStatus) => isPaidAtDoor({ status, paymentMethod, paymentStatus })).map(
        (paymentStatus) => `${status} ${paymentMethod} ${paymentStatus}`,
      ),
    ),
  );
  expect(paid).toEqual(['DELIVERED pod UNPAID', 'COMPLETED pod UNPAID']);
});

test('what failed before is not said while the bank looks at another payment', () => {
  const order = { status: 'PENDING', paymentStatus: 'FAILED' };
  expect(shownPaymentStatus(order, 'FAILED')).toBe('FAILED');
  expect(shownPaymentStatus(order, null)).toBe('FAILED');
  expect(shownPaymentStatus(order, 'PROCESSING')).toBeNull();
  expect(shownPaymentStatus({ ...order, paymentStatus: 'PAID' }, 'PROCESSING')).toBe('PAID');
});

test('of an order that ended without money nothing is said', () => {
  expect(shownPaymentStatus({ status: 'CANCELLED', paymentStatus: 'UNPAID' }, null)).toBeNull();
  expect(shownPaymentStatus({ status: 'CANCELLED', paymentStatus: 'REFUNDED' }, null)).toBe('REFUNDED');
});

test('paid in part is what has a part of its money, waits for the rest, and is not paid to a carrier', () => {
  const part = {
    status: 'PENDING',
    paymentStatus: 'UNPAID',
    paymentMethod: 'transfer',
    totalMinor: 759_00,
    heldMinor: 710_00,
    owedMinor: 10_00,
    cardMinor: 0,
  };
  expect(paidInPart(part)).toEqual({ receivedMinor: 700_00, missingMinor: 59_00 });
  expect(paidInPart({ ...part, status: 'SHIPPED' })).not.toBeNull();
  for (const other of [
    { owedMinor: 710_00 },
    { paymentStatus: 'PAID' },
    { status: 'CANCELLED' },
    { status: 'RETURNED' },
    { status: 'DELIVERED', paymentMethod: 'pod' },
  ])
    expect(paidInPart({ ...part, ...other })).toBeNull();
});

test('money that only pays what replaces exchanged goods was refunded to nobody', () => {
  const order = { status: 'DELIVERED', paymentStatus: 'PARTIALLY_REFUNDED' };
  expect(shownPaymentStatus({ ...order, isOnlyMoved: true }, null)).toBe('MOVED');
  expect(shownPaymentStatus({ ...order, isOnlyMoved: false }, null)).toBe('PARTIALLY_REFUNDED');
  expect(shownPaymentStatus({ ...order, paymentStatus: 'PAID', isOnlyMoved: true }, null)).toBe('PAID');
});
