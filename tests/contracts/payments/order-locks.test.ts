import { afterAll, expect, test } from 'vitest';
import { countLocks } from '../../support/count-locks.ts';
import { openTransferShop } from '../../support/transfer-shop.ts';

const shop = await openTransferShop();
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
