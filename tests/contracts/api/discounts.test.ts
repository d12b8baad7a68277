import { afterAll, describe, expect, test } from 'vitest';
import { discountCodes } from '../../../src/server/discounts/tables.ts';
import { checkoutBody } from '../../support/checkout-body.ts';
import { openTestShop } from '../../support/test-shop.ts';

const { api, database, signedIn, close } = await openTestShop();
afterAll(close);
await database.insert(discountCodes).values([
  {
    code: 'SUN10',
    kind: 'percentage',
    percent: 10,
    minimumUah: 100_00,
    minimumPln: 10_00,
    maxUsesPerCustomer: 1,
  },
  { code: 'OLD', kind: 'free-shipping', startsAt: '2020-01-01', endsAt: '2020-02-01' },
]);
const customer = await signedIn();

const check = (body: unknown, { query = '', headers = customer.headers as Record<string, string> } = {}) =>
  api(`/discounts/check${query}`, { method: 'POST', headers, body: JSON.stringify(body) });
const order = (discountCode: string, rest: Readonly<Record<string, unknown>> = {}) =>
  api('/create-checkout-session', {
    method: 'POST',
    headers: customer.headers,
    body: JSON.stringify(checkoutBody([{ id: 1801, quantity: 1 }], { discountCode, ...rest })),
  });

describe('POST /discounts/check', () => {
  test('answers what a code gives, in the currency that is asked', async () => {
    const answer = await check({ code: ' sun10' }, { query: '?currency=PLN' });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      data: {
        code: 'SUN10',
        kind: 'percentage',
        percent: 10,
        amount: null,
        minimum: 10,
        currency: 'PLN',
      },
    });
  });

  test('says why a code cannot be used, in the language that is asked', async () => {
    const old = await check({ code: 'old' }, { query: '?locale=pl' });
    expect(old.status).toBe(422);
    expect(await old.json()).toMatchObject({
      error: { message: 'Ten kod już nie obowiązuje.', details: { reason: 'discount-over' } },
    });
    expect(await (await check({ code: '%' })).json()).toMatchObject({
      error: { details: { reason: 'discount-unknown' } },
    });
  });

  test('takes no call of another site, and no body that it does not know', async () => {
    const headers = { 'content-type': 'application/json' };
    expect((await check({ code: 'SUN10' }, { headers })).status).toBe(403);
    expect((await check({})).status).toBe(400);
    expect((await check({ code: 'SUN10', currency: 'UAH' })).status).toBe(400);
  });

  test('lets nobody try codes for long', async () => {
    const headers = { ...customer.headers, 'x-forwarded-for': '192.0.2.7' };
    const tries = await Promise.all(Array.from({ length: 31 }, () => check({ code: 'GUESS' }, { headers })));
    expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 30 }, () => 422),
      429,
    ]);
  });
});

describe('an order with a code', () => {
  test('says what its code took off', async () => {
    const placed = await order('sun10', {
      totals: { subtotal: 390, tax: 70.2, shipping: 200, total: 621.2 },
    });
    expect(placed.status).toBe(201);
    const { orderId } = (await placed.json()) as { orderId: string };
    const read = await api(`/orders/${orderId}`, { headers: customer.headers });
    expect(await read.json()).toMatchObject({
      data: { discountCode: 'SUN10', discount: 39, tax: 70.2, total: 621.2, items: [{ discount: 39 }] },
    });
  });

  test('that does not hold is refused with the fresh totals and the reason', async () => {
    const refused = await order('SUN10');
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      error: {
        message: expect.stringMatching(/^Ви вже скористалися цим промокодом\. Сума замовлення змінилася/),
        details: {
          reason: 'total-changed',
          discount: { reason: 'discount-used-by-you' },
          totals: { discount: 0, total: 668 },
        },
      },
    });
  });
});
