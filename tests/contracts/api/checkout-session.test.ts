import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { seedProducts } from '../../../src/content/seed/products.ts';
import { CATEGORIES } from '../../../src/domain/catalogue/categories.ts';
import { freightOf } from '../../../src/domain/checkout/freight.ts';
import { quotedDelivery } from '../../../src/domain/checkout/shipping-rules.ts';
import { sessionSchema } from '../../../src/server/api/checkout-session.ts';
import { orderRecordSchema } from '../../../src/server/api/serializers/order-record.ts';
import { orders } from '../../../src/server/orders/tables.ts';
import { daysAfter } from '../../../src/domain/calendar/days.ts';
import { rentalStart } from '../../support/rental-start.ts';
import { readAs, readProblem } from '../../support/answer.ts';
import { checkoutBody } from '../../support/checkout-body.ts';
import { storedCounts, stockOf } from '../../support/stored.ts';
import { openTestShop, type SignedInCustomer } from '../../support/test-shop.ts';

const { api, database, signedIn, close } = await openTestShop();
afterAll(close);

const goods = seedProducts.filter(({ price, stock }) => price && stock > 20);
const machine = seedProducts.find(({ price }) => !price);
/** Whether the delivery of such lines is quoted, so that express cannot be chosen. */
const isQuoted = (lines: readonly { readonly id: number; readonly quantity: number }[]) =>
  quotedDelivery(
    lines.map(({ id, quantity }) => {
      const product = goods.find((each) => each.id === id);
      const category = CATEGORIES.find(({ slug }) => slug === product?.category);
      return {
        freight: freightOf(category?.id ?? 0, product?.specifications ?? {}),
        quantity,
        isRental: false,
      };
    }),
  ) !== null;
const priceOf = (id: number) => goods.find((product) => product.id === id)?.price?.UAH ?? 0;

const send = (
  { headers }: SignedInCustomer,
  body: unknown,
  { extra = {}, query = '' }: { extra?: Record<string, string>; query?: string } = {},
) =>
  api(`/create-checkout-session${query}`, {
    method: 'POST',
    headers: { ...headers, ...extra },
    body: JSON.stringify(body),
  });

async function placed(customer: SignedInCustomer, body: unknown, options?: Parameters<typeof send>[2]) {
  const answer = await send(customer, body, options);
  expect(answer.status).toBe(201);
  const { orderId } = await readAs(sessionSchema, answer);
  const read = await api(`/orders/${orderId}`, { headers: customer.headers });
  return (await readAs(v.strictObject({ data: orderRecordSchema }), read)).data;
}

describe('an order', () => {
  test('is placed, and answered with its id alone', async () => {
    const customer = await signedIn();
    const stock = await stockOf(database, 101);
    const answer = await send(customer, checkoutBody([{ id: 101, quantity: 2 }]));
    expect(answer.status).toBe(201);
    const { orderId, id, url } = await readAs(sessionSchema, answer);
    expect([id, url]).toEqual([null, null]);
    const [row] = await database.select().from(orders).where(eq(orders.id, orderId));
    expect(row).toMatchObject({ userId: customer.userId, status: 'PENDING', currency: 'UAH' });
    expect(await stockOf(database, 101)).toBe((stock ?? 0) - 2);
  });

  test('by card is answered with the page to pay it on, the same for a repeated key', async () => {
    const customer = await signedIn();
    const extra = { 'idempotency-key': 'one-card-order' };
    const body = checkoutBody([{ id: 101, quantity: 1 }], { paymentMethod: 'card' });
    const first = await send(customer, body, { extra });
    const again = await send(customer, body, { extra });
    expect([first.status, again.status]).toEqual([201, 200]);
    const session = await readAs(sessionSchema, first);
    expect(session.url).toMatch(/^http:\/\/localhost\/test-bank\/sessions\/tb_\w+$/);
    expect(session.id).toBe(session.url?.split('/').at(-1));
    expect(await readAs(sessionSchema, again)).toEqual(session);
  });

  test('comes to the sum of its parts, whatever is in it', async () => {
    const line = fc.record({
      id: fc.constantFrom(...goods.map(({ id }) => id)),
      quantity: fc.integer({ min: 1, max: 2 }),
    });
    const lines = fc.uniqueArray(line, { minLength: 1, maxLength: 6, selector: ({ id }) => id });
    const method = fc.constantFrom('standard', 'express');
    await fc.assert(
      fc.asyncProperty(lines, method, fc.constantFrom('transfer', 'pod'), async (items, how, payment) => {
        const body = checkoutBody(items, { paymentMethod: payment });
        const order = await placed(await signedIn(), {
          ...body,
          shippingInfo: { ...body.shippingInfo, method: isQuoted(items) ? 'standard' : how },
        });
        const cents = (amount: number | null) => Math.round((amount ?? 0) * 100);
        const subtotal = items.reduce((sum, { id, quantity }) => sum + cents(priceOf(id)) * quantity, 0);
        expect(cents(order.subtotal)).toBe(subtotal);
        expect(order.items.reduce((sum, item) => sum + cents(item.total), 0)).toBe(subtotal);
        for (const item of order.items) expect(cents(item.total)).toBe(cents(item.price) * item.quantity);
        expect(cents(order.tax)).toBe(Math.floor((subtotal * 20 + 50) / 100));
        expect(order.paymentFee).toBe(payment === 'pod' ? 50 : 0);
        const { discount, tax, shippingCost, paymentFee, deposit, total } = order;
        expect(cents(total)).toBe(
          subtotal - cents(discount) + cents(tax) + cents(shippingCost) + cents(paymentFee) + cents(deposit),
        );
      }),
      { numRuns: 12 },
    );
  });

  test('costs what the shop says, whatever prices the client sends', async () => {
    const honest = await placed(await signedIn(), checkoutBody([{ id: 101, quantity: 1 }]));
    const cheap = [{ id: 101, quantity: 1, name: 'Gift', price: 0.01 }];
    const changed = await placed(await signedIn(), checkoutBody(cheap));
    expect(changed.total).toBe(honest.total);
    expect(changed.items[0]?.name).toBe(honest.items[0]?.name);
  });

  test('in złoty has the prices, the shipping and the tax of Poland', async () => {
    const body = checkoutBody([{ id: 101, quantity: 1 }], { currency: 'PLN' });
    expect(await placed(await signedIn(), body)).toMatchObject({ currency: 'PLN', shippingCost: 30 });
    const village = { ...body, shippingInfo: { ...body.shippingInfo, city: 'Буча' } };
    expect(await placed(await signedIn(), village)).toMatchObject({ currency: 'PLN', shippingCost: 40 });
  });

  test('without a currency is in that of the cookie', async () => {
    const customer = await signedIn();
    const extra = { cookie: `${customer.headers.cookie}; userCurrency=PLN` };
    const body = { ...checkoutBody([{ id: 101, quantity: 1 }]), currency: undefined };
    expect((await placed(customer, body, { extra })).currency).toBe('PLN');
    expect((await placed(customer, body)).currency).toBe('UAH');
  });

  test('of a machine takes the cheapest cover of its days', async () => {
    const startDate = rentalStart();
    const terms = { isRental: true, rentalDuration: 'day', rentalCount: 5, rentalStartDate: startDate };
    const items = [{ id: machine?.id, quantity: 1, ...terms }];
    const order = await placed(await signedIn(), checkoutBody(items));
    expect(order.items[0]).toMatchObject({
      price: machine?.rental?.UAH.week,
      rental: { duration: 'day', count: 5, startDate, status: 'PENDING' },
      leaseStart: startDate,
      leaseEnd: daysAfter(startDate, 4),
    });
  });
});

describe('an idempotency key', () => {
  const key = { 'idempotency-key': 'order-of-today-1' };
  const body = checkoutBody([{ id: 102, quantity: 1 }]);

  test('places one order, however often it is sent', async () => {
    const customer = await signedIn();
    const first = await send(customer, body, { extra: key });
    expect(first.status).toBe(201);
    const after = await storedCounts(database);
    const answers = await Promise.all([1, 2, 3].map(() => send(customer, body, { extra: key })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { orderId } = await readAs(sessionSchema, first);
    for (const answer of answers) expect((await readAs(sessionSchema, answer)).orderId).toBe(orderId);
    expect(await storedCounts(database)).toEqual(after);
  });

  test('sent at once from several tabs places one order', async () => {
    const customer = await signedIn();
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(customer, body, { extra: key })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 201]);
    const ids = await Promise.all(answers.map((answer) => readAs(sessionSchema, answer)));
    expect(new Set(ids.map(({ orderId }) => orderId)).size).toBe(1);
  });

  test('cannot be used for another order', async () => {
    const customer = await signedIn();
    await send(customer, body, { extra: key });
    const before = await storedCounts(database);
    const answer = await send(customer, checkoutBody([{ id: 102, quantity: 2 }]), { extra: key });
    expect(answer.status).toBe(422);
    expect(await readProblem(answer)).toMatchObject({ details: { reason: 'idempotency-key-reused' } });
    expect(await storedCounts(database)).toEqual(before);
  });

  test('belongs to its customer', async () => {
    const [one, other] = await Promise.all([signedIn(), signedIn()]);
    expect((await send(one, body, { extra: key })).status).toBe(201);
    expect((await send(other, body, { extra: key })).status).toBe(201);
  });

  test.each(['short', 'x'.repeat(101), 'has spaces in it', 'semi;colons'])('%j is refused', async (bad) => {
    const answer = await send(await signedIn(), body, { extra: { 'idempotency-key': bad } });
    expect(answer.status).toBe(400);
    expect(await readProblem(answer)).toMatchObject({ details: { reason: 'invalid-idempotency-key' } });
  });
});

test('more than twenty orders in ten minutes are answered with 429', async () => {
  const customer = await signedIn();
  const body = checkoutBody([{ id: 999_999, quantity: 1 }]);
  for (let count = 0; count < 20; count++) expect((await send(customer, body)).status).toBe(409);
  const answer = await send(customer, body);
  expect(answer.status).toBe(429);
  const seconds = Number(answer.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(600);
  expect(await readProblem(answer)).toMatchObject({
    name: 'RateLimitError',
    details: { reason: 'rate-limited', retryAfterSeconds: seconds },
  });
  expect((await send(await signedIn(), body)).status).toBe(409); // another customer is not limited by it
});
