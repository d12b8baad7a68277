import { eq, ne, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { begins, maintenance, ONE, sampleDepot, TWO } from '../../../tests/support/sample-depot.ts';
import { rentalStart } from '../../../tests/support/rental-start.ts';
import {
  addCustomers,
  bought,
  DEFAULT_RULES,
  ORDER_NEEDS,
  orderRequest,
} from '../../../tests/support/sample-order.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { daysAfter } from '../../domain/calendar/days.ts';
import type { Line } from '../../domain/cart/cart-item.ts';
import { OPEN_ORDER_LIMITS } from '../../domain/limits/open-orders.ts';
import { orders } from '../orders/tables.ts';
import { bookMaintenance } from '../rental/book-maintenance.ts';
import { forgetOldHolds, holdersOf } from '../rental/holds/own-holds.ts';
import { rentalHolds } from '../rental/holds/tables.ts';
import { bookings } from '../rental/tables.ts';
import { availabilityForShopper, type Shopper } from './availability-for-shopper.ts';
import { holdMachines } from './hold-machines.ts';
import { placeOrder } from './place-order.ts';

const { database } = await openTestDatabase();
await addCustomers(database, 'olena', 'marek', 'staff');
const depot = await sampleDepot(database);
const [machineOfOne = 0] = await depot.machinesOf(ONE);

const rented = (id: number, { days = 3, startDate = begins, quantity = 1 } = {}): Line => ({
  id,
  quantity,
  rental: { duration: 'day', count: days, startDate },
});
const account = (userId: string): Shopper => ({ userId, guestOrderIds: [], visitorId: null });
const visitor = (visitorId: string): Shopper => ({ userId: null, guestOrderIds: [], visitorId });
const [olena, marek] = [account('olena'), account('marek')];

const limited = { ...DEFAULT_RULES, openOrders: OPEN_ORDER_LIMITS };
const rules = { ...limited, machineDays: { newcomer: 60, known: 300, network: 100 } };
const hold = (shopper: Shopper, ...lines: readonly Line[]) =>
  holdMachines(database, { rules })({ shopper, lines, currency: 'UAH', network: null });
const order = (shopper: Shopper, ...lines: readonly Line[]) =>
  placeOrder(
    database,
    ORDER_NEEDS,
  )(orderRequest(shopper.userId ?? 'olena', { lines, holders: holdersOf(shopper) }));
const held = () =>
  database
    .select({ machineId: bookings.machineId, firstDay: bookings.firstDay, lastDay: bookings.lastDay })
    .from(bookings)
    .where(eq(bookings.purpose, 'hold'))
    .orderBy(bookings.machineId, bookings.firstDay);
const pass = (minutes: number) =>
  database.update(rentalHolds).set({
    since: sql`since - make_interval(mins => ${minutes})`,
    expiresAt: sql`expires_at - make_interval(mins => ${minutes})`,
  });

beforeEach(async () => {
  await database.delete(bookings);
  await database.delete(rentalHolds);
  await database.delete(orders);
});

describe('machines that are held in the checkout', () => {
  test('are nobody else’s for half an hour, and the shopper’s own', async () => {
    const { state, refusals } = await hold(olena, rented(ONE), bought(1801));
    expect(refusals).toEqual([]);
    expect(state).toMatchObject({ kind: 'held' });
    const seconds = state.kind === 'held' ? state.seconds : 0;
    expect(Math.abs(seconds - 30 * 60)).toBeLessThan(30);
    expect(await hold(marek, rented(ONE))).toMatchObject({
      state: { kind: 'free' },
      refusals: [{ reason: 'days-taken', productId: ONE, available: 0 }],
    });
    expect(await order(marek, rented(ONE))).toMatchObject({ ok: false, reason: 'days-taken' });
    const known = async (shopper: Shopper) =>
      (await availabilityForShopper(database)([ONE], 'UAH', shopper)).get(ONE);
    const threeDays = { firstDay: begins, lastDay: daysAfter(begins, 2) };
    expect(await known(olena)).toMatchObject({ machines: [[]], own: [threeDays] });
    expect((await known(marek))?.machines[0]).toHaveLength(1);
    expect((await known(marek))?.own).toEqual([]);
  });

  test('become the bookings of the order, and no hold is left', async () => {
    await hold(olena, rented(TWO, { quantity: 2 }));
    const before = await held();
    expect(await order(olena, rented(TWO, { quantity: 2 }))).toMatchObject({ ok: true });
    expect(await held()).toEqual([]);
    const booked = await database.select().from(bookings).orderBy(bookings.machineId);
    expect(booked.map(({ machineId }) => machineId)).toEqual(before.map(({ machineId }) => machineId));
    expect(booked.every(({ purpose, status }) => purpose === 'lease' && status === 'HELD')).toBe(true);
  });

  test('are booked themselves, though another would come back sooner before', async () => {
    const [first, second] = await depot.machinesOf(TWO);
    await hold(olena, rented(TWO));
    expect(await held()).toMatchObject([{ machineId: first }]);
    await bookMaintenance(database)(
      maintenance({ machineId: second ?? 0, firstDay: rentalStart(2), days: 1 }),
    );
    await order(olena, rented(TWO));
    expect(await database.select().from(bookings).where(eq(bookings.purpose, 'lease'))).toMatchObject([
      { machineId: first },
    ]);
  });

  test('stay held where the order is refused', async () => {
    await hold(olena, rented(ONE));
    expect(await order(olena, rented(ONE), bought(1801, 999))).toMatchObject({ reason: 'out-of-stock' });
    expect(await held()).toHaveLength(1);
  });

  test('are one set for a shopper: renewed as they are, made anew with other lines, gone with the last', async () => {
    await hold(olena, rented(TWO));
    await pass(20);
    const renewed = await hold(olena, rented(TWO));
    expect(renewed.state.kind === 'held' ? renewed.state.seconds : 0).toBeGreaterThan(25 * 60);
    expect(await held()).toHaveLength(1);
    const later = rentalStart(15);
    await Promise.all([
      hold(olena, rented(TWO, { startDate: later })),
      hold(olena, rented(TWO, { startDate: later })),
    ]);
    expect(await held()).toMatchObject([{ firstDay: later }]);
    expect(await hold(olena, bought(1801))).toEqual({ state: { kind: 'free' }, refusals: [] });
    expect(await held()).toEqual([]);
  });

  test('of a visitor go over to the account that they sign in to', async () => {
    await hold(visitor('browser'), rented(ONE));
    const signedIn = { ...olena, visitorId: 'browser' };
    expect(await hold(signedIn, rented(ONE))).toMatchObject({ state: { kind: 'held' }, refusals: [] });
    expect(await hold(visitor('other'), rented(ONE))).toMatchObject({ state: { kind: 'free' } });
    expect(await order(signedIn, rented(ONE))).toMatchObject({ ok: true });
  });

  test('are what is free of a cart; what is not is named', async () => {
    await order(marek, rented(ONE));
    const { state, refusals } = await hold(olena, rented(ONE), rented(TWO));
    expect(state).toMatchObject({ kind: 'held' });
    expect(refusals).toMatchObject([{ reason: 'days-taken', productId: ONE }]);
    expect(await held()).toHaveLength(1);
  });

  test('are none twice: not for two lines, nor beside the shopper’s own unpaid order', async () => {
    const twice = await hold(olena, rented(ONE), rented(ONE, { days: 4 }));
    expect(twice.refusals).toMatchObject([{ reason: 'days-taken' }]);
    await database.delete(bookings);
    const placed = await placeOrder(
      database,
      ORDER_NEEDS,
    )(
      orderRequest('olena', {
        lines: [rented(TWO)],
        payment: 'card',
        idempotencyKey: '0'.repeat(36),
        cart: { tag: null, guestOrderIds: [], earlierKeys: [] },
      }),
    );
    expect(placed).toMatchObject({ ok: true });
    expect(await hold(olena, rented(TWO))).toEqual({ state: { kind: 'ordered' }, refusals: [] });
    const overlapping = rented(TWO, { quantity: 2, days: 5 });
    expect((await hold(olena, overlapping)).refusals).toEqual([]);
    expect(await held()).toEqual([]);
  });
});

describe('a hold that is over', () => {
  beforeEach(async () => {
    await hold(olena, rented(ONE));
    await pass(31);
  });

  test('keeps nobody off: not who reads, holds, orders or plans maintenance', async () => {
    const known = await availabilityForShopper(database)([ONE], 'UAH', marek);
    expect(known.get(ONE)?.machines).toEqual([[]]);
    expect(await hold(marek, rented(ONE))).toMatchObject({ state: { kind: 'held' } });
    expect(await held()).toHaveLength(1);
    await pass(31);
    expect(await order({ ...marek, visitorId: 'x' }, rented(ONE))).toMatchObject({ ok: true });
    await database.delete(bookings);
    await hold(olena, rented(ONE));
    const wanted = maintenance({ machineId: machineOfOne });
    const refused = await bookMaintenance(database)(wanted);
    expect(refused).toMatchObject({ ok: false, reason: 'days-taken' });
    await pass(31);
    expect(await bookMaintenance(database)(wanted)).toEqual({ ok: true });
  });

  test('is begun anew by its shopper while the days are free, and refused once they are taken', async () => {
    expect(await hold(olena, rented(ONE))).toMatchObject({ state: { kind: 'held' } });
    await pass(31);
    await order(marek, rented(ONE));
    expect(await hold(olena, rented(ONE))).toMatchObject({ refusals: [{ reason: 'days-taken' }] });
  });

  test('is thrown away in the end, with its machines', async () => {
    await forgetOldHolds(database)();
    expect(await held()).toHaveLength(1);
    await pass(30);
    await forgetOldHolds(database)();
    expect(await held()).toEqual([]);
    expect(await database.$count(rentalHolds)).toBe(0);
  });
});

describe('what may be held', () => {
  test('is as much as may be ordered unpaid', async () => {
    const beyond = await hold(olena, rented(ONE, { days: 61 }));
    expect(beyond).toEqual({ state: { kind: 'free' }, refusals: [] });
    expect(await hold(olena, rented(TWO, { days: 30, quantity: 2 }))).toMatchObject({
      state: { kind: 'held' },
    });
    await hold(olena);
    await order(olena, bought(1801));
    await database.update(orders).set({ paymentStatus: 'PAID' });
    expect(await hold(olena, rented(ONE, { days: 61 }))).toMatchObject({ state: { kind: 'held' } });
  });

  test('is limited for a network, whoever asks', async () => {
    const ask = (name: string, network: string) =>
      holdMachines(database, { rules })({
        shopper: visitor(name),
        lines: [rented(name === 'a' ? ONE : TWO, { days: 55 })],
        currency: 'UAH',
        network,
      });
    expect(await ask('a', '10.1.0.1')).toMatchObject({ state: { kind: 'held' } });
    expect(await ask('b', '10.1.0.1')).toEqual({ state: { kind: 'free' }, refusals: [] });
    expect(await ask('b', '10.1.0.2')).toMatchObject({ state: { kind: 'held' } });
  });

  test('is held for two hours in a row, and then not again until somebody else had as long to take it', async () => {
    for (let times = 0; times < 5; times++) {
      expect(await hold(olena, rented(ONE))).toMatchObject({ state: { kind: 'held' } });
      await pass(25);
    }
    expect(await hold(olena, rented(ONE))).toEqual({ state: { kind: 'free' }, refusals: [] });
    await pass(20);
    expect(await hold(olena, rented(ONE))).toEqual({ state: { kind: 'free' }, refusals: [] });
    await pass(30);
    expect(await hold(olena, rented(ONE))).toMatchObject({ state: { kind: 'held' } });
  });
});

test('of many shoppers who come to the checkout with one machine exactly one has it, and can order it', async () => {
  const all = Array.from({ length: 30 }, (_, index) => visitor(`visitor-${index}`));
  const lines = (index: number) => [
    rented(ONE, { startDate: rentalStart(5 + (index % 3)), days: 5 }),
    rented(TWO, { startDate: rentalStart(5 + (index % 2)) }),
  ];
  const holds = await Promise.all(all.map((shopper, index) => hold(shopper, ...lines(index))));
  expect(holds.filter(({ refusals }) => !refusals.some(({ productId }) => productId === ONE))).toHaveLength(
    1,
  );
  expect(await held()).toHaveLength(3);
  await pass(31);
  const again = await Promise.all(all.map((shopper, index) => hold(shopper, ...lines(index).toReversed())));
  const winner = again.findIndex(({ refusals }) => refusals.length === 0);
  const ordered = await Promise.all(all.map((shopper, index) => order(shopper, ...lines(index))));
  expect(ordered.flatMap(({ ok }, index) => (ok ? [index] : []))).toEqual(winner === -1 ? [] : [winner]);
  expect(await database.$count(bookings, ne(bookings.status, 'CANCELLED'))).toBeLessThanOrEqual(3);
});
