import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { rentalStart } from '../../../tests/support/rental-start.ts';
import { countQueries } from '../../../tests/support/count-queries.ts';
import { addCustomers, bought, ORDER_NEEDS, orderRequest } from '../../../tests/support/sample-order.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import type { Line } from '../../domain/cart/cart-item.ts';
import { ordersAddress, readOrdersQuery, type OrdersQuery } from '../../domain/orders/orders-query.ts';
import { placeOrder } from '../checkout/place-order.ts';
import { leases } from '../rental/tables.ts';
import { withdrawals } from '../returns/tables.ts';
import { hasOrdered, listOwnOrders, listUnderWay } from './list-own-orders.ts';
import { sumUpOwnOrders } from './sum-up-own-orders.ts';
import { orderItems, orders } from './tables.ts';

const { database } = await openTestDatabase();
const list = listOwnOrders(database);
const query = (address = '') => readOrdersQuery(new URLSearchParams(address));
const idsOf = async (userId: string, address = '') =>
  (await list(userId, query(address))).orders.map(({ id }) => id);

async function place(userId: string, ...lines: readonly Line[]): Promise<string> {
  const placed = await placeOrder(
    database,
    ORDER_NEEDS,
  )(orderRequest(userId, { lines: lines.length === 0 ? [bought(508)] : lines }));
  if (!placed.ok) throw new Error(placed.reason);
  return placed.orderId;
}
const change = (id: string, values: Partial<typeof orders.$inferInsert>) =>
  database
    .update(orders)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(orders.id, id));
const rented = (id: number): Line => ({
  id,
  quantity: 1,
  rental: { duration: 'week', startDate: rentalStart(), count: 1 },
});

describe('a list that is longer than a page', () => {
  const COUNT = 34;
  /** Places them and spreads them over moments. */
  beforeAll(async () => {
    await addCustomers(database, 'olena', 'marek');
    const ids: string[] = [];
    for (let number = 0; number < COUNT; number++) ids.push(await place('olena'));
    // Three a moment, so that a part ends between orders of one moment; by seconds, finer than JavaScript counts.
    for (const [index, id] of ids.entries()) {
      const at = `2026-05-01 10:00:00.00000${Math.floor(index / 3) % 10}`;
      const day = `${Math.floor(index / 30)} days`;
      await database.execute(
        sql`update orders set created_at = ${at}::timestamptz + ${day}::interval where id = ${id}`,
      );
    }
  });
  const inOrder = async () => {
    const rows = await database
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.userId, 'olena'))
      .orderBy(sql`created_at desc, id`);
    return rows.map(({ id }) => id);
  };
  /** The addresses that “load more” leads through, and what each shows. */
  async function walk(start: OrdersQuery) {
    const shown: string[][] = [];
    let next: OrdersQuery | null = start;
    while (next !== null) {
      const part = await list('olena', readOrdersQuery(new URLSearchParams(ordersAddress(next))));
      shown.push(part.orders.map(({ id }) => id));
      next = part.next === null ? null : { ...next, ...part.next };
    }
    return shown;
  }

  test('grows by parts, and each shows all before it', async () => {
    const all = await inOrder();
    const shown = await walk(query());
    expect(shown.map(({ length }) => length)).toEqual([10, 20, 30, 34]);
    for (const ids of shown) expect(ids).toEqual(all.slice(0, ids.length));
  });

  test('begins behind any order', async () => {
    const all = await inOrder();
    for (const [index, id] of all.entries())
      expect(await idsOf('olena', `from=${id}`)).toEqual(all.slice(index + 1, index + 11));
  });

  test('loses and repeats none when orders are placed and change meanwhile', async () => {
    const pending = query('status=pending');
    const part = await list('olena', pending);
    const before = part.orders.map(({ id }) => id);
    const [left = ''] = before.slice(-1);
    const added = await place('olena');
    await change(left, { status: 'PROCESSING' }); // the list goes on behind it, though it has left
    const after = await list('olena', { ...pending, ...part.next });
    const ids = after.orders.map(({ id }) => id);
    const all = await inOrder();
    expect(ids).toEqual(all.filter((id) => id !== left).slice(0, 20));
    expect(ids[0]).toBe(added);
    await change(left, { status: 'PENDING' });
    await database.delete(orders).where(eq(orders.id, added));
  });

  test('takes no account of orders that are unknown, somebody else’s or nonsense', async () => {
    const top = await idsOf('olena');
    const mareks = await place('marek');
    for (const id of [mareks, '00000000-0000-4000-8000-000000000000', '1', "' or true --"]) {
      const of = encodeURIComponent(id);
      expect(await idsOf('olena', `from=${of}&until=${of}`)).toEqual(top);
    }
    expect(await idsOf('marek')).toEqual([mareks]);
  });

  test('costs the same queries whatever is shown of it', async () => {
    const { next } = await list('olena', query());
    const one = await countQueries(() => list('olena', query()));
    expect(await countQueries(() => list('olena', { ...query(), ...next }))).toBe(one);
  });
});

describe('a list is narrowed', () => {
  const placed = async () => {
    await addCustomers(database, 'iryna');
    const panels = await place('iryna', bought(1801, 2), bought(508));
    const machine = await place('iryna', rented(2001));
    const both = await place('iryna', bought(1804), rented(2001));
    const names = await database.select().from(orderItems).where(eq(orderItems.orderId, panels));
    const [row] = await database.select().from(orders).where(eq(orders.id, panels));
    return { panels, machine, both, names, number: row?.orderNumber ?? '' };
  };
  let known: Awaited<ReturnType<typeof placed>>;
  beforeAll(async () => {
    known = await placed();
  });

  test('by kind: an order of both kinds is in both', async () => {
    const { panels, machine, both } = known;
    expect(await idsOf('iryna', 'kind=purchases')).toEqual([both, panels]);
    expect(await idsOf('iryna', 'kind=leases')).toEqual([both, machine]);
  });

  test('by state: COMPLETED counts as DELIVERED (R23), a lease has its own', async () => {
    const { panels, machine, both } = known;
    await change(panels, { status: 'COMPLETED' });
    await change(machine, { status: 'DELIVERED' });
    expect(await idsOf('iryna', 'status=delivered')).toEqual([machine, panels]);
    expect(await idsOf('iryna', 'status=pending')).toEqual([both]);
    expect(await idsOf('iryna', 'status=active')).toEqual([]);
    const lines = database.select({ id: orderItems.id }).from(orderItems).where(eq(orderItems.orderId, both));
    await database
      .update(leases)
      .set({ status: 'ACTIVE' })
      .where(sql`order_item_id in ${lines}`);
    expect(await idsOf('iryna', 'status=active')).toEqual([both]);
  });

  test('by date', async () => {
    const { panels, machine, both } = known;
    await database.execute(
      sql`update orders set created_at = now() - interval '7 months' where id = ${panels}`,
    );
    await database.execute(
      sql`update orders set created_at = now() - interval '3 months' where id = ${machine}`,
    );
    expect(await idsOf('iryna', 'range=30days')).toEqual([both]);
    expect(await idsOf('iryna', 'range=6months')).toEqual([both, machine]);
    expect(await idsOf('iryna', 'range=year')).toEqual([both, machine, panels]);
  });

  test('by its number, however it is typed', async () => {
    const { panels, number } = known;
    for (const typed of [number, number.toLowerCase(), number.slice(4), `№ ${number.slice(4)}`])
      expect(await idsOf('iryna', `q=${encodeURIComponent(typed)}`)).toEqual([panels]);
    expect(await idsOf('olena', `q=${number}`)).toEqual([]);
  });

  test('by words of a product, its brand and its article, whatever their case', async () => {
    const { panels, names } = known;
    for (const { name, brand, articleNumber } of names) {
      const typed = [name, `${name.toUpperCase()} ${brand}`, articleNumber.toLowerCase(), brand.slice(0, 4)];
      for (const each of typed)
        expect(await idsOf('iryna', `q=${encodeURIComponent(each)}`)).toContain(panels);
    }
    expect(await idsOf('iryna', 'q=zzzzz')).toEqual([]);
    for (const sign of ['%25', '_', '%5C', '%25%25']) expect(await idsOf('iryna', `q=${sign}`)).toEqual([]); // none of LIKE's own signs means anything
  });

  test('by letters without diacritics and any apostrophe', async () => {
    const { both, machine } = known;
    await database
      .update(orderItems)
      .set({ name: 'Moduł słoneczny, комплект «П’ять»' })
      .where(and(eq(orderItems.orderId, both), eq(orderItems.productId, 1804)));
    for (const typed of ['modul sloneczny', 'MODUŁ SŁONECZNY', 'п’ять', "п'ять"])
      expect(await idsOf('iryna', `q=${encodeURIComponent(typed)}`)).toEqual([both]);
    expect(await idsOf('iryna', 'q=modul&kind=leases&status=pending&range=30days')).toEqual([both]);
    expect(await idsOf('iryna', 'q=modul&status=shipped')).not.toContain(machine);
  });
});

test('no parcel is promised of an order that its customer withdrew from', async () => {
  await addCustomers(database, 'petro');
  const id = await place('petro');
  const stepsOf = async () =>
    (await list('petro', query())).orders[0]?.steps?.map(({ step }) => step) ?? null;
  expect(await stepsOf()).toEqual(['placed', 'preparing', 'shipped', 'delivered']);
  await database.insert(withdrawals).values({
    digest: 'petro',
    orderId: id,
    orderNumber: 'ORD-1',
    name: 'Petro',
    email: 'petro@example.com',
    locale: 'uk',
  });
  expect(await stepsOf()).toBeNull();
});

describe('what is said of a customer’s orders', () => {
  test('counts the pieces that were bought and did not come back, machines apart, and what is under way', async () => {
    await addCustomers(database, 'taras', 'nadia');
    const none = { boughtPieces: 0, rentedPieces: 0, activeOrders: 0 };
    const sumUp = sumUpOwnOrders(database);
    expect(await sumUp('taras')).toEqual(none);
    const kept = await place('taras', bought(508, 3), rented(2001));
    const waiting = await place('taras', bought(508, 4));
    const machine = { ...none, rentedPieces: 1, activeOrders: 2 };
    expect(await sumUp('taras')).toEqual(machine); // of these nothing is paid, nor accepted
    await change(kept, { status: 'PROCESSING' });
    expect(await sumUp('taras')).toEqual({ ...machine, boughtPieces: 3 });
    await change(waiting, { paymentStatus: 'PAID' });
    expect(await sumUp('taras')).toEqual({ ...machine, boughtPieces: 7 });
    await change(waiting, { paymentStatus: 'REFUNDED', status: 'CANCELLED' });
    const done = await place('taras', bought(1801, 2));
    const [cancelled, back] = [await place('taras'), await place('taras')];
    await place('nadia', bought(508, 7));
    await change(done, { status: 'COMPLETED' });
    await change(cancelled, { status: 'CANCELLED' });
    await change(back, { status: 'RETURNED' });
    const sums = { boughtPieces: 5, rentedPieces: 1, activeOrders: 1 };
    expect(await sumUp('taras')).toEqual(sums);
    expect(await sumUp('taras')).toEqual(sums); // remembered
    await change(kept, { status: 'CANCELLED' });
    expect(await sumUp('taras')).toEqual({ ...sums, boughtPieces: 2, rentedPieces: 0, activeOrders: 0 });
    await change(done, { status: 'RETURNED' });
    expect(await sumUp('taras')).toEqual(none);
  });

  test('lists the latest that are under way, and counts them all', async () => {
    await addCustomers(database, 'lesia');
    const under = listUnderWay(database);
    expect(await under('lesia')).toEqual({ orders: [], total: 0 });
    expect(await hasOrdered(database)('lesia')).toBe(false);
    const ids: string[] = [];
    for (let number = 0; number < 8; number++) ids.push(await place('lesia'));
    const [oldest = '', sent = ''] = ids;
    await change(oldest, { status: 'DELIVERED' });
    await change(sent, { status: 'SHIPPED' });
    const { orders: shown, total } = await under('lesia');
    expect(shown.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 5));
    expect(total).toBe(7);
    expect(await hasOrdered(database)('lesia')).toBe(true);
  });

  test('says when its goods arrive, and that its delivery waits for its quote', async () => {
    await addCustomers(database, 'ivan');
    const bare = await place('ivan', rented(2001));
    const quoted = await place('ivan', bought(101, 40));
    const parcel = await place('ivan');
    const shown = (await listUnderWay(database)('ivan')).orders;
    const entry = (id: string) => shown.find((order) => order.id === id);
    expect(entry(parcel)?.arrival?.first).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(entry(parcel)?.arrival?.ifPaidOn).not.toBeNull();
    expect(entry(quoted)).toMatchObject({ arrival: null, shippingMinor: null });
    expect(entry(bare)?.arrival).toBeNull();
  });
});
