import { randomUUID } from 'node:crypto';
import { afterAll, expect, test, vi } from 'vitest';
import { orderRequest } from '../../../tests/support/sample-order.ts';
import { openTransferShop } from '../../../tests/support/transfer-shop.ts';
import { daysAfter } from '../../domain/calendar/days.ts';
import { firstHandOverByTransfer } from '../../domain/checkout/payment-due.ts';
import { workingDaysFrom } from '../../domain/calendar/working-days.ts';

const transfers = await openTransferShop();
const { shop, customer, close } = transfers;
afterAll(close);

/** A Saturday to come, whatever day it is. */
const today = new Date().toISOString().slice(0, 10);
const saturday = daysAfter(today, 6 - new Date(today).getUTCDay() + 7);
vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${saturday}T10:00:00Z`) });
afterAll(() => void vi.useRealTimers());

const rented = (startDate: string) => [
  { id: 2501, quantity: 1, rental: { duration: 'day' as const, count: 1, startDate } },
];

test('a machine that is handed over before a transfer can come is not ordered by one', async () => {
  const monday = workingDaysFrom(saturday, 1, 'UA');
  const order = (startDate: string, payment: 'transfer' | 'card', idempotencyKey = randomUUID()) =>
    shop.checkout.placeOrder(
      orderRequest(customer, { lines: rented(startDate), payment, idempotencyKey, city: 'Kyiv' }),
    );
  expect(await order(monday, 'transfer')).toEqual({ ok: false, reason: 'payment-not-offered' });
  expect(await order(monday, 'card')).toMatchObject({ ok: true });

  const [key, later] = [randomUUID(), firstHandOverByTransfer(saturday, 'UA')];
  const placed = await order(later, 'transfer', key);
  expect(placed).toMatchObject({ ok: true, repeated: false });
  // The same order sent again after the day on which it could be placed is still that order.
  vi.setSystemTime(new Date(`${later}T10:00:00Z`));
  expect(await order(later, 'transfer', key)).toEqual({ ...placed, repeated: true });
});

test('nor is a parcel that leaves before it', async () => {
  vi.setSystemTime(new Date(`${saturday}T10:00:00Z`));
  const order = (workingDays: number) => {
    const startDate = workingDaysFrom(saturday, workingDays, 'UA');
    const rental = { duration: 'day' as const, count: 1, startDate };
    const lines = [{ id: 2001, quantity: 1, rental }];
    return shop.checkout.placeOrder(orderRequest(customer, { lines, payment: 'transfer', city: 'Kyiv' }));
  };
  expect(await order(6)).toEqual({ ok: false, reason: 'payment-not-offered' });
  expect(await order(7)).toMatchObject({ ok: true });
});
