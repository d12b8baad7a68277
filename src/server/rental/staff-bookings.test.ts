import { beforeEach, describe, expect, test } from 'vitest';
import { begins, maintenance as form, ONE, sampleDepot, TWO } from '../../../tests/support/sample-depot.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { addMaintenance } from '../../../tests/support/add-maintenance.ts';
import { moveOrder } from '../../../tests/support/move-order.ts';
import { addCustomers } from '../../../tests/support/sample-order.ts';
import { daysAfter } from '../../domain/calendar/days.ts';
import { orders } from '../orders/tables.ts';
import { bookMaintenance, cancelMaintenance } from './book-maintenance.ts';
import { findBooking, moveBooking, type BookingMove } from './move-booking.ts';
import { reinstateMachine, retireMachine } from './retire-machine.ts';
import { bookings } from './tables.ts';
import { todayIn } from './today.ts';
import { unloggedActs } from '../../../tests/support/unlogged-acts.ts';

const { database } = await openTestDatabase();
const STAFF_ID = 'staff';
await addCustomers(database, 'olena', STAFF_ID);
const { poland, machinesOf, rent, standing } = await sampleDepot(database);
const [one = 0] = await machinesOf(ONE);
const [first = 0, second = 0] = await machinesOf(TWO);
const maintenance = ({ machineId = first, ...days }: Partial<Parameters<typeof form>[0]> = {}) =>
  form({ machineId, ...days });

beforeEach(async () => {
  await database.delete(bookings);
  await database.delete(orders);
});

describe('maintenance', () => {
  test('is booked once however often its form is sent, and cancelled', async () => {
    const wanted = maintenance();
    const booked = await Promise.all([1, 2, 3].map(() => bookMaintenance(database)(wanted)));
    expect(booked).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect(await standing()).toHaveLength(1);
    const other = { ...wanted, lastDay: daysAfter(wanted.lastDay, 1) };
    expect(await bookMaintenance(database)(other)).toMatchObject({ reason: 'form-used' });
    const cancel = () => cancelMaintenance(database)({ id: wanted.id, machineId: first, staffId: STAFF_ID });
    expect([await cancel(), await cancel()]).toEqual([{ ok: true }, { ok: true }]);
    expect(await standing()).toEqual([]);
  });

  test('on days of a lease is refused with the nearest free days, each of which can be had, and writes nothing', async () => {
    await rent(ONE);
    const before = await standing();
    const refused = await bookMaintenance(database)(maintenance({ machineId: one }));
    expect(refused).toMatchObject({ ok: false, reason: 'days-taken' });
    expect(await standing()).toEqual(before);
    const nearest = !refused.ok && refused.reason === 'days-taken' ? refused.nearest : [];
    expect(nearest).toHaveLength(3);
    for (const firstDay of nearest) {
      const wanted = maintenance({ machineId: one, firstDay });
      expect(await bookMaintenance(database)(wanted)).toEqual({ ok: true });
      await cancelMaintenance(database)({ id: wanted.id, machineId: one, staffId: STAFF_ID });
    }
  });

  test('is neither in the past nor years ahead, and a lease is not cancelled as one', async () => {
    const today = todayIn('UA');
    const from = (firstDay: string) => bookMaintenance(database)(maintenance({ firstDay }));
    expect(await from(daysAfter(today, -1))).toMatchObject({ reason: 'days-over' });
    expect(await from(daysAfter(today, 800))).toMatchObject({ reason: 'days-far' });
    await rent(ONE);
    const [lease] = await standing();
    const asked = { id: lease?.id ?? '', machineId: one, staffId: STAFF_ID };
    expect(await cancelMaintenance(database)(asked)).toMatchObject({ reason: 'booking-not-found' });
    expect(await standing()).toHaveLength(1);
  });
});

describe('a booking', () => {
  const moveOf = async (values: Partial<BookingMove>): Promise<BookingMove> => {
    const [booking] = await standing();
    if (booking === undefined) throw new Error('Nothing is booked');
    const { id: bookingId, machineId, firstDay, lastDay } = booking;
    return {
      bookingId,
      staffId: STAFF_ID,
      machineId,
      period: null,
      seen: { machineId, firstDay, lastDay },
      ...values,
    };
  };

  test('is moved to another machine of its product and market, once however often it is asked', async () => {
    await rent(TWO);
    const found = await findBooking(database)((await standing())[0]?.id ?? '', 'en');
    expect(found?.others).toMatchObject([{ id: second, isFree: true }]);
    const asked = await moveOf({ machineId: second });
    const results = await Promise.all([1, 2].map(() => moveBooking(database)(asked)));
    expect(results).toEqual([{ ok: true }, { ok: true }]);
    expect((await standing()).map(({ machineId }) => machineId)).toEqual([second]);
    const back = { ...asked, machineId: first };
    expect(await moveBooking(database)(back)).toEqual({ ok: false, reason: 'booking-changed' });
  });

  test('of a lease keeps its days, and goes to no other product, market or retired machine', async () => {
    await rent(TWO);
    const [inPoland = 0] = await machinesOf(TWO, poland);
    for (const machineId of [one, inPoland, 0]) {
      expect(await moveBooking(database)(await moveOf({ machineId }))).toEqual({
        ok: false,
        reason: 'machine-unfit',
      });
    }
    await retireMachine(database)(second, STAFF_ID);
    expect(await moveBooking(database)(await moveOf({ machineId: second }))).toMatchObject({
      reason: 'machine-unfit',
    });
    await reinstateMachine(database)(second, STAFF_ID);
    const later = { firstDay: daysAfter(begins, 20), lastDay: daysAfter(begins, 22) };
    expect(await moveBooking(database)(await moveOf({ machineId: second, period: later }))).toEqual({
      ok: true,
    });
    expect(await standing()).toMatchObject([{ machineId: second, firstDay: begins }]);
  });

  test('of maintenance is moved to other days; on those of a lease it is refused with the nearest, and stays', async () => {
    await addMaintenance(database, first, { firstDay: todayIn('UA'), days: 1 });
    const { orderId } = await rent(TWO);
    const lease = (await standing()).find(({ purpose }) => purpose === 'lease');
    const clash = { firstDay: begins, lastDay: daysAfter(begins, 1) };
    const machineId = lease?.machineId ?? 0;
    const refused = await moveBooking(database)(await moveOf({ machineId, period: clash }));
    expect(refused).toMatchObject({ ok: false, reason: 'days-taken' });
    expect(!refused.ok && refused.reason === 'days-taken' && refused.nearest).toHaveLength(3);
    expect(refused).toMatchObject({ inTheWay: [{ id: lease?.id, order: { id: orderId } }] });
    expect((await standing())[0]).toMatchObject({ machineId: first, firstDay: todayIn('UA') });
    await moveOrder(database, orderId, { to: 'CANCELLED', reason: 'changed-mind' });
    expect(await moveBooking(database)(await moveOf({ machineId, period: clash }))).toEqual({ ok: true });
    expect(await standing()).toMatchObject([{ machineId, ...clash, blockedTo: daysAfter(begins, 2) }]);
  });

  test('that is over stays where it is', async () => {
    const past = daysAfter(todayIn('UA'), -5);
    await addMaintenance(database, first, { firstDay: past });
    const period = { firstDay: begins, lastDay: begins };
    expect(await moveBooking(database)(await moveOf({ period }))).toMatchObject({ reason: 'booking-over' });
  });
});

test('all that staff did stands in the log', async () => {
  expect(await unloggedActs(database)).toEqual({
    seen: expect.arrayContaining(['machine_events']),
    unlogged: [],
  });
});
