import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { seedProducts } from '../../../src/content/seed/products.ts';
import { readProblem } from '../../support/answer.ts';
import { checkoutBody } from '../../support/checkout-body.ts';
import { setStock, storedCounts, stockOf } from '../../support/stored.ts';
import { openTestShop, type SignedInCustomer } from '../../support/test-shop.ts';

const { api, database, signedIn, close } = await openTestShop({ CARD_PROVIDER_PLN: 'none' });
afterAll(close);

const machine = seedProducts.find(({ price }) => !price)?.id ?? 0;
const one = [{ id: 101, quantity: 1 }];
const LOCALES = ['uk', 'pl', 'en'];

let customer: SignedInCustomer;
beforeEach(async () => {
  customer = await signedIn(); // a fresh one, whose limit is not used up
});

const post = (body: BodyInit, headers: Readonly<Record<string, string>> = {}) =>
  api('/create-checkout-session', { method: 'POST', headers: { ...customer.headers, ...headers }, body });
const send = (body: unknown) => post(JSON.stringify(body));

/** Sends a body that must be refused, and must leave the database as it was. */
async function refusal(call: () => Promise<Response>, status: number) {
  const before = await storedCounts(database);
  const answer = await call();
  expect(answer.status).toBe(status);
  expect(await storedCounts(database)).toEqual(before);
  return readProblem(answer);
}

describe('a body that is not an order', () => {
  const shipping = checkoutBody(one).shippingInfo;

  test.each([
    ['nothing', null],
    ['a list', []],
    ['an empty object', {}],
    ['an unknown field', checkoutBody(one, { discount: 100 })],
    ['an unknown field of a line', checkoutBody([{ id: 101, quantity: 1, vip: true }])],
    ['a quantity of 0', checkoutBody([{ id: 101, quantity: 0 }])],
    ['a quantity of −1', checkoutBody([{ id: 101, quantity: -1 }])],
    ['a quantity of 1.5', checkoutBody([{ id: 101, quantity: 1.5 }])],
    ['a quantity of a milliard', checkoutBody([{ id: 101, quantity: 1e9 }])],
    ['a quantity as text', checkoutBody([{ id: 101, quantity: '1' }])],
    ['no quantity', checkoutBody([{ id: 101 }])],
    ['an id as text', checkoutBody([{ id: '101', quantity: 1 }])],
    ['a hundred and one lines', checkoutBody(Array.from({ length: 101 }, () => one[0]))],
    ['a rental without duration', checkoutBody([{ id: machine, quantity: 1, isRental: true }])],
    ['a purchase with duration', checkoutBody([{ id: 101, quantity: 1, rentalDuration: 'day' }])],
    ['another payment method', checkoutBody(one, { paymentMethod: 'barter' })],
    ['another currency', checkoutBody(one, { currency: 'USD' })],
    ['another language', checkoutBody(one, { locale: 'de' })],
    ['an address without a city', checkoutBody(one, { shippingInfo: { ...shipping, city: ' ' } })],
    [
      'a postcode of another country',
      checkoutBody(one, { shippingInfo: { ...shipping, postalCode: '00-001' } }),
    ],
    ['a phone that is none', checkoutBody(one, { shippingInfo: { ...shipping, phone: '12' } })],
    ['an e-mail that is none', checkoutBody(one, { shippingInfo: { ...shipping, email: 'olena' } })],
    ['an unknown field of the address', checkoutBody(one, { shippingInfo: { ...shipping, gate: '7' } })],
    ['a total without its parts', checkoutBody(one, { totals: { total: 1 } })],
    [
      'a total beyond all sums',
      checkoutBody(one, { totals: { subtotal: 0, tax: 0, shipping: 0, total: 1e300 } }),
    ],
  ])('%s is answered with 400', async (_, body) => {
    const problem = await refusal(() => send(body), 400);
    expect(problem).toMatchObject({ name: 'ValidationError', details: { reason: 'invalid-body' } });
    expect(problem.details.errors).not.toEqual([]);
  });

  test('names the faults by their places, in English', async () => {
    const problem = await refusal(
      () => send(checkoutBody(one, { shippingInfo: { ...shipping, postalCode: 'x', phone: '1' } })),
      400,
    );
    expect(problem.details.errors).toEqual([
      { path: 'shippingInfo.postalCode', message: expect.stringMatching(/^[A-Z][\w\s'’-]+/) },
      { path: 'shippingInfo.phone', message: expect.stringMatching(/^[A-Z][\w\s'’-]+/) },
    ]);
  });

  test.each(['', '{', '{"items":[}', 'null,', '\u{feff}x', '{"items":"\\u0000"}'])(
    'malformed JSON %j is answered with 400',
    async (body) => {
      expect(await refusal(() => post(body), 400)).toMatchObject({ details: { reason: 'malformed-json' } });
    },
  );

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'of type %s is answered with 415',
    async (type) => {
      const call = () => post(JSON.stringify(checkoutBody(one)), { 'content-type': type });
      expect(await refusal(call, 415)).toMatchObject({
        name: 'UnsupportedMediaTypeError',
        details: { reason: 'not-json' },
      });
    },
  );

  test('larger than 256 kB is answered with 413', async () => {
    const large = JSON.stringify(checkoutBody([{ id: 101, quantity: 1, name: 'x'.repeat(256 * 1024) }]));
    expect(await refusal(() => post(large), 413)).toMatchObject({
      name: 'PayloadTooLargeError',
      details: { reason: 'too-large' },
    });
    expect(await refusal(() => post(large, { 'content-length': String(large.length) }), 413)).toBeDefined();
  });
});

describe('an order that cannot be placed', () => {
  test('of nothing is told so in the shopper’s language', async () => {
    const told = { uk: 'Кошик порожній.', pl: 'Koszyk jest pusty.', en: 'Your cart is empty.' };
    for (const [locale, message] of Object.entries(told)) {
      const call = () =>
        api(`/create-checkout-session?locale=${locale}`, {
          method: 'POST',
          headers: customer.headers,
          body: JSON.stringify(checkoutBody([])),
        });
      expect(await refusal(call, 400)).toEqual({
        status: 400,
        name: 'ValidationError',
        message,
        details: { reason: 'cart-empty' },
      });
    }
  });

  test.each([
    ['that does not exist', [{ id: 999_999, quantity: 1 }]],
    ['whose id no column holds', [{ id: 9_007_199_254_740_991, quantity: 1 }]],
    ['that is rented, bought', [{ id: machine, quantity: 1 }]],
    [
      'that is sold, rented',
      [{ id: 101, quantity: 1, isRental: true, rentalDuration: 'day', rentalCount: 1 }],
    ],
    ['beside one that exists', [...one, { id: 999_999, quantity: 1 }]],
  ])('of a product %s is answered with 409', async (_, items) => {
    const problem = await refusal(() => send(checkoutBody(items)), 409);
    expect(problem).toMatchObject({
      name: 'ConflictError',
      details: { reason: 'product-unavailable', productId: items.at(-1)?.id },
    });
  });

  test.each([3, 0])(
    'of more than the %i in stock is answered with what there is, and takes nothing',
    async (stock) => {
      await setStock(database, 103, stock);
      for (const locale of LOCALES) {
        const items = [...one, { id: 103, quantity: 4 }];
        const problem = await refusal(() => send(checkoutBody(items, { locale })), 409);
        expect(problem.details).toEqual({ reason: 'out-of-stock', productId: 103, available: stock });
        const name = seedProducts.find(({ id }) => id === 103)?.text[locale as 'uk'].name ?? '';
        expect(problem.message).toContain(name);
        expect(problem.message).toContain(stock > 0 ? ` ${stock} ` : name);
      }
      expect(await stockOf(database, 103)).toBe(stock);
    },
  );

  test('of more than there is in two lines of one product is refused', async () => {
    await setStock(database, 104, 3);
    const twice = [
      { id: 104, quantity: 2 },
      { id: 104, quantity: 2 },
    ];
    const problem = await refusal(() => send(checkoutBody(twice)), 409);
    expect(problem.details).toMatchObject({ reason: 'out-of-stock', available: 3 });
  });

  test('at another total than the shop’s is answered with the fresh one, which is then accepted', async () => {
    const totals = { subtotal: 1, tax: 0, shipping: 0, total: 1 };
    const problem = await refusal(() => send(checkoutBody(one, { totals })), 409);
    expect(problem).toMatchObject({ name: 'ConflictError', details: { reason: 'total-changed' } });
    const fresh = problem.details.totals as {
      subtotal: number;
      tax: number;
      shipping: number;
      total: number;
    };
    expect(problem.message).toContain('грн');
    const { subtotal, tax, shipping, total } = fresh;
    expect(Math.round((subtotal + tax + shipping) * 100)).toBe(Math.round(total * 100));
    const accepted = await send(checkoutBody(one, { totals: { subtotal, tax, shipping, total } }));
    expect(accepted.status).toBe(201);
  });

  const express = { shippingInfo: { ...checkoutBody(one).shippingInfo, method: 'express' } };
  const rental = [{ id: machine, quantity: 1, isRental: true, rentalDuration: 'week', rentalCount: 1 }];
  test.each([
    ['express delivery in złoty', one, { ...express, currency: 'PLN' }, 'method-not-offered'],
    ['pay on delivery in złoty', one, { paymentMethod: 'pod', currency: 'PLN' }, 'payment-not-offered'],
    ['pay on delivery for a machine', rental, { paymentMethod: 'pod' }, 'payment-not-offered'],
    ['a card where nobody takes any', one, { paymentMethod: 'card', currency: 'PLN' }, 'payment-not-offered'],
  ])('by %s is answered with 422', async (_, items, rest, reason) => {
    const messages = new Set<string>();
    for (const locale of LOCALES) {
      const problem = await refusal(() => send(checkoutBody(items, { ...rest, locale })), 422);
      expect(problem).toMatchObject({ name: 'ValidationError', details: { reason } });
      messages.add(problem.message);
    }
    expect(messages.size).toBe(LOCALES.length);
  });
});
