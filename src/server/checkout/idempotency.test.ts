import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { addCustomers, bought, ORDER_NEEDS, orderRequest } from '../../../tests/support/sample-order.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { DELIVERY_QUOTED } from '../../domain/orders/payable-since.ts';
import { products } from '../catalogue/tables.ts';
import { orderEvents } from '../orders/event-tables.ts';
import { orders } from '../orders/tables.ts';
import { emails } from '../outbox/tables.ts';
import { requestHash } from './idempotency.ts';
import { placeOrder } from './place-order.ts';

const { database } = await openTestDatabase();
await addCustomers(database, 'olena', 'marek');

const place = (idempotencyKey: string | null, quantity = 1, userId = 'olena') =>
  placeOrder(
    database,
    ORDER_NEEDS,
  )(orderRequest(userId, { lines: [bought(1801, quantity)], idempotencyKey }));
const ordersWritten = () => database.$count(orders);

describe('a key', () => {
  test('that comes again answers with the order that it placed, and places none', async () => {
    const first = await place('again');
    const before = [await ordersWritten(), await database.$count(emails)];
    expect(first).toMatchObject({ ok: true, repeated: false });
    expect(await place('again')).toEqual({ ...first, repeated: true });
    expect([await ordersWritten(), await database.$count(emails)]).toEqual(before);
  });

  test('that comes twice at once places one order', async () => {
    const before = await ordersWritten();
    const results = await Promise.all([place('twice'), place('twice'), place('twice')]);
    expect(new Set(results.map((result) => result.ok && result.orderId)).size).toBe(1);
    expect(results.filter((result) => result.ok && result.repeated)).toHaveLength(2);
    expect(await ordersWritten()).toBe(before + 1);
  });

  test('that came with another request is refused', async () => {
    await place('changed', 1);
    expect(await place('changed', 2)).toEqual({ ok: false, reason: 'idempotency-key-reused' });
  });

  test('that comes again with another total is refused, and answers the order with its own or none', async () => {
    const placeAt = (seenTotalMinor: number | null) =>
      placeOrder(
        database,
        ORDER_NEEDS,
      )(orderRequest('olena', { lines: [bought(1801)], idempotencyKey: 'of-a-total', seenTotalMinor }));
    const first = await placeAt(null);
    if (!first.ok) throw new Error(first.reason);
    const isFirst = eq(orders.id, first.orderId);
    const [order] = await database.select().from(orders).where(isFirst);
    const totalMinor = order?.totalMinor ?? 0;
    const written = await ordersWritten();
    const reused = { ok: false, reason: 'idempotency-key-reused' };
    for (const other of [1, totalMinor - 1, totalMinor + 1]) expect(await placeAt(other)).toEqual(reused);
    for (const same of [totalMinor, null]) expect(await placeAt(same)).toEqual({ ...first, repeated: true });
    // A delivery that is quoted since makes the total another, and the call is the same.
    await database
      .update(orders)
      .set({ totalMinor: totalMinor + 5000, shippingMinor: (order?.shippingMinor ?? 0) + 5000 })
      .where(isFirst);
    await database.insert(orderEvents).values({
      orderId: first.orderId,
      fromStatus: 'PENDING',
      toStatus: 'PENDING',
      actor: 'staff:nobody',
      reason: DELIVERY_QUOTED,
    });
    expect(await placeAt(totalMinor)).toEqual({ ...first, repeated: true });
    expect(await ordersWritten()).toBe(written);
  });

  test('is its customer’s own', async () => {
    const hers = await place('shared', 1, 'olena');
    const his = await place('shared', 1, 'marek');
    expect([hers, his]).toMatchObject([
      { ok: true, repeated: false },
      { ok: true, repeated: false },
    ]);
    expect(hers.ok && his.ok && hers.orderId === his.orderId).toBe(false);
  });

  test('of a request that was refused may come again', async () => {
    const setStock = (stock: number) => database.update(products).set({ stock }).where(eq(products.id, 1801));
    await setStock(0);
    expect(await place('refused')).toMatchObject({ ok: false, reason: 'out-of-stock' });
    await setStock(50);
    expect(await place('refused')).toMatchObject({ ok: true, repeated: false });
  });
});

test('requests without a key are orders of their own', async () => {
  const before = await ordersWritten();
  await place(null);
  await place(null);
  expect(await ordersWritten()).toBe(before + 2);
});

test('the hash of a request is that of the text which earlier versions kept, whatever else a line says', () => {
  const lines = [
    { id: 2001, quantity: 1, rental: { duration: 'week', count: 2, startDate: null } } as const,
    bought(101, 3),
  ];
  const request = orderRequest('olena', { lines, idempotencyKey: null });
  const { shipping, payment, currency } = request;
  const text = JSON.stringify({
    lines: [
      { productId: 101, quantity: 3, rental: null },
      { productId: 2001, quantity: 1, rental: { duration: 'week', count: 2 } },
    ],
    shipping,
    payment,
    currency,
  });
  expect(requestHash(request)).toBe(createHash('sha256').update(text).digest('base64url'));
});

test('the hash of a request is the same whatever the sequence of its lines, those of one product among them', () => {
  const lines = [bought(101, 1), bought(1801, 2), bought(101, 2)];
  const hashOf = (sequence: typeof lines) => requestHash(orderRequest('olena', { lines: sequence }));
  expect(hashOf(lines.toReversed())).toBe(hashOf(lines));
  expect(hashOf([bought(101, 1), bought(1801, 2), bought(101, 1)])).not.toBe(hashOf(lines));
});
