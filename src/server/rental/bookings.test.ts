import { eq, inArray, ne, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { addMaintenance } from '../../../tests/support/add-maintenance.ts';
import { moveOrder } from '../../../tests/support/move-order.ts';
import { BY_VEHICLE, rentalStart } from '../../../tests/support/rental-start.ts';
import { addCustomers, bought, ORDER_NEEDS, orderRequest } from '../../../tests/support/sample-order.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { daysAfter, daysBetween } from '../../domain/calendar/days.ts';
import type { Line } from '../../domain/cart/cart-item.ts';
import { marketOf } from '../../domain/locale/market.ts';
import { blockedDays, rentalPeriod } from '../../domain/rental/rental-days.ts';
import { placeOrder } from '../checkout/place-order.ts';
import { orderItems, orders } from '../orders/tables.ts';
import { isBookingClash } from './is-booking-clash.ts';
import { bookings, depots, leases, machines } from './tables.ts';

const { database } = await openTestDatabase();
await addCustomers(database, 'olena');
/** Of the first there is one in each depot, of the second there are two. */
const ONE = 2104;
const TWO = 2103;
/** A parcel itself. */
const PARCEL = 2001;
const begins = rentalStart();

const rented = (id: number, { days = 3, startDate = begins, quantity = 1 } = {}): Line => ({
  id,
  quantity,
  rental: { duration: 'day', count: days, startDate },
});
const order = (...lines: readonly Line[]) =>
  placeOrder(database, ORDER_NEEDS)(orderRequest('olena', { lines }));
const placed = async (...lines: readonly Line[]): Promise<string> => {
  const result = await order(...lines);
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.orderId;
};
const bookingsOf = (orderId: string) =>
  database
    .select({
      machineId: bookings.machineId,
      status: bookings.status,
      from: bookings.blockedFrom,
      to: bookings.blockedTo,
    })
    .from(bookings)
    .innerJoin(leases, eq(leases.id, bookings.leaseId))
    .innerJoin(orderItems, eq(orderItems.id, leases.orderItemId))
    .where(eq(orderItems.orderId, orderId));
const machinesOf = async (productId: number, market: 'UA' | 'PL' = 'UA') =>
  (
    await database
      .select({ id: machines.id })
      .from(machines)
      .innerJoin(depots, eq(depots.id, machines.depotId))
      .where(sql`${machines.productId} = ${productId} and ${depots.market} = ${market}`)
      .orderBy(machines.id)
  ).map(({ id }) => id);

beforeEach(async () => {
  // Rows of contracts are not deleted; a table can be emptied.
  await database.execute(sql`truncate lease_contracts`);
  await database.delete(bookings);
  await database.delete(orders);
});

describe('an order of machines', () => {
  test('books one machine of its market for each piece, from its first day until it is checked', async () => {
    const orderId = await placed(rented(TWO, { quantity: 2 }), bought(1801));
    const blocked = blockedDays(rentalPeriod({ startDate: begins, duration: 'day', count: 3 }), BY_VEHICLE);
    const [first, second] = await machinesOf(TWO);
    expect(await bookingsOf(orderId)).toEqual([
      { machineId: first, status: 'HELD', ...blocked },
      { machineId: second, status: 'HELD', ...blocked },
    ]);
    const [lease] = await database.select().from(leases);
    expect(lease).toMatchObject({ firstDay: begins, lastDay: daysAfter(begins, 2), status: 'PENDING' });
  });

  test('by parcel begins after its way, and keeps its machine for the way there and back', async () => {
    const tooSoon = await order(rented(PARCEL, { startDate: rentalStart(5) }));
    expect(tooSoon).toMatchObject({ ok: false, reason: 'day-not-offered', fault: 'early' });
    const startDate = rentalStart(7);
    const orderId = await placed(rented(PARCEL, { startDate, days: 1 }));
    expect(await bookingsOf(orderId)).toMatchObject([
      { from: rentalStart(2), to: daysAfter(rentalStart(13), 1) },
    ]);
    const quantity = (await machinesOf(PARCEL)).length;
    // Back on the twelfth working day, checked on the thirteenth and sent on the fourteenth.
    expect(await order(rented(PARCEL, { quantity, startDate: rentalStart(18) }))).toMatchObject({
      reason: 'days-taken',
      available: quantity - 1,
    });
    await placed(rented(PARCEL, { quantity, startDate: rentalStart(19) }));
  });

  test('takes those of the other market in its currency', async () => {
    await placed(rented(ONE));
    const startDate = rentalStart(5, marketOf('PLN'));
    const request = orderRequest('olena', { lines: [rented(ONE, { startDate })], currency: 'PLN' });
    const result = await placeOrder(database, ORDER_NEEDS)(request);
    if (!result.ok) throw new Error(result.reason);
    expect((await bookingsOf(result.orderId)).map(({ machineId }) => machineId)).toEqual(
      await machinesOf(ONE, 'PL'),
    );
  });

  test('takes no machine twice by several of its lines', async () => {
    const orderId = await placed(rented(TWO, { days: 3 }), rented(TWO, { days: 4 }));
    const booked = (await bookingsOf(orderId)).map(({ machineId }) => machineId);
    expect(booked.toSorted((a, b) => a - b)).toEqual(await machinesOf(TWO));
    expect(await order(rented(TWO))).toMatchObject({ reason: 'days-taken', available: 0 });
  });

  test('is refused without a first day, on a day that is not offered, and by whom days are taken with the nearest', async () => {
    const none = { ...rented(ONE), rental: { duration: 'day' as const, count: 1 } };
    const request = orderRequest('olena', { lines: [none] });
    expect(await placeOrder(database, ORDER_NEEDS)(request)).toEqual({
      ok: false,
      reason: 'days-missing',
      productId: ONE,
    });
    expect(await order(rented(ONE, { startDate: '2026-01-05' }))).toMatchObject({
      reason: 'day-not-offered',
      fault: 'early',
    });
    await placed(rented(ONE));
    const refused = await order(rented(ONE, { startDate: rentalStart(11) }));
    expect(refused).toMatchObject({ ok: false, reason: 'days-taken', productId: ONE, available: 0 });
    const nearest = !refused.ok && refused.reason === 'days-taken' ? refused.nearest : [];
    expect(nearest).toHaveLength(3);
    for (const startDate of nearest) {
      expect(await order(rented(ONE, { startDate }))).toMatchObject({ ok: true });
      await database
        .delete(orders)
        .where(sql`id in (select order_id from order_items where rental_start = ${startDate})`);
    }
  });

  test('is confirmed once it is paid, and frees its machines once it is cancelled', async () => {
    const orderId = await placed(rented(ONE));
    const paid = { paymentStatus: 'PAID' };
    await database.update(orders).set(paid).where(eq(orders.id, orderId));
    await moveOrder(database, orderId, { to: 'PROCESSING', reason: 'paid' });
    expect((await bookingsOf(orderId)).map(({ status }) => status)).toEqual(['CONFIRMED']);
    await moveOrder(database, orderId, { to: 'CANCELLED', reason: 'cancelled-by-shop' });
    expect((await bookingsOf(orderId)).map(({ status }) => status)).toEqual(['CANCELLED']);
    await placed(rented(ONE));
  });

  test('of a machine that staff took in the meantime is placed with another, or refused', async () => {
    // The first booking that is written meets one that was made after the choice, as if by somebody else.
    await database.execute(sql`create sequence clashes`);
    await database.execute(sql`create function clash_once() returns trigger language plpgsql as $$
      begin
        if nextval('clashes') = 1 then
          raise exception 'clash' using errcode = '23P01', constraint = 'bookings_do_not_overlap';
        end if;
        return new;
      end $$`);
    await database.execute(
      sql`create trigger clash_once before insert on bookings for each row execute function clash_once()`,
    );
    expect(await order(rented(ONE))).toMatchObject({ ok: true });
    await database.execute(sql`drop function clash_once cascade`);
    await database.execute(sql`drop sequence clashes`);
  });

  test('of machines that are taken again and again is refused with the nearest days', async () => {
    await database.execute(sql`create function clash() returns trigger language plpgsql as $$
      begin
        raise exception 'clash' using errcode = '23P01', constraint = 'bookings_do_not_overlap';
      end $$`);
    await database.execute(
      sql`create trigger clash before insert on bookings for each row execute function clash()`,
    );
    const refused = await order(bought(1801), rented(ONE));
    expect(refused).toMatchObject({ ok: false, reason: 'days-taken', productId: ONE });
    expect(!refused.ok && refused.reason === 'days-taken' && refused.nearest).toContain(begins);
    expect(await database.$count(orders)).toBe(0);
    await database.execute(sql`drop function clash cascade`);
  });
});

test('of a hundred customers who want one machine on days that meet exactly one gets it', async () => {
  const days = Array.from({ length: 100 }, (_, index) => rentalStart(5 + (index % 3)));
  const results = await Promise.all(days.map((startDate) => order(rented(ONE, { startDate, days: 5 }))));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(new Set(results.map((result) => (result.ok ? 'placed' : result.reason)))).toEqual(
    new Set(['placed', 'days-taken']),
  );
  expect(await database.$count(bookings, ne(bookings.status, 'CANCELLED'))).toBe(1);
});

describe('the database', () => {
  const book = (machineId: number, firstDay: string, lastDay: string) =>
    addMaintenance(database, machineId, { firstDay, days: daysBetween(firstDay, lastDay) + 1 });
  const clash = (work: Promise<unknown>) =>
    work.then(
      () => false,
      (error: unknown) => isBookingClash(error),
    );

  test('refuses days that meet, when they are made, moved, extended, and when another machine is taken', async () => {
    const [first = 0, second = 0] = await machinesOf(TWO);
    await book(first, '2027-03-01', '2027-03-05');
    const later = await book(first, '2027-03-06', '2027-03-08');
    const other = await book(second, '2027-03-01', '2027-03-02');
    expect(await clash(book(first, '2027-03-05', '2027-03-05'))).toBe(true);
    const change = (id: string, values: Partial<typeof bookings.$inferInsert>) =>
      clash(database.update(bookings).set(values).where(eq(bookings.id, id)));
    expect(await change(later, { firstDay: '2027-03-05', blockedFrom: '2027-03-05' })).toBe(true);
    expect(await change(later, { lastDay: '2027-03-20', blockedTo: '2027-03-21' })).toBe(false);
    expect(await change(other, { machineId: first })).toBe(true);
    expect(await change(other, { machineId: first, status: 'CANCELLED' })).toBe(false);
    expect(await change(other, { status: 'CONFIRMED' })).toBe(true);
  });

  test('counts the machines that one market has as the stock of their product', async () => {
    const stock = async () =>
      (await database.execute(sql`select stock from products where id = ${TWO}`)).rows[0]?.stock;
    const [inUkraine = 0] = await machinesOf(TWO);
    const inPoland = await machinesOf(TWO, 'PL');
    const retire = (ids: number[], retiredAt: string | null) =>
      database.update(machines).set({ retiredAt }).where(inArray(machines.id, ids));
    expect(await stock()).toBe(2);
    await retire([inUkraine], '2026-11-01T00:00:00Z');
    expect(await stock()).toBe(2);
    await retire(inPoland, '2026-11-01T00:00:00Z');
    expect(await stock()).toBe(1);
    await retire([inUkraine, ...inPoland], null);
    expect(await stock()).toBe(2);
  });
});

/** What customers do one after the other: rent for some days from a day on, or give up an order. */
const history = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('rent' as const),
        // On a day off nobody pays by transfer for the next working day.
        after: fc.integer({ min: 2, max: 25 }),
        days: fc.integer({ min: 1, max: 12 }),
        quantity: fc.integer({ min: 1, max: 2 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), which: fc.nat() }) },
  ),
  { minLength: 1, maxLength: 12 },
);

test('whatever customers do, a rental is placed exactly if enough machines are free on all of its days', async () => {
  const all = await machinesOf(TWO);
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      await database.delete(bookings);
      await database.delete(orders);
      const taken = new Map<
        string,
        readonly { readonly machineId: number; readonly from: string; readonly to: string }[]
      >();
      for (const step of steps) {
        if (step.kind === 'cancel') {
          const orderId = [...taken.keys()][step.which % Math.max(1, taken.size)];
          if (orderId === undefined) continue;
          await moveOrder(database, orderId, { to: 'CANCELLED', reason: 'changed-mind' });
          taken.delete(orderId);
          continue;
        }
        const { after, days, quantity } = step;
        const startDate = rentalStart(after);
        const { from, to } = blockedDays(
          rentalPeriod({ startDate, duration: 'day', count: days }),
          BY_VEHICLE,
        );
        const free = all.filter((id) =>
          [...taken.values()]
            .flat()
            .every((other) => other.machineId !== id || other.to <= from || to <= other.from),
        );
        const result = await order(rented(TWO, { startDate, days, quantity }));
        expect(result.ok).toBe(free.length >= quantity);
        if (!result.ok) continue;
        const booked = await bookingsOf(result.orderId);
        expect(booked).toHaveLength(quantity);
        expect(booked.every(({ machineId }) => free.includes(machineId))).toBe(true);
        taken.set(result.orderId, booked);
      }
    }),
    { numRuns: 25 },
  );
});
