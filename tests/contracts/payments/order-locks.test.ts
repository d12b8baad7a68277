import { afterAll, expect, test } from 'vitest';
import { daysAfter } from '../../../src/domain/calendar/days.ts';
import { countLocks, statementsOf } from '../../support/count-locks.ts';
import { openReturnsShop } from '../../support/leases-given-back.ts';

const shop = await openReturnsShop();
afterAll(() => shop.close());

const STAFF = { staffId: shop.staff };
const tracking = { carrier: 'nova-poshta', number: '20450012345678' };
const locks = (work: () => Promise<unknown>) => countLocks('orders', work);

test('each step of an order locks its row once', async () => {
  const { orderId } = await shop.place({ payment: 'pod' }, 2);
  const step = { orderId, ...STAFF };
  expect(await locks(() => shop.shop.orders.confirmOrder(step))).toBe(1);
  expect(await locks(() => shop.shop.orders.shipOrder({ ...step, tracking }))).toBe(1);
  expect(await locks(() => shop.shop.orders.deliverOrder(step))).toBe(1);
  expect(await shop.order(orderId)).toMatchObject({ status: 'DELIVERED' });
  expect(await locks(() => shop.goodsReturn(orderId, { back: 2, sellable: 1 }))).toBe(1);
  expect(await shop.order(orderId)).toMatchObject({ status: 'RETURNED' });
});

test('each cancellation locks its order once', async () => {
  const [byStaff, byCustomer, unpaid] = [await shop.place(), await shop.place(), await shop.place()];
  const { cancelByStaff, cancelOrder } = shop.shop.orders;
  expect(await locks(() => cancelByStaff({ orderId: byStaff.orderId, reason: 'sold-out', ...STAFF }))).toBe(
    1,
  );
  const own = { orderId: byCustomer.orderId, userId: shop.customer, reason: 'mistake' } as const;
  expect(await locks(() => cancelOrder(own))).toBe(1);
  await shop.due(unpaid.orderId, { dueOn: '2026-01-01', notice: 'warned' });
  expect(await locks(shop.lookAfter)).toBe(1);
  for (const { orderId } of [byStaff, byCustomer, unpaid]) {
    expect(await shop.order(orderId)).toMatchObject({ status: 'CANCELLED' });
  }
});

test('money that pays an order locks it once', async () => {
  const { orderId, total } = await shop.place();
  expect(await locks(() => shop.came(orderId, total))).toBe(1);
  expect(await shop.order(orderId)).toMatchObject({ status: 'PROCESSING', paymentStatus: 'PAID' });
});

test('a lease that is settled locks the orders of its bills before its own row and its bookings, as who pays a bill does', async () => {
  const { orderId, leaseId, period } = await shop.active(10);
  const lastDay = daysAfter(period.lastDay, 5);
  const asked = { ...shop.asker(leaseId), lastDay, payment: 'transfer' as const };
  expect(await shop.shop.orders.extendLease(asked)).toMatchObject({ ok: true });
  for (const to of ['RETURNED', 'COMPLETED'] as const) {
    const asks = await statementsOf(() => shop.step(orderId, leaseId, to));
    const written = asks.findIndex((text) => /^update "(?:leases|bookings)"/.test(text));
    const locked = asks.findIndex((text) => /from "lease_bills".* for update of "orders"/s.test(text));
    expect(written).toBeGreaterThan(-1);
    expect(locked).toBeGreaterThan(-1);
    expect(locked).toBeLessThan(written);
  }
});
