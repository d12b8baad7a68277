import { eq, inArray, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  addCustomers,
  bought,
  DEFAULT_RULES,
  ORDER_NEEDS,
  orderRequest,
} from '../../../tests/support/sample-order.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { mostWithoutAccount, OPEN_ORDER_LIMITS } from '../../domain/limits/open-orders.ts';
import { products } from '../catalogue/tables.ts';
import { cancelUnanswered } from '../orders/cancel-unanswered.ts';
import { orderEvents } from '../orders/event-tables.ts';
import { orders } from '../orders/tables.ts';
import { emails } from '../outbox/tables.ts';
import type { OrderRequest } from './order-request.ts';
import { forgetOrderSubjects, hasTooManyOpenOrders } from './order-subjects.ts';
import { placeOrder } from './place-order.ts';
import { openOrderSubjects } from './tables.ts';

const { database } = await openTestDatabase();
await addCustomers(database, 'olena', 'marek');
const place = placeOrder(database, {
  ...ORDER_NEEDS,
  rules: { ...DEFAULT_RULES, openOrders: OPEN_ORDER_LIMITS },
});
const CHEAP = 1801;
const MOST = OPEN_ORDER_LIMITS.customer.account.orders;

/** An order of somebody with an e-mail, a phone and a network of their own, unless told otherwise. */
let shopper = 0;
function request(user: string | null, rest: Partial<OrderRequest> & { email?: string; phone?: string } = {}) {
  const own = String(++shopper).padStart(4, '0');
  const { email = `shopper-${own}@example.com`, phone = `+38067123${own}`, ...fields } = rest;
  const basic = orderRequest(user ?? '', { lines: [bought(CHEAP)], network: `10.0.${own}`, ...fields });
  return {
    ...basic,
    user: user === null ? null : { id: user },
    shipping: { ...basic.shipping, email, phone },
  };
}
const reasonOf = async (asked: OrderRequest) => {
  const placed = await place(asked);
  return placed.ok ? 'placed' : placed.reason;
};
const repeat = async (times: number, make: () => OrderRequest) => {
  const reasons = [];
  for (let each = 0; each < times; each++) reasons.push(await reasonOf(make()));
  return reasons;
};
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

beforeEach(async () => {
  await database.update(products).set({ stock: 9000 });
  await database.update(orders).set({ status: 'CANCELLED' });
});

describe('open orders', () => {
  test('of an account are limited, whatever e-mail and phone they name, and written nowhere when refused', async () => {
    const before = await database.$count(orders);
    expect(await repeat(MOST + 1, () => request('olena'))).toEqual([
      ...times(MOST, 'placed'),
      'too-many-open-orders',
    ]);
    expect(await database.$count(orders)).toBe(before + MOST);
    expect(await reasonOf(request('marek'))).toBe('placed');
  });

  test('that are paid, on their way or cancelled no longer count', async () => {
    await repeat(MOST, () => request('olena'));
    const [first] = await database.select().from(orders).where(eq(orders.status, 'PENDING')).limit(1);
    await database
      .update(orders)
      .set({ status: 'PROCESSING', paymentStatus: 'PAID' })
      .where(eq(orders.id, first?.id ?? ''));
    expect(await repeat(2, () => request('olena'))).toEqual(['placed', 'too-many-open-orders']);
  });

  test.each([
    ['e-mail', { email: 'Same@example.com' }],
    ['phone', { phone: '+380501112233' }],
  ])('of guests with one %s are limited within their network', async (_subject, same) => {
    const most = OPEN_ORDER_LIMITS.guest.email.orders;
    const made = () => request(null, { ...same, network: '10.77.0.1' });
    expect(await repeat(most + 1, made)).toEqual([...times(most, 'placed'), 'too-many-open-orders']);
    expect(await reasonOf(request(null, { network: '10.77.0.1' }))).toBe('placed');
  });

  test('of strangers under somebody’s e-mail and phone keep their owner from nothing', async () => {
    const owners = { email: 'victim@example.com', phone: '+380509998877' };
    await repeat(OPEN_ORDER_LIMITS.guest.email.orders, () =>
      request(null, { ...owners, network: '10.77.0.2', payment: 'pod' }),
    );
    expect(await repeat(MOST, () => request('marek', owners))).toEqual(times(MOST, 'placed'));
    expect(await reasonOf(request('olena', owners))).toBe('placed');
    expect(await reasonOf(request(null, { ...owners, network: '10.77.0.3' }))).toBe('placed');
  });

  test('of guests from one network are limited', async () => {
    const most = OPEN_ORDER_LIMITS.guest.network.orders;
    expect(await repeat(most + 1, () => request(null, { network: '2001:db8:1:2::/64' }))).toEqual([
      ...times(most, 'placed'),
      'too-many-open-orders',
    ]);
  });

  test('are limited in value: nobody takes the stock by one order, nor by another that is to be priced', async () => {
    const lines = [bought(201, 90)];
    expect(await reasonOf(request('olena', { lines }))).toBe('open-orders-too-large');
    expect(await reasonOf(request('olena', { lines, payment: 'pod' }))).toBe('open-orders-too-large');
    expect(await reasonOf(request('olena', { lines: [bought(201, 40)] }))).toBe('placed');
    expect(await reasonOf(request('olena', { lines: [bought(201, 40)] }))).toBe('open-orders-too-large');
  });

  test('are said to be too many before the order is written, card orders apart', async () => {
    const ask = hasTooManyOpenOrders(database, OPEN_ORDER_LIMITS);
    const olena = { userId: 'olena', network: '10.88.0.1' };
    await repeat(MOST - 1, () => request('olena', { network: '10.88.0.2' }));
    await repeat(1, () => request('olena', { payment: 'card' }));
    expect(await ask(olena)).toBe(false);
    await database.update(orders).set({ paymentMethod: 'transfer' });
    expect(await ask(olena)).toBe(true);
    expect(await ask({ ...olena, userId: 'marek' })).toBe(false);
    expect(await hasTooManyOpenOrders(database, null)(olena)).toBe(false);
  });

  test('of a guest are told apart from one that is too large without an account', async () => {
    expect(await place(request(null, { lines: [bought(201, 6)] }))).toEqual({
      ok: false,
      reason: 'order-needs-account',
      most: mostWithoutAccount(OPEN_ORDER_LIMITS).UAH,
    });
    const own = { email: 'large@example.com', network: '10.89.0.1' };
    expect(await reasonOf(request(null, { ...own, lines: [bought(201, 3)] }))).toBe('placed');
    expect(await reasonOf(request(null, { ...own, lines: [bought(201, 3)] }))).toBe('open-orders-too-large');
  });

  test('that come at once are limited alike', async () => {
    const reasons = await Promise.all(times(12, 0).map(() => reasonOf(request('olena'))));
    expect(reasons.filter((reason) => reason === 'placed')).toHaveLength(MOST);
  });

  test('are forgotten with their subjects once they are over', async () => {
    await repeat(2, () => request('olena'));
    const count = () => database.$count(openOrderSubjects);
    await forgetOrderSubjects(database)();
    expect(await count()).toBe(4);
    await database.update(orders).set({ status: 'CANCELLED' });
    await forgetOrderSubjects(database)();
    expect(await count()).toBe(0);
  });
});

describe('an order that the shop has not answered', () => {
  const age = (id: string, days: number) =>
    database
      .update(orders)
      .set({
        createdAt: sql`now() - make_interval(days => ${days})`,
        updatedAt: sql`now() - make_interval(days => ${days})`,
      })
      .where(eq(orders.id, id));
  const placed = async (asked: OrderRequest) => {
    const result = await place(asked);
    if (!result.ok) throw new Error(result.reason);
    return result.orderId;
  };

  test('gives its goods back after its term, a guest’s sooner, and tells its customer', async () => {
    const unpriced = await placed(request('olena', { lines: [bought(201, 6)] }));
    const atTheDoor = await placed(request(null, { payment: 'pod' }));
    const transfer = await placed(request('marek'));
    await age(unpriced, 6);
    await age(atTheDoor, 6);
    await age(transfer, 60);
    const cancel = cancelUnanswered(database);
    expect([await cancel(), await cancel()]).toEqual(['cancelled', null]);
    await age(unpriced, 11);
    expect([await cancel(), await cancel()]).toEqual(['cancelled', null]);
    const rows = await database
      .select({ id: orders.id, status: orders.status })
      .from(orders)
      .where(inArray(orders.id, [unpriced, atTheDoor, transfer]));
    expect(new Map(rows.map(({ id, status }) => [id, status]))).toEqual(
      new Map([
        [unpriced, 'CANCELLED'],
        [atTheDoor, 'CANCELLED'],
        [transfer, 'PENDING'],
      ]),
    );
    const [stock] = await database.select().from(products).where(eq(products.id, 201));
    expect(stock?.stock).toBe(9000);
    const history = await database.select().from(orderEvents).where(eq(orderEvents.orderId, unpriced));
    expect(history.at(-1)).toMatchObject({ actor: 'shop', reason: 'shop-not-confirmed' });
    const told = await database.select().from(emails);
    expect(told.filter(({ occasion }) => occasion.includes(`cancelled:${unpriced}`))).toHaveLength(1);
  });
});
