import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { sessionSchema } from '../../../src/server/api/checkout-session.ts';
import { orderRecordSchema } from '../../../src/server/api/serializers/order-record.ts';
import { orders } from '../../../src/server/orders/tables.ts';
import { readAs, readProblem } from '../../support/answer.ts';
import { checkoutBody } from '../../support/checkout-body.ts';
import { openTestShop, type SignedInCustomer } from '../../support/test-shop.ts';

const { api, database, shop, signedIn, close } = await openTestShop();
afterAll(close);
const [customer, other] = [await signedIn(), await signedIn()];

async function place({ headers }: SignedInCustomer = customer): Promise<string> {
  const body = JSON.stringify(checkoutBody([{ id: 101, quantity: 2 }]));
  const answer = await api('/create-checkout-session', { method: 'POST', headers, body });
  return (await readAs(sessionSchema, answer)).orderId;
}
const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = customer.headers) =>
  api(path, { method: 'POST', headers, body: JSON.stringify(body) });
const become = (orderId: string, status: string) =>
  database.update(orders).set({ status }).where(eq(orders.id, orderId));
const stock = async () => (await shop.catalogue.productsByIds([101], 'uk'))[0]?.stock;
const reasonOf = async (answer: Response) => [answer.status, (await readProblem(answer)).details.reason];
const TOKEN = { token: 'a-token-of-a-form' };

describe('POST /orders/{id}/cancel', () => {
  test('cancels, gives the goods back and answers the order; a second time 409', async () => {
    const before = await stock();
    const id = await place();
    const answer = await post(`/orders/${id}/cancel`, { reason: 'too-slow' });
    const { data } = await readAs(v.strictObject({ data: orderRecordSchema }), answer);
    expect(data).toMatchObject({ id, status: 'CANCELLED', tracking: null, parcels: [] });
    expect(data.history.at(-1)).toMatchObject({ actor: 'customer', reason: 'customer-too-slow' });
    expect(JSON.stringify(data.history)).not.toContain(customer.userId);
    expect(await stock()).toBe(before);
    expect(await reasonOf(await post(`/orders/${id}/cancel`, {}))).toEqual([409, 'not-cancellable']);
    expect(await stock()).toBe(before);
  });

  test('answers 409 for what is on its way', async () => {
    const id = await place();
    await become(id, 'PROCESSING');
    const tracking = { carrier: 'inpost', number: '600012345678901234567890' } as const;
    expect((await shop.orders.shipOrder({ orderId: id, tracking, staffId: '1' })).ok).toBe(true);
    expect(await reasonOf(await post(`/orders/${id}/cancel`, {}))).toEqual([409, 'not-cancellable']);
    const answer = await api(`/orders/${id}`, { headers: customer.headers });
    const { data } = await readAs(v.strictObject({ data: orderRecordSchema }), answer);
    expect(data.tracking).toEqual({
      ...tracking,
      url: 'https://inpost.pl/sledzenie-przesylek?number=600012345678901234567890',
    });
    expect(data.parcels).toMatchObject([
      {
        number: 1,
        tracking: data.tracking,
        items: data.items.map(({ id: item, quantity }) => ({ id: item, quantity })),
      },
    ]);
  });

  test('answers 400 to a reason that is none', async () => {
    expect((await post(`/orders/${await place()}/cancel`, { reason: 'boredom' })).status).toBe(400);
  });

  test('answers 400 to a list, which is no reason', async () => {
    const id = await place();
    expect(await reasonOf(await post(`/orders/${id}/cancel`, []))).toEqual([400, 'invalid-body']);
    const answer = await api(`/orders/${id}`, { headers: customer.headers });
    expect((await readAs(v.strictObject({ data: orderRecordSchema }), answer)).data.status).toBe('PENDING');
  });
});

describe('POST /orders/{id}/reorder', () => {
  test('puts the goods into the cart once', async () => {
    const id = await place();
    await become(id, 'DELIVERED');
    const answer = await post(`/orders/${id}/reorder`, TOKEN);
    const again = await post(`/orders/${id}/reorder`, TOKEN);
    const bodies = [await answer.json(), await again.json()];
    expect(bodies[0]).toMatchObject({ data: { lines: [{ productId: 101, ordered: 2, problem: null }] } });
    const cart = await api('/cart', { headers: customer.headers });
    expect(cart.headers.get('etag')).toBe(`"${(bodies[0] as { data: { cartTag: string } }).data.cartTag}"`);
    expect(await cart.json()).toMatchObject({ data: { lines: [{ quantity: 2 }] } });
    expect(bodies[1]).toEqual(bodies[0]);
  });

  test('answers 409 before it has arrived, 400 without a token', async () => {
    const id = await place();
    expect(await reasonOf(await post(`/orders/${id}/reorder`, TOKEN))).toEqual([409, 'not-delivered']);
    expect((await post(`/orders/${id}/reorder`, {})).status).toBe(400);
  });
});

describe.each([
  ['cancel', {}],
  ['reorder', TOKEN],
])('%s', (name, body) => {
  test('is for the owner alone, by a call with the CSRF pair', async () => {
    const id = await place();
    await become(id, name === 'cancel' ? 'PENDING' : 'DELIVERED');
    const { 'x-xsrf-token': token = '', ...withoutToken } = customer.headers;
    expect(token).not.toBe('');
    expect((await post(`/orders/${id}/${name}`, body, withoutToken)).status).toBe(403);
    expect(await reasonOf(await post(`/orders/${id}/${name}`, body, other.headers))).toEqual([
      403,
      'not-owner',
    ]);
    const pair = customer.headers.cookie?.split('; ').find((each) => each.startsWith('XSRF-TOKEN=')) ?? '';
    const anonymous = { cookie: pair, 'x-xsrf-token': token, 'content-type': 'application/json' };
    expect(await reasonOf(await post(`/orders/${id}/${name}`, body, anonymous))).toEqual([
      401,
      'not-signed-in',
    ]);
    for (const unknown of ['4b4f1f6e-0000-4000-8000-000000000000', '1']) {
      expect(await reasonOf(await post(`/orders/${unknown}/${name}`, body))).toEqual([
        404,
        'order-not-found',
      ]);
    }
  });
});
