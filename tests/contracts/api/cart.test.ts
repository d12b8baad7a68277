import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { MAX_LINES, MAX_QUANTITY, MAX_RENTAL_COUNT } from '../../../src/domain/cart/cart-item.ts';
import { products } from '../../../src/server/catalogue/tables.ts';
import { rentalStart } from '../../support/rental-start.ts';
import { readProblem } from '../../support/answer.ts';
import { cartOf } from '../../support/cart-api.ts';
import { checkoutBody } from '../../support/checkout-body.ts';
import { openTestShop } from '../../support/test-shop.ts';

const { api, database, signedIn, close } = await openTestShop();
afterAll(close);

const WEEKS = { isRental: true, rentalDuration: 'week', rentalCount: 2 };
const newCart = async () => {
  const customer = await signedIn();
  return { customer, cart: cartOf(api, customer) };
};
const setStock = (id: number, stock: number) =>
  database.update(products).set({ stock }).where(eq(products.id, id));

describe('the cart of an account', () => {
  test('is empty at first, and comes back as it was put, with today’s names and prices', async () => {
    const { cart } = await newCart();
    const empty = await cart.get();
    expect(empty).toMatchObject({ lines: [], changes: [], messages: [] });
    const answer = await cart.put(empty.etag, [
      { id: 101, quantity: 8 },
      { id: 2001, quantity: 1, ...WEEKS },
    ]);
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    const filled = await cart.get();
    expect(filled.etag).toBe(answer.headers.get('etag'));
    expect(filled.quantities).toEqual({ '101': 8, '2001-rent-week-2': 1 });
    expect(filled.lines[0]).toMatchObject({ name: expect.stringMatching(/\w/), isRental: false });
    expect(filled.lines[0]?.price.UAH).toBeGreaterThan(filled.lines[0]?.price.PLN ?? 0);
    expect(filled.lines[1]).toMatchObject({ isRental: true, rentalDuration: 'week', rentalCount: 2 });
    const inUkrainian = await cart.get('uk');
    expect(inUkrainian.lines[0]?.name).not.toBe(filled.lines[0]?.name);
  });

  test('is announced to pages by /me, so that they ask for it only when it changed', async () => {
    const { customer, cart } = await newCart();
    const announced = async () => {
      const { data } = (await (await api('/me', { headers: customer.headers })).json()) as {
        data: { cart: string };
      };
      return `"${data.cart}"`;
    };
    const { etag } = await cart.get();
    expect(await announced()).toBe(etag);
    const changed = (await cart.put(etag, [{ id: 101, quantity: 1 }])).headers.get('etag');
    expect(changed).not.toBe(etag);
    expect(await announced()).toBe(changed);
  });

  test('is its customer’s own: nobody else reads it or writes into it', async () => {
    const [olena, marek] = [await newCart(), await newCart()];
    const { etag } = await olena.cart.get();
    await olena.cart.put(etag, [{ id: 101, quantity: 3 }]);
    expect((await marek.cart.get()).lines).toEqual([]);
    const foreign = await marek.cart.put((await olena.cart.get()).etag, [{ id: 201, quantity: 1 }]);
    expect(foreign.status).toBe(412);
    expect((await olena.cart.get()).quantities).toEqual({ '101': 3 });
    expect((await marek.cart.get()).lines).toEqual([]);
  });

  test.each([
    ['GET', '/cart', undefined],
    ['PUT', '/cart', { lines: [] }],
    ['POST', '/cart/merge', { token: 'a-token-of-mine', lines: [] }],
  ])('%s %s is refused to a visitor', async (method, path, body) => {
    const { headers } = (await newCart()).customer;
    const [, csrf = ''] = /(XSRF-TOKEN=[^;]+)/.exec(headers['cookie'] ?? '') ?? [];
    const answer = await api(path, {
      method,
      headers: { ...headers, cookie: csrf, 'if-match': '"0000000000000000.0"' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    expect(answer.status).toBe(401);
    expect((await readProblem(answer)).details.reason).toBe('not-signed-in');
  });

  test('is written only by its own pages', async () => {
    const { customer, cart } = await newCart();
    const { etag } = await cart.get();
    const headers = { ...customer.headers, 'if-match': etag, 'x-xsrf-token': 'forged' };
    const answer = await api('/cart', { method: 'PUT', headers, body: JSON.stringify({ lines: [] }) });
    expect(answer.status).toBe(403);
  });
});

describe('what a cart cannot hold is refused with 400, and nothing changes:', () => {
  const full = Array.from({ length: MAX_LINES + 1 }, (_, index) => ({ id: index + 1, quantity: 1 }));
  test.each([
    ['more lines than fit', full],
    ['more pieces than fit', [{ id: 101, quantity: MAX_QUANTITY + 1 }]],
    ['no piece', [{ id: 101, quantity: 0 }]],
    ['half a piece', [{ id: 101, quantity: 1.5 }]],
    ['a count in words', [{ id: 101, quantity: '2' }]],
    ['an odd product', [{ id: 0, quantity: 1 }]],
    [
      'one line twice',
      [
        { id: 101, quantity: 1 },
        { id: 101, quantity: 2 },
      ],
    ],
    ['a purchase with terms', [{ id: 101, quantity: 1, rentalCount: 2 }]],
    ['a rental without a duration', [{ id: 2001, quantity: 1, isRental: true }]],
    ['a rental without end', [{ id: 2001, quantity: 1, ...WEEKS, rentalCount: MAX_RENTAL_COUNT.week + 1 }]],
    ['a day that is none', [{ id: 2001, quantity: 1, ...WEEKS, rentalStartDate: '2027-02-31' }]],
    ['a price', [{ id: 101, quantity: 1, price: 1 }]],
  ])('%s', async (_, lines) => {
    const { cart } = await newCart();
    const { etag } = await cart.get();
    const answer = await cart.put(etag, lines);
    expect(answer.status).toBe(400);
    expect((await readProblem(answer)).details.reason).toBe('invalid-body');
    const merged = await cart.send('POST', '/cart/merge', { token: 'a-token-of-mine', lines });
    expect(merged.status).toBe(400);
    expect((await cart.get()).etag).toBe(etag);
  });

  test('what it does not know is named by its beginning, however long it is', async () => {
    const { cart } = await newCart();
    const { etag } = await cart.get();
    const name = 'x'.repeat(100_000);
    const answer = await cart.put(etag, [{ id: 101, quantity: 1, [name]: name }]);
    const { message, details } = await readProblem(answer);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(details)).toContain('"path":"lines.0.xxx');
    expect(JSON.stringify({ message, details }).length).toBeLessThan(2000);
  });

  test('all that does fit is taken', async () => {
    const { cart } = await newCart();
    const lines = full.slice(1).map((line) => ({ ...line, quantity: MAX_QUANTITY }));
    expect((await cart.put((await cart.get()).etag, lines)).status).toBe(204);
  });
});

describe('two devices', () => {
  test('that write at once do not undo each other: one is told, and heals', async () => {
    const { customer, cart: phone } = await newCart();
    const laptop = cartOf(api, customer);
    const { etag } = await phone.get();
    const answers = await Promise.all([
      phone.put(etag, [{ id: 101, quantity: 1 }]),
      laptop.put(etag, [{ id: 201, quantity: 2 }]),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 412]));
    const [winner] = (await phone.get()).lines;
    const other = winner?.id === 101 ? { id: 201, quantity: 2 } : { id: 101, quantity: 1 };
    const healed = await phone.get();
    await phone.put(healed.etag, [{ id: winner?.id ?? 0, quantity: winner?.quantity ?? 0 }, other]);
    expect((await laptop.get()).quantities).toEqual({ '101': 1, '201': 2 });
  });

  test('a write that is repeated after a lost answer changes nothing and is no conflict', async () => {
    const { cart } = await newCart();
    const { etag } = await cart.get();
    const first = await cart.put(etag, [{ id: 101, quantity: 2 }]);
    const again = await cart.put(etag, [{ id: 101, quantity: 2 }]);
    expect([again.status, again.headers.get('etag')]).toEqual([204, first.headers.get('etag')]);
  });

  test('a cart that was never filled is at its first revision, and at no other', async () => {
    const { cart } = await newCart();
    const { etag } = await cart.get();
    for (const revision of [5, 999_999_999]) {
      const other = (etag ?? '').replace(/\.0"$/, `.${revision}"`);
      expect(other).not.toBe(etag);
      expect((await cart.put(other, [{ id: 101, quantity: 1 }])).status).toBe(412);
    }
    expect((await cart.get()).etag).toBe(etag);
    expect((await cart.put(etag, [{ id: 101, quantity: 1 }])).status).toBe(204);
  });

  test('without If-Match nothing is written', async () => {
    const { cart } = await newCart();
    const answer = await cart.send('PUT', '/cart', { lines: [] });
    expect(answer.status).toBe(428);
    expect((await cart.put('*', [])).status).toBe(412);
  });
});

describe('a visitor’s cart', () => {
  test('is added to the account’s once, however often it is sent', async () => {
    const { cart } = await newCart();
    await cart.put((await cart.get()).etag, [{ id: 101, quantity: 2 }]);
    const brought = [
      { id: 101, quantity: 1 },
      { id: 201, quantity: 1 },
    ];
    const answers = await Promise.all([1, 2, 3].map(() => cart.merge('token-of-this-cart', brought)));
    for (const { quantities } of answers) expect(quantities).toEqual({ '101': 3, '201': 1 });
    expect(answers.filter(({ changes }) => changes.length > 0)).toHaveLength(1);
    const again = await cart.merge('token-of-this-cart', brought);
    expect(again).toMatchObject({ quantities: { '101': 3, '201': 1 }, changes: [], messages: [] });
    expect((await cart.merge('token-of-another', brought)).quantities).toEqual({ '101': 4, '201': 2 });
  });

  test('is capped by stock, and the shopper told in words', async () => {
    const { cart } = await newCart();
    await Promise.all([setStock(301, 4), setStock(302, 0)]);
    await cart.put((await cart.get()).etag, [{ id: 301, quantity: 3 }]);
    const merged = await cart.merge('token-of-this-cart', [
      { id: 301, quantity: 3 },
      { id: 302, quantity: 2 },
    ]);
    expect(merged.quantities).toEqual({ '301': 4, '302': 1 });
    expect(merged.changes).toEqual([
      { uniqueKey: '301', reason: 'capped-by-stock' },
      { uniqueKey: '302', reason: 'sold-out' },
    ]);
    const [name = '', soldOut = ''] = merged.lines.map((line) => line.name);
    expect(merged.messages[0]).toContain(name);
    expect(merged.messages[1]).toContain(soldOut);
  });
});

test('a product that is taken out of the catalogue leaves the cart, and the shopper is told', async () => {
  const { cart } = await newCart();
  await cart.put((await cart.get()).etag, [
    { id: 303, quantity: 1 },
    { id: 999_999_999_999, quantity: 1 },
    { id: 101, quantity: 1 },
  ]);
  await database.update(products).set({ publishedAt: null }).where(eq(products.id, 303));
  const found = await cart.get();
  expect(found.quantities).toEqual({ '101': 1 });
  expect(found.changes).toEqual([
    { uniqueKey: '303', reason: 'gone' },
    { uniqueKey: '999999999999', reason: 'gone' },
  ]);
  expect(found.messages).toEqual([expect.stringContaining('2 products')]);
});

test('an order takes what it ordered out of the cart, and leaves what another device added', async () => {
  const { customer, cart } = await newCart();
  const begins = rentalStart();
  await cart.put((await cart.get()).etag, [
    { id: 101, quantity: 2 },
    { id: 2001, quantity: 1, ...WEEKS, rentalStartDate: begins },
    { id: 201, quantity: 5 },
  ]);
  const ordered = await api('/create-checkout-session', {
    method: 'POST',
    headers: customer.headers,
    body: JSON.stringify(
      checkoutBody([
        { id: 101, quantity: 2 },
        { id: 2001, quantity: 1, ...WEEKS, rentalStartDate: begins },
      ]),
    ),
  });
  expect(ordered.status).toBe(201);
  const left = await cart.get();
  expect(left.quantities).toEqual({ '201': 5 });
  const refused = await api('/create-checkout-session', {
    method: 'POST',
    headers: customer.headers,
    body: JSON.stringify(checkoutBody([{ id: 201, quantity: 5 }], { paymentMethod: 'pod', currency: 'PLN' })),
  });
  expect(refused.status).toBe(422);
  expect((await cart.get()).etag).toBe(left.etag);
});
