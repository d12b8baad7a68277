import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { sessionSchema } from '../../../src/server/api/checkout-session.ts';
import { orderRecordSchema } from '../../../src/server/api/serializers/order-record.ts';
import { listOf, readAs, readProblem } from '../../support/answer.ts';
import { checkoutBody } from '../../support/checkout-body.ts';
import { openTestShop, type SignedInCustomer } from '../../support/test-shop.ts';

const { api, signedIn, close } = await openTestShop();
afterAll(close);

const FOREIGN = 'Unauthorized: This order does not belong to the current user';

async function place({ headers }: SignedInCustomer, quantity = 1): Promise<string> {
  const body = JSON.stringify(checkoutBody([{ id: 101, quantity }]));
  const answer = await api('/create-checkout-session', { method: 'POST', headers, body });
  return (await readAs(sessionSchema, answer)).orderId;
}
const listFor = async ({ headers }: SignedInCustomer, query = '') =>
  readAs(listOf(orderRecordSchema), await api(`/orders${query}`, { headers }));

describe('GET /orders', () => {
  test('answers 401 to a visitor and to a damaged session', async () => {
    for (const cookie of ['', 'session=forged.token']) {
      const answer = await api('/orders', { headers: { cookie } });
      expect(answer.status).toBe(401);
      expect(await readProblem(answer)).toMatchObject({
        name: 'UnauthorizedError',
        details: { reason: 'not-signed-in' },
      });
    }
  });

  test('answers the customer’s own orders, newest first, ten a page', async () => {
    const customer = await signedIn();
    const other = await signedIn();
    await place(other);
    const placed: string[] = [];
    for (let count = 0; count < 12; count++) placed.unshift(await place(customer));

    const first = await listFor(customer);
    expect(first.meta.pagination).toEqual({ page: 1, pageSize: 10, pageCount: 2, total: 12 });
    const second = await listFor(customer, '?page=2&pageSize=10');
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(placed);
    expect((await listFor(customer, '?pagination[page]=2&pagination[pageSize]=10')).data).toEqual(
      second.data,
    );
    expect(first.data.every(({ user }) => user?.id === customer.userId)).toBe(true);
  });

  test('knows the query of older clients', async () => {
    const customer = await signedIn();
    await place(customer);
    const query =
      '?populate[items][populate][0]=product&populate[shippingAddress]=true&populate[billingAddress]=true' +
      '&sort=createdAt:desc&pagination[page]=1&pagination[pageSize]=10';
    const plain = await listFor(customer);
    expect(await listFor(customer, query)).toEqual(plain);
    for (const filter of ['[user]', '[user][$eq]', '[user][id]', '[user][id][$eq]']) {
      expect(await listFor(customer, `?filters${filter}=${customer.userId}`)).toEqual(plain);
    }
  });

  test('refuses to filter for somebody else', async () => {
    const [customer, other] = await Promise.all([signedIn(), signedIn()]);
    const { headers } = customer;
    const answer = await api(`/orders?filters[user][id][$eq]=${other.userId}`, { headers });
    expect(answer.status).toBe(403);
    expect(await readProblem(answer)).toMatchObject({ name: 'ForbiddenError', message: FOREIGN });
  });
});

describe('GET /orders/{id}', () => {
  test('answers the order of the list to its owner', async () => {
    const customer = await signedIn();
    const id = await place(customer, 3);
    const answer = await api(`/orders/${id}?populate=*`, { headers: customer.headers });
    const { data } = await readAs(v.strictObject({ data: orderRecordSchema }), answer);
    expect((await listFor(customer)).data).toEqual([data]);
    expect(data).toMatchObject({ id, status: 'PENDING', paymentStatus: 'UNPAID', paymentMethod: 'transfer' });
    expect(data.orderNumber).toMatch(/^ORD-\d+$/);
    expect(data.items).toMatchObject([
      { product: { id: 101, documentId: '101' }, quantity: 3, rental: null },
    ]);
    expect(data.shippingAddress).toMatchObject({ firstName: 'Олена', city: 'Київ', phone: '+380671234567' });
    expect(data.billingAddress).toBe(null);
    expect(data.deliveryDays).toEqual({ min: 3, max: 5 });
  });

  test('answers 401 to a visitor, 403 with its exact words to another customer', async () => {
    const [customer, other] = await Promise.all([signedIn(), signedIn()]);
    const id = await place(customer);
    expect((await api(`/orders/${id}`)).status).toBe(401);
    const foreign = await api(`/orders/${id}`, { headers: other.headers });
    expect(foreign.status).toBe(403);
    expect(await readProblem(foreign)).toEqual({
      status: 403,
      name: 'ForbiddenError',
      message: FOREIGN,
      details: { reason: 'not-owner' },
    });
  });

  test.each(['4b4f1f6e-0000-4000-8000-000000000000', '1', 'abc', "'; drop table orders; --"])(
    'answers 404 to %s',
    async (id) => {
      const { headers } = await signedIn();
      const answer = await api(`/orders/${encodeURIComponent(id)}`, { headers });
      expect(answer.status).toBe(404);
      expect(await readProblem(answer)).toMatchObject({ details: { reason: 'order-not-found' } });
    },
  );
});
