import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { begins, maintenance, ONE, sampleDepot, TWO } from '../../../tests/support/sample-depot.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { addMaintenance } from '../../../tests/support/add-maintenance.ts';
import { moveOrder } from '../../../tests/support/move-order.ts';
import { addCustomers } from '../../../tests/support/sample-order.ts';
import { daysAfter } from '../../domain/calendar/days.ts';
import type { MachinesQuery } from '../../domain/rental/machines-query.ts';
import { products } from '../catalogue/tables.ts';
import { orders } from '../orders/tables.ts';
import { bookMaintenance } from './book-maintenance.ts';
import { findMachine } from './find-machine.ts';
import { listMachines, machineChoices } from './list-machines.ts';
import { moveBooking } from './move-booking.ts';
import { readBoard } from './read-board.ts';
import { reinstateMachine, retireMachine } from './retire-machine.ts';
import { addMachine, changeMachine } from './save-machine.ts';
import { bookings, machines } from './tables.ts';
import { todayIn } from './today.ts';
import { unloggedActs } from '../../../tests/support/unlogged-acts.ts';

const { database } = await openTestDatabase();
const STAFF_ID = 'staff';
await addCustomers(database, 'olena', STAFF_ID);
const { ukraine, poland, machinesOf, rent } = await sampleDepot(database);
const ALL = { productId: null, depotId: null, state: null, isServiceDue: false, after: null };
const [one = 0] = await machinesOf(ONE);
const [first = 0, second = 0] = await machinesOf(TWO);
const see = async (id: number, list: 'coming' | 'past' = 'coming') => {
  const found = await findMachine(database)(id, { list, after: null, eventsAfter: null }, 'en');
  if (found === null) throw new Error(`No machine ${id}`);
  return found;
};

beforeEach(async () => {
  await database.delete(bookings);
  await database.delete(orders);
});

describe('the list of machines', () => {
  test('is read page by page, each machine once, in the order of inventory numbers', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<ReturnType<typeof listMachines>>> = await listMachines(database)(
        { ...ALL, after },
        'en',
        { pageSize: 7 },
      );
      seen.push(...page.machines.map(({ inventoryNumber }) => inventoryNumber));
      after = page.next;
    } while (after !== null);
    const numbers = await database
      .select({ number: machines.inventoryNumber })
      .from(machines)
      .orderBy(machines.inventoryNumber);
    expect(seen).toEqual(numbers.map(({ number }) => number));
  });

  test('is narrowed by product, depot and what a machine is today', async () => {
    const numbers = async (query: Partial<MachinesQuery>) =>
      (await listMachines(database)({ ...ALL, productId: TWO, ...query }, 'en')).machines.map(({ id }) => id);
    await addMaintenance(database, first, { firstDay: todayIn('UA') });
    expect(await numbers({ depotId: ukraine, state: 'maintenance' })).toEqual([first]);
    expect(await numbers({ depotId: ukraine, state: 'free' })).toEqual([second]);
    expect(await numbers({ state: 'retired' })).toEqual([]);
    expect(new Set(await numbers({ depotId: poland }))).toEqual(new Set(await machinesOf(TWO, poland)));
  });
});

describe('a machine', () => {
  const wanted = { productId: ONE, depotId: ukraine, inventoryNumber: 'GEN-77', serialNumber: 'S-1' };
  test('is added once however often and by however many the form is sent, and is stock of its product', async () => {
    const stock = async () =>
      (await database.select({ stock: products.stock }).from(products).where(eq(products.id, ONE)))[0]?.stock;
    const before = Number(await stock());
    const added = await Promise.all([1, 2, 3].map(() => addMachine(database)(wanted, STAFF_ID)));
    expect(added.every(({ ok }) => ok)).toBe(true);
    expect(await database.$count(machines, eq(machines.inventoryNumber, 'GEN-77'))).toBe(1);
    expect(await stock()).toBe(before + 1);
    expect(await addMachine(database)({ ...wanted, serialNumber: 'S-2' }, STAFF_ID)).toMatchObject({
      reason: 'inventory-taken',
    });
    expect(await addMachine(database)({ ...wanted, inventoryNumber: 'GEN-78' }, STAFF_ID)).toMatchObject({
      reason: 'serial-taken',
    });
    expect(await addMachine(database)({ ...wanted, productId: 1801 }, STAFF_ID)).toMatchObject({
      reason: 'product-not-rented',
    });
    expect(await addMachine(database)({ ...wanted, depotId: 999 }, STAFF_ID)).toMatchObject({
      reason: 'depot-not-found',
    });
    await database.delete(machines).where(eq(machines.inventoryNumber, 'GEN-77'));
  });

  test('is changed by who saw its latest state alone', async () => {
    const { machine } = await see(one);
    const { version } = machine;
    const change = (serialNumber: string, seen = version) =>
      changeMachine(database)(one, { ...machine, serialNumber, version: seen }, STAFF_ID);
    expect(await change('A')).toEqual({ ok: true });
    expect(await change('A')).toEqual({ ok: true });
    expect(await change('B')).toEqual({ ok: false, reason: 'machine-changed' });
    expect((await see(one)).machine.serialNumber).toBe('A');
    const latest = (await see(one)).machine.version;
    const { machine: other } = await see(first);
    expect(
      await changeMachine(database)(
        one,
        { ...machine, inventoryNumber: other.inventoryNumber, serialNumber: 'A', version: latest },
        STAFF_ID,
      ),
    ).toEqual({ ok: false, reason: 'inventory-taken' });
  });

  test('with coming bookings is neither retired nor moved to another market; they are named', async () => {
    const { orderNumber, orderId } = await rent(ONE);
    const refused = await retireMachine(database)(one, STAFF_ID);
    expect(refused).toMatchObject({
      reason: 'machine-booked',
      count: 1,
      first: [{ order: { number: orderNumber }, firstDay: begins }],
    });
    const { machine } = await see(one);
    const change = { ...machine, depotId: poland };
    expect(await changeMachine(database)(one, change, STAFF_ID)).toMatchObject({ reason: 'machine-booked' });
    await moveOrder(database, orderId, { to: 'CANCELLED', reason: 'changed-mind' });
    expect(await retireMachine(database)(one, STAFF_ID)).toEqual({ ok: true });
    expect(await retireMachine(database)(one, STAFF_ID)).toEqual({ ok: true });
    expect((await see(one)).machine.retiredAt).not.toBe(null);
    expect((await see(one)).free).toEqual([]);
    expect(await bookMaintenance(database)(maintenance({ machineId: one }))).toMatchObject({
      reason: 'machine-retired',
    });
    expect(await reinstateMachine(database)(one, STAFF_ID)).toEqual({ ok: true });
    expect((await see(one)).machine.retiredAt).toBe(null);
  });

  test('that is retired while it is ordered is one or the other', async () => {
    const [ordered, retired] = await Promise.allSettled([rent(ONE), retireMachine(database)(one, STAFF_ID)]);
    const isRetired = retired.status === 'fulfilled' && retired.value.ok;
    expect(isRetired).toBe(ordered.status === 'rejected');
    await reinstateMachine(database)(one, STAFF_ID);
  });

  test('tells its next free days, and its bookings before and after today', async () => {
    const today = todayIn('UA');
    const past = await addMaintenance(database, one, { firstDay: daysAfter(today, -9), days: 3 });
    const coming = await addMaintenance(database, one, { firstDay: daysAfter(today, 2), days: 3 });
    expect((await see(one)).bookings.map(({ id }) => id)).toEqual([coming]);
    expect((await see(one, 'past')).bookings.map(({ id, isMovable }) => [id, isMovable])).toEqual([
      [past, false],
    ]);
    expect((await see(one)).free).toEqual([
      { firstDay: today, lastDay: daysAfter(today, 1) },
      { firstDay: daysAfter(today, 5), lastDay: null },
    ]);
  });
});

test('a machine’s history says who did what with it, the latest first, and nothing of what was refused', async () => {
  const added = await addMachine(database)(
    { productId: TWO, depotId: ukraine, inventoryNumber: 'HIS-1', serialNumber: null },
    STAFF_ID,
  );
  const id = added.ok ? added.id : 0;
  const wanted = maintenance({ machineId: id });
  await bookMaintenance(database)(wanted);
  await bookMaintenance(database)(wanted);
  await bookMaintenance(database)(maintenance({ machineId: id }));
  await retireMachine(database)(id, STAFF_ID);
  const period = { firstDay: wanted.firstDay, lastDay: wanted.lastDay };
  await moveBooking(database)({
    bookingId: wanted.id,
    staffId: STAFF_ID,
    machineId: first,
    period: null,
    seen: { machineId: id, ...period },
  });
  await retireMachine(database)(id, STAFF_ID);
  const { events, next } = (await see(id)).history;
  const detail = `HIS-1 → ${(await see(first)).machine.inventoryNumber}`;
  const none = { firstDay: null, lastDay: null, detail: null };
  expect(events).toMatchObject([
    { kind: 'retired', name: STAFF_ID, ...none },
    { kind: 'moved-away', name: STAFF_ID, ...period, detail },
    { kind: 'maintenance', name: STAFF_ID, ...period, detail: null },
    { kind: 'added', name: STAFF_ID, ...none },
  ]);
  expect(next).toBe(null);
  expect((await see(first)).history.events[0]).toMatchObject({ kind: 'moved-here', ...period, detail });
  await database.delete(machines).where(eq(machines.id, id));
});

test('the board has a page of machines with their bookings on its days alone', async () => {
  const on = await addMaintenance(database, first, { firstDay: daysAfter(begins, 27) });
  await addMaintenance(database, second, { firstDay: daysAfter(begins, 28) });
  const query = { ...ALL, productId: TWO, depotId: ukraine };
  const { rows } = await readBoard(database)({
    query,
    from: begins,
    length: 28,
    market: 'UA',
    locale: 'en',
  });
  expect(rows.map(({ machine, bookings: of }) => [machine.id, of.map(({ id }) => id)])).toEqual([
    [first, [on]],
    [second, []],
  ]);
});

test('machines are chosen among rented products and depots alone', async () => {
  const { products: chosen, depots: places } = await machineChoices(database)('pl');
  const placed = await database.selectDistinct({ id: machines.productId }).from(machines);
  expect(new Set(chosen.map(({ id }) => id))).toEqual(new Set(placed.map(({ id }) => id)));
  expect(places.map(({ name }) => name)).toContain('Pruszków');
});

test('all that staff did stands in the log', async () => {
  expect(await unloggedActs(database)).toEqual({
    seen: expect.arrayContaining(['machine_events']),
    unlogged: [],
  });
});
