import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { addCustomers, bought, ORDER_NEEDS, orderRequest } from '../../../tests/support/sample-order.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { createDiscount, newDiscountSchema } from '../discounts/manage-discounts.ts';
import { findOrder } from '../orders/find-order.ts';
import { listOrders } from '../orders/list-orders.ts';
import { reorder } from '../orders/reorder.ts';
import { emails } from '../outbox/tables.ts';
import type { OrderRequest } from './order-request.ts';
import { placeOrder } from './place-order.ts';

const { database } = await openTestDatabase();
await addCustomers(database, 'olena');
const made = {
  code: 'once',
  kind: 'percentage',
  percent: 10,
  amounts: {},
  minimums: {},
  maxUsesPerCustomer: 1,
};
await createDiscount(database)(v.parse(newDiscountSchema, made));

const place = (request: Partial<OrderRequest>) =>
  placeOrder(database, ORDER_NEEDS)(orderRequest('olena', { lines: [bought(1801)], ...request }));
async function placed(request: Partial<OrderRequest> = {}): Promise<string> {
  const result = await place(request);
  if (!result.ok) throw new Error(result.reason);
  return result.orderId;
}
const asGuest = (email: string, rest: Partial<OrderRequest> = {}) => ({
  ...rest,
  user: null,
  shipping: { ...orderRequest('olena').shipping, email },
});
const find = findOrder(database);
async function emailOf(orderId: string): Promise<string> {
  const rows = await database
    .select()
    .from(emails)
    .where(eq(emails.occasion, `order-placed:${orderId}`));
  return rows.map(({ recipient, plain }) => `${recipient}\n${plain}`).join();
}

describe('an order of a guest', () => {
  test('belongs to nobody: it opens to who holds its key, and stands in no list', async () => {
    const orderId = await placed(asGuest('anna@example.com'));
    expect(await find(orderId, null, [orderId])).toMatchObject({
      ok: true,
      order: { userId: null, events: [{ actor: 'customer', reason: 'placed' }] },
    });
    expect(await find(orderId, null)).toEqual({ ok: false, reason: 'not-signed-in' });
    expect(await find(orderId, 'olena')).toEqual({ ok: false, reason: 'not-owner' });
    const { orders } = await listOrders(database)('olena', { page: 1, pageSize: 10 });
    expect(orders.map(({ id }) => id)).not.toContain(orderId);
  });

  test('is written of to its e-mail, with the way to it', async () => {
    const orderId = await placed(asGuest('anna@example.com'));
    const email = await emailOf(orderId);
    expect(email).toMatch(/^anna@example\.com\n/);
    expect(email).toContain(`/order/${orderId}?key=`);
  });

  test('is cancelled with its key alone, and never ordered again into a cart', async () => {
    const orderId = await placed(asGuest('anna@example.com'));
    const cancel = cancelOrder(database, ORDER_NEEDS);
    const asked = { orderId, reason: 'mistake' } as const;
    expect(await cancel({ ...asked, userId: null })).toMatchObject({ reason: 'not-signed-in' });
    expect(await cancel({ ...asked, userId: 'olena' })).toMatchObject({ reason: 'not-owner' });
    expect(await cancel({ ...asked, userId: null, guestOrderIds: [orderId] })).toEqual({ ok: true });
    const again = { orderId, userId: null, locale: 'uk', token: 'a-token-of-a-form' } as const;
    expect(await reorder(database)(again)).toEqual({ ok: false, reason: 'not-signed-in' });
  });

  test('is placed once for a key, which is one of its e-mail', async () => {
    const idempotencyKey = 'the-key-of-a-guest';
    const first = await place(asGuest('anna@example.com', { idempotencyKey }));
    const again = await place(asGuest('anna@example.com', { idempotencyKey }));
    expect(again).toEqual({ ...first, repeated: true });
    expect(await place(asGuest('piotr@example.com', { idempotencyKey }))).toMatchObject({ repeated: false });
    const other = asGuest('Anna@Example.com', { idempotencyKey, lines: [bought(1801, 2)] });
    expect(await place(other)).toEqual({ ok: false, reason: 'idempotency-key-reused' });
  });

  test('uses a code as one customer, by its e-mail; what was cancelled unpaid is given back', async () => {
    const discountCode = 'once';
    const orderId = await placed(asGuest('anna@example.com', { discountCode }));
    const refused = { ok: false, discount: { reason: 'discount-used-up' } };
    expect(await place(asGuest('ANNA@example.com', { discountCode }))).toMatchObject(refused);
    expect(await place(asGuest('piotr@example.com', { discountCode }))).toMatchObject({ ok: true });
    expect(await place({ discountCode })).toMatchObject({ ok: true });
    await cancelOrder(
      database,
      ORDER_NEEDS,
    )({ orderId, userId: null, guestOrderIds: [orderId], reason: 'other' });
    expect(await place(asGuest('anna@example.com', { discountCode }))).toMatchObject({ ok: true });
  });
});

describe('an order of a company', () => {
  const company = { company: 'ТОВ «Промінь»', taxNumber: '14360570' };
  const PLACE = { address: 'ul. Prosta 1', city: 'Warszawa', postalCode: '00-838', country: 'PL' } as const;
  const viewOf = async (orderId: string) => {
    const found = await find(orderId, 'olena');
    if (!found.ok) throw new Error(found.reason);
    return found.order;
  };

  test('is invoiced to it where the goods go, or at its own address', async () => {
    const near = await viewOf(await placed({ billing: { ...company, place: null } }));
    expect(near.billingAddress).toEqual({ ...near.shippingAddress, ...company });
    const far = await viewOf(await placed({ billing: { ...company, place: PLACE } }));
    expect(far.billingAddress).toEqual({ ...far.shippingAddress, ...company, ...PLACE });
    expect(far.shippingAddress.city).toBe('Kyiv');
    expect((await viewOf(await placed())).billingAddress).toBeNull();
  });

  test('says so in its e-mail', async () => {
    const email = await emailOf(await placed({ billing: { ...company, place: PLACE } }));
    expect(email).toContain('ТОВ «Промінь»');
    expect(email).toContain('14360570');
    expect(email).toContain('ul. Prosta 1');
    expect(await emailOf(await placed())).not.toContain('14360570');
  });

  test('is another order for another company, whatever the key', async () => {
    const idempotencyKey = 'a-key-of-a-company';
    await placed({ billing: { ...company, place: null }, idempotencyKey });
    expect(await place({ idempotencyKey })).toEqual({ ok: false, reason: 'idempotency-key-reused' });
  });
});
