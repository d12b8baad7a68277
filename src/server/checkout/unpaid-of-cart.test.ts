import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { addCustomers, bought, ORDER_NEEDS, orderRequest } from '../../../tests/support/sample-order.ts';
import { stockOf } from '../../../tests/support/stored.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { tagOf } from '../cart/account-cart.ts';
import { carts } from '../cart/tables.ts';
import { productPrices } from '../catalogue/tables.ts';
import { changeStatus } from '../orders/change-status.ts';
import { orders } from '../orders/tables.ts';
import type { OrderRequest } from './order-request.ts';
import { placeOrder } from './place-order.ts';

const { database } = await openTestDatabase();
await addCustomers(database, 'olena', 'marek');

let keys = 0;
const GUEST = { tag: null, guestOrderIds: [], earlierKeys: [] };
/** Places an order of a checkout page, each time under a key of its own, as another tab or device does. */
async function order(rest: Partial<OrderRequest> = {}, userId = 'olena') {
  const placed = await placeOrder(
    database,
    ORDER_NEEDS,
  )(
    orderRequest(userId, {
      lines: [bought(1801)],
      payment: 'card',
      idempotencyKey: `key-${++keys}`,
      cart: GUEST,
      ...rest,
    }),
  );
  if (!placed.ok) throw new Error(placed.reason);
  return placed;
}
const find = async (id: string) => (await database.select().from(orders).where(eq(orders.id, id)))[0];
/** Makes the goods of most tests dearer in hryvnias, or cheaper. */
const changePrice = (byMinor: number) =>
  database
    .update(productPrices)
    .set({ minor: sql`minor + ${byMinor}` })
    .where(
      and(
        eq(productPrices.productId, 1801),
        eq(productPrices.currency, 'UAH'),
        eq(productPrices.term, 'sale'),
      ),
    );
/** What a checkout page would show for an order that is asked for with another total, and refused for that. */
async function totalOf(asked: Partial<OrderRequest>): Promise<number> {
  const refused = await placeOrder(
    database,
    ORDER_NEEDS,
  )(orderRequest('olena', { payment: 'card', cart: GUEST, ...asked, seenTotalMinor: 1 }));
  if (refused.ok || refused.reason !== 'total-changed') throw new Error('The total was not looked at');
  return refused.totals.total.minor;
}
const shippingTo = (address: string) => ({ ...orderRequest('olena').shipping, address });

beforeEach(async () => {
  await database.update(orders).set({ status: 'COMPLETED' });
  await database.delete(carts);
});

describe('the unpaid card order of a cart', () => {
  test('is the one that another tab, device or reload asks for again', async () => {
    const before = await stockOf(database, 1801);
    const first = await order({ lines: [bought(1801), bought(1802)] });
    const again = await order({ lines: [bought(1802), bought(1801)] });
    expect(again).toEqual({ ...first, repeated: true });
    expect(await stockOf(database, 1801)).toBe((before ?? 0) - 1);
  });

  test('is one even when two devices press at once', async () => {
    const [first, second] = await Promise.all([order(), order()]);
    expect(first.orderId).toBe(second.orderId);
  });

  test.each<[string, Partial<OrderRequest>]>([
    ['another address', { shipping: shippingTo('вул. Інша, 2') }],
    ['more pieces', { lines: [bought(1801, 2)] }],
    ['one more line', { lines: [bought(1801), bought(1802)] }],
    ['another currency', { currency: 'PLN' }],
    ['another way to pay', { payment: 'transfer' }],
  ])('gives way to the order with %s', async (_, changed) => {
    const before = (await stockOf(database, 1801)) ?? 0;
    const first = await order();
    const second = await order(changed);
    expect(second.repeated).toBe(false);
    expect(await find(first.orderId)).toMatchObject({ status: 'CANCELLED', paymentStatus: 'UNPAID' });
    expect(await stockOf(database, 1801)).toBe(before - (changed.lines?.[0]?.quantity ?? 1));
  });

  test('gives its last piece to the order that takes its place', async () => {
    const stock = (await stockOf(database, 1803)) ?? 0;
    await order({ lines: [bought(1803, stock)] });
    await order({ lines: [bought(1803, stock)], shipping: shippingTo('вул. Інша, 2') });
    expect(await stockOf(database, 1803)).toBe(0);
  });

  test('gives way at another price, and stays when the new order is refused', async () => {
    const first = await order();
    const refused = placeOrder(
      database,
      ORDER_NEEDS,
    )(
      orderRequest('olena', {
        lines: [bought(1801)],
        payment: 'card',
        idempotencyKey: 'other-total',
        seenTotalMinor: 1,
        cart: GUEST,
      }),
    );
    expect(await refused).toMatchObject({ ok: false, reason: 'total-changed' });
    expect(await find(first.orderId)).toMatchObject({ status: 'PENDING' });
  });

  test.each([
    ['an account', 'olena'],
    ['a guest whose answer was lost', null],
  ])('of %s gives way under the same key, too, once the page shows another total', async (_, userId) => {
    const user = userId === null ? null : { id: userId };
    const asked = { user, lines: [bought(1801)], idempotencyKey: `kept-by-the-browser-of-${userId}` };
    const first = await order(asked);
    await changePrice(-100);
    const seenTotalMinor = await totalOf(asked);
    expect(await find(first.orderId)).toMatchObject({ status: 'PENDING' });
    const second = await order({ ...asked, seenTotalMinor });
    expect(second).toMatchObject({ repeated: false });
    expect(await find(first.orderId)).toMatchObject({ status: 'CANCELLED' });
    expect(await find(second.orderId)).toMatchObject({ totalMinor: seenTotalMinor });
    expect(await order({ ...asked, seenTotalMinor })).toEqual({ ...second, repeated: true });
    await changePrice(100);
  });

  test('of a guest gives way once when the form with another total comes twice at once', async () => {
    const asked = { user: null, lines: [bought(1801)], idempotencyKey: 'guest-pressed-twice' };
    const first = await order(asked);
    await changePrice(-100);
    const seenTotalMinor = await totalOf(asked);
    const both = await Promise.all([
      order({ ...asked, seenTotalMinor }),
      order({ ...asked, seenTotalMinor }),
    ]);
    expect(new Set(both.map(({ orderId }) => orderId)).size).toBe(1);
    expect(both.filter(({ repeated }) => repeated)).toHaveLength(1);
    expect(await find(first.orderId)).toMatchObject({ status: 'CANCELLED' });
    await changePrice(100);
  });

  test('of a guest is nothing to a stranger who knows its key, whatever else they say', async () => {
    const idempotencyKey = 'seen-by-a-stranger';
    const first = await order({ user: null, lines: [bought(1801)], idempotencyKey });
    const { shipping } = orderRequest('olena');
    const replay = (rest: Partial<OrderRequest>) =>
      placeOrder(
        database,
        ORDER_NEEDS,
      )(
        orderRequest('olena', {
          user: null,
          lines: [bought(1801)],
          payment: 'card',
          idempotencyKey,
          cart: GUEST,
          ...rest,
        }),
      );
    // Under the guest's own e-mail, who knows less than all that they typed is refused.
    const others: readonly Partial<OrderRequest>[] = [
      { shipping: shippingTo('вул. Інша, 2') },
      { lines: [bought(1801), bought(1802)], seenTotalMinor: 1 },
      { payment: 'transfer' },
    ];
    for (const other of others)
      expect(await replay(other)).toEqual({ ok: false, reason: 'idempotency-key-reused' });
    // Under another e-mail, or in an account, it is another key, and what is ordered another order.
    const elsewhere = await replay({ shipping: { ...shipping, email: 'stranger@example.com' } });
    const account = await replay({ user: { id: 'marek' } });
    for (const theirs of [elsewhere, account]) {
      expect(theirs).toMatchObject({ ok: true, repeated: false });
      expect(theirs.ok && theirs.orderId).not.toBe(first.orderId);
    }
    expect(await find(first.orderId)).toMatchObject({ status: 'PENDING', paymentStatus: 'UNPAID' });
  });

  test('of a guest stays the one of its key when it is paid, or is to be paid by transfer', async () => {
    const asked = { user: null, lines: [bought(1801)] };
    const first = await order({ ...asked, idempotencyKey: 'guest-paid' });
    await database.update(orders).set({ paymentStatus: 'PAID' }).where(eq(orders.id, first.orderId));
    const again = { ...asked, idempotencyKey: 'guest-paid', seenTotalMinor: 1 };
    expect(await order(again)).toEqual({ ...first, repeated: true });
    const byTransfer = { ...asked, payment: 'transfer', idempotencyKey: 'guest-transfer' } as const;
    const second = await order(byTransfer);
    expect(await order({ ...byTransfer, seenTotalMinor: 1 })).toEqual({ ...second, repeated: true });
    expect(await find(second.orderId)).toMatchObject({ status: 'PENDING' });
  });

  test('stays the one of its key when it is paid, whatever the page shows', async () => {
    const asked = { lines: [bought(1801)], idempotencyKey: 'paid-meanwhile' };
    const first = await order(asked);
    await database.update(orders).set({ paymentStatus: 'PAID' }).where(eq(orders.id, first.orderId));
    expect(await order({ ...asked, seenTotalMinor: 1 })).toEqual({ ...first, repeated: true });
  });

  const placedHoursAgo = (id: string, hours: number) =>
    database
      .update(orders)
      .set({ createdAt: sql`now() - make_interval(hours => ${hours})` })
      .where(eq(orders.id, id));
  const another = (number: number) => ({ shipping: shippingTo(`вул. Інша, ${number}`) });

  test('passes on since when its goods have been held, however often it is replaced', async () => {
    const first = await order();
    await placedHoursAgo(first.orderId, 20);
    const since = (await find(first.orderId))?.createdAt;
    const second = await order(another(2));
    const third = await order(another(3));
    expect(await find(second.orderId)).toMatchObject({ status: 'CANCELLED', heldSince: since });
    expect(await find(third.orderId)).toMatchObject({ status: 'PENDING', heldSince: since });
  });

  test('is not followed by another card order after its day, until its goods went back on sale', async () => {
    const stock = (await stockOf(database, 1801)) ?? 0;
    const first = await order();
    await placedHoursAgo(first.orderId, 25);
    const again = () =>
      placeOrder(
        database,
        ORDER_NEEDS,
      )(
        orderRequest('olena', {
          lines: [bought(1801)],
          payment: 'card',
          idempotencyKey: `late-${++keys}`,
          cart: GUEST,
          ...another(2),
        }),
      );
    expect(await again()).toEqual({ ok: false, reason: 'payment-time-over' });
    expect(await find(first.orderId)).toMatchObject({ status: 'PENDING' });

    const locked = await find(first.orderId);
    if (!locked) throw new Error('No order');
    await changeStatus(database, locked, { to: 'CANCELLED', actor: 'shop', reason: 'payment-expired' });
    expect(await stockOf(database, 1801)).toBe(stock);
    const fresh = await again();
    if (!fresh.ok) throw new Error(fresh.reason);
    expect(await find(fresh.orderId)).toMatchObject({ status: 'PENDING', heldSince: null });
  });

  test('gives way to a transfer even after its day', async () => {
    const first = await order();
    await placedHoursAgo(first.orderId, 25);
    const second = await order({ payment: 'transfer' });
    expect(await find(first.orderId)).toMatchObject({ status: 'CANCELLED' });
    expect(await find(second.orderId)).toMatchObject({
      status: 'PENDING',
      heldSince: (await find(first.orderId))?.createdAt,
    });
  });

  test('stays beside an order of other goods, another customer and the API', async () => {
    const first = await order();
    await order({ lines: [bought(1802)] });
    await order({}, 'marek');
    const { cart: _, ...api } = orderRequest('olena', { lines: [bought(1801)], payment: 'card' });
    await placeOrder(database, ORDER_NEEDS)(api);
    expect(await find(first.orderId)).toMatchObject({ status: 'PENDING' });
  });

  test('of a guest needs the key in the browser: an e-mail is not enough', async () => {
    const first = await order({ user: null });
    const stranger = await order({ user: null });
    expect(stranger.orderId).not.toBe(first.orderId);
    expect(await find(first.orderId)).toMatchObject({ status: 'PENDING' });
    const again = await order({ user: null, cart: { ...GUEST, guestOrderIds: [first.orderId] } });
    expect(again).toEqual({ ...first, repeated: true });
    const shipping = { ...orderRequest('olena').shipping, email: 'another@example.com' };
    const elsewhere = await order({
      user: null,
      shipping,
      cart: { ...GUEST, guestOrderIds: [first.orderId] },
    });
    expect(elsewhere.repeated).toBe(false);
    expect(await find(first.orderId)).toMatchObject({ status: 'CANCELLED' });
  });

  test.each(['transfer', 'pod'] as const)(
    'of a guest who heard no answer gives way by its key (%s)',
    async (payment) => {
      const first = await order({ user: null, payment, idempotencyKey: `unheard-${payment}` });
      const earlierKeys = [`unheard-${payment}`];
      const ofOtherGoods = await order({
        user: null,
        lines: [bought(1802)],
        cart: { ...GUEST, earlierKeys },
      });
      expect(await find(first.orderId)).toMatchObject({ status: 'PENDING' });
      const second = await order({ user: null, cart: { ...GUEST, earlierKeys } });
      expect([second.repeated, ofOtherGoods.repeated]).toEqual([false, false]);
      expect(await find(first.orderId)).toMatchObject({ status: 'CANCELLED' });
    },
  );

  test('of a customer gives way to no guest who knows a key of it', async () => {
    const first = await order({ idempotencyKey: 'of-olena' });
    await order({ user: null, cart: { ...GUEST, earlierKeys: ['of-olena'] } });
    expect(await find(first.orderId)).toMatchObject({ status: 'PENDING' });
  });
});

test('a cart whose order was cancelled is ordered again under the same key', async () => {
  const first = await order({ idempotencyKey: 'cancelled' });
  await database.update(orders).set({ status: 'CANCELLED' }).where(eq(orders.id, first.orderId));
  const second = await order({ idempotencyKey: 'cancelled' });
  expect(second).toMatchObject({ ok: true, repeated: false });
  expect(second.orderId).not.toBe(first.orderId);
  expect(await order({ idempotencyKey: 'cancelled' })).toEqual({ ...second, repeated: true });
});

describe('a cart that another device has ordered', () => {
  const place = (tag: string) =>
    placeOrder(
      database,
      ORDER_NEEDS,
    )(orderRequest('olena', { lines: [bought(1801)], cart: { ...GUEST, tag } }));
  const line = { id: 1801, uniqueKey: '1801', quantity: 1, rental: null };

  test('is not ordered once more', async () => {
    await database.insert(carts).values({ userId: 'olena', revision: 4, lines: [line] });
    expect(await place(tagOf('olena', 4))).toMatchObject({ ok: true });
    expect(await place(tagOf('olena', 4))).toEqual({ ok: false, reason: 'cart-changed' });
  });

  test('is ordered where that device only added to it', async () => {
    await database
      .insert(carts)
      .values({ userId: 'olena', revision: 9, lines: [line, { ...line, id: 508, uniqueKey: '508' }] });
    expect(await place(tagOf('olena', 8))).toMatchObject({ ok: true });
  });
});
