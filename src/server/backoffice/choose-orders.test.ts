import { eq, inArray } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { moveOrder } from '../../../tests/support/move-order.ts';
import { addCustomers, bought, ORDER_NEEDS, orderRequest } from '../../../tests/support/sample-order.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { PACKING_SLIPS_MAX } from '../../domain/orders/packing-slips.ts';
import { CHOSEN_MAX, FOUND_COUNTED, readStaffOrdersQuery } from '../../domain/orders/staff-orders-query.ts';
import { users } from '../account/tables.ts';
import { placeOrder } from '../checkout/place-order.ts';
import { orderAddresses } from '../orders/address-tables.ts';
import { orders } from '../orders/tables.ts';
import { chooseFound, countStaffOrders, exportStaffOrders } from './choose-orders.ts';
import { listStaffOrders } from './list-staff-orders.ts';

const { database } = await openTestDatabase();
const query = (address = '') => readStaffOrdersQuery(new URLSearchParams(address));
const choose = chooseFound(database);
const count = countStaffOrders(database);

async function place(customer: string, payment: 'pod' | 'transfer' = 'pod'): Promise<string> {
  const request = orderRequest(customer, { lines: [bought(1801)], payment });
  const order = await placeOrder(database, ORDER_NEEDS)(request);
  if (!order.ok) throw new Error(order.reason);
  return order.orderId;
}

/** So many copies of an order, each a minute older than the one before. */
async function copies(of: string, number: number, change: Partial<typeof orders.$inferInsert> = {}) {
  const [order] = await database.select().from(orders).where(eq(orders.id, of));
  if (!order) throw new Error('no order');
  const { id: _id, orderNumber, createdAt, ...rest } = order;
  const rows = await database
    .insert(orders)
    .values(
      Array.from({ length: number }, (_, index) => ({
        ...rest,
        ...change,
        orderNumber: `${orderNumber}-${change.status ?? ''}${index}`,
        createdAt: new Date(Date.parse(createdAt) - (index + 1) * 60_000).toISOString(),
      })),
    )
    .returning({ id: orders.id });
  return rows.map(({ id }) => id);
}

let pending = '';
beforeAll(async () => {
  await addCustomers(database, 'olena', 'marek');
  pending = await place('olena');
});

test('all that a filter finds go in turns, each once, in the order of the list; a new order changes no turn', async () => {
  const others = await copies(pending, 2 * CHOSEN_MAX + 4);
  const all = [pending, ...others];
  const first = await choose({ query: query(), what: 'confirm' });
  expect(first).toEqual({ ids: all.slice(0, CHOSEN_MAX), next: all[CHOSEN_MAX - 1] });
  await place('marek');
  // What of the first turn is done meanwhile moves nothing of the next either.
  await moveOrder(database, pending, { to: 'PROCESSING', reason: 'processing' });
  const second = await choose({ query: { ...query(), after: first.next }, what: 'confirm' });
  const third = await choose({ query: { ...query(), after: second.next }, what: 'confirm' });
  expect([...second.ids, ...third.ids]).toEqual(all.slice(CHOSEN_MAX));
  expect(third.next).toBe(null);
  expect(await choose({ query: { ...query(), after: all.at(-1) ?? '' }, what: 'confirm' })).toEqual({
    ids: [],
    next: null,
  });
  expect((await choose({ query: query(), what: 'pack' })).ids).toEqual([pending]);
  await copies(pending, PACKING_SLIPS_MAX + 1, { status: 'SHIPPED' });
  expect((await choose({ query: query('status=SHIPPED'), what: 'pack' })).ids).toHaveLength(
    PACKING_SLIPS_MAX,
  );
  expect((await choose({ query: query('status=SHIPPED'), what: 'deliver' })).ids).toHaveLength(
    PACKING_SLIPS_MAX + 1,
  );
  expect((await choose({ query: query('status=SHIPPED'), what: 'ship' })).ids).toEqual([]);
  expect((await choose({ query: query(), what: 'ship' })).ids).toEqual([pending]);
  const refunded = { paymentStatus: 'REFUNDED', status: 'PROCESSING' } as const;
  await copies(pending, 1, refunded);
  expect((await choose({ query: query(), what: 'ship' })).ids).toEqual([pending]);
  const byTransfer = await place('marek', 'transfer');
  expect((await choose({ query: query(), what: 'confirm' })).ids).not.toContain(byTransfer);
});

test('what a filter finds is counted from its first page, up to where the counting ends', async () => {
  const found = await count(query('status=SHIPPED'));
  expect(found).toBe(PACKING_SLIPS_MAX + 1);
  const page = await listStaffOrders(database)(query('status=SHIPPED'));
  expect(await count({ ...query('status=SHIPPED'), after: page.next })).toBe(found);
  expect(await count(query('q=nobody'))).toBe(0);
  await copies(pending, FOUND_COUNTED + 5, { status: 'DELIVERED' });
  expect(await count(query('status=DELIVERED'))).toBe(FOUND_COUNTED + 1);
});

const exported = async (
  address: string,
  { ids = null, withPeople = true }: { ids?: string[] | null; withPeople?: boolean } = {},
) => {
  const parts = [];
  for await (const part of exportStaffOrders(database)({ query: query(address), ids, withPeople }))
    parts.push(part);
  return parts;
};

test('a file has every order once, in parts and in the order of the list', async () => {
  const parts = await exported('status=DELIVERED');
  expect(parts.map((part) => part.length)).toEqual([500, 500, 5]);
  const ids = parts.flat().map(({ id }) => id);
  expect(new Set(ids).size).toBe(FOUND_COUNTED + 5);
  const page = await listStaffOrders(database)(query('status=DELIVERED'));
  expect(ids.slice(0, page.orders.length)).toEqual(page.orders.map(({ id }) => id));
});

test('chosen orders alone are in it, in the order of the list, with their people only for who may see them', async () => {
  const [older, newer] = [await place('marek'), await place('marek')];
  const name = { firstName: '=1+1', lastName: 'Koval' };
  await database
    .update(orderAddresses)
    .set(name)
    .where(inArray(orderAddresses.orderId, [older, newer]));
  const [part] = await exported('', { ids: [older, newer] });
  expect(part?.map(({ id }) => id)).toEqual([newer, older]);
  expect(part?.[0]).toMatchObject({ name: '=1+1 Koval', currency: 'UAH', status: 'PENDING' });
  expect(part?.[0]?.phone).toMatch(/^\+/);
  const [closed] = await exported('', { ids: [older], withPeople: false });
  expect(closed).toMatchObject([{ id: older, name: '', phone: '' }]);
  // Of a customer whose account is deleted nothing is said, whatever is left.
  await database.update(orders).set({ erasedAt: '2026-11-01T00:00:00Z' }).where(eq(orders.id, older));
  expect((await exported('', { ids: [older] }))[0]).toMatchObject([{ name: '', phone: '' }]);
  expect(await database.$count(users, eq(users.id, 'marek'))).toBe(1);
});

test('a day of an order is one of its market, whole and with its first and last moments', async () => {
  const [kyiv, warsaw] = [await place('marek'), await place('marek')];
  const at = async (orderId: string, createdAt: string, currency: 'UAH' | 'PLN' = 'UAH') => {
    await database.update(orders).set({ createdAt, currency }).where(eq(orders.id, orderId));
  };
  const found = async (address: string) =>
    (await listStaffOrders(database)(query(address))).orders.map(({ id }) => id);
  const day = 'from=2024-11-30&to=2024-11-30';
  // Kyiv begins its day an hour before Warsaw and ends it an hour before.
  await at(kyiv, '2024-11-29T22:00:00Z');
  await at(warsaw, '2024-11-29T22:59:59.999Z', 'PLN');
  expect(await found(day)).toEqual([kyiv]);
  await at(warsaw, '2024-11-30T22:59:59.999Z', 'PLN');
  expect(await found(day)).toEqual([warsaw, kyiv]);
  expect(await found(`${day}&currency=PLN`)).toEqual([warsaw]);
  expect(await found(`${day}&currency=UAH&delivery=standard`)).toEqual([kyiv]);
  expect(await found(`${day}&delivery=express`)).toEqual([]);
  await at(kyiv, '2024-11-30T22:00:00Z');
  expect(await found(day)).toEqual([warsaw]);
  expect(await found('from=2024-12-01&to=2024-12-01')).toEqual([kyiv]);
  expect(await found('to=0001-01-01')).toEqual([]);
  expect(await found('from=9999-12-31')).toEqual([]);
  expect((await exported(day)).flat().map(({ id }) => id)).toEqual([warsaw]);
});
