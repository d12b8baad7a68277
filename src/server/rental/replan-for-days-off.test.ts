import { eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { openTransferShop } from '../../../tests/support/transfer-shop.ts';
import { rentalStart } from '../../../tests/support/rental-start.ts';
import { daysAfter } from '../../domain/calendar/days.ts';
import { NO_DAYS_OFF, setDaysOff, workingDaysFrom } from '../../domain/calendar/working-days.ts';
import { blockedDays, bookedWay, rentalPeriod, returnDay } from '../../domain/rental/rental-days.ts';
import { daysOffOf } from '../../domain/shop-data/closures.ts';
import type { Fields } from '../../domain/shop-data/read-fields.ts';
import { shopDataVersions } from '../shop-data/tables.ts';
import { bookings, leases, machines } from './tables.ts';

const transfers = await openTransferShop();
const { shop, database, staff, close } = transfers;
afterAll(close);
beforeEach(async () => {
  await database.delete(bookings);
  await database.delete(shopDataVersions);
});
afterEach(() => setDaysOff(NO_DAYS_OFF));

const FROM = rentalStart(12);
const days = rentalPeriod({ startDate: FROM, duration: 'week', count: 1 });
async function leased(startDate = FROM) {
  const rental = { duration: 'week', count: 1, startDate } as const;
  const { orderId, total } = await transfers.place({ lines: [{ id: 2001, quantity: 1, rental }] });
  await transfers.came(orderId, total);
  return (await shop.backoffice.findOrder(orderId))?.leases[0]?.id ?? '';
}
const bookingOf = async (leaseId: string) => {
  const [row] = await database.select().from(bookings).where(eq(bookings.leaseId, leaseId));
  if (!row) throw new Error('The lease is booked');
  return row;
};
/** Closed from a day of the lease until long after it, in Ukraine. */
const CLOSED: Fields = {
  martialLawTo: '',
  'from-0': days.lastDay,
  'to-0': daysAfter(days.lastDay, 20),
  'market-0': 'UA',
  'note-0': '',
};
const save = (fields: Fields | null, { agreed = '', version = 0 } = {}) =>
  shop.shopData.save({ part: 'closures', fields, version, staffId: staff, why: '', agreed });
/** The mark of what would move; fails where that can be saved at once. */
async function markOf(fields: Fields | null, version = 0): Promise<string> {
  const asked = await save(fields, { version });
  if (asked.ok || !('touched' in asked)) throw new Error('Nothing is asked');
  expect(asked.reason).toBe('leases-touched');
  return asked.touched.mark;
}

test('days off that touch an agreed lease are saved only by who agreed to what moves, and its machine is blocked until then', async () => {
  const leaseId = await leased();
  const before = await bookingOf(leaseId);
  const way = bookedWay(before, 'UA');
  setDaysOff(daysOffOf(CLOSED));
  const later = { due: returnDay(days, 'UA'), blocked: blockedDays(days, way) };
  setDaysOff(NO_DAYS_OFF);
  const looked = { before: shop.shopData.ofSettings.closures, after: CLOSED };
  expect(await shop.shopData.countTouchedBookings(looked)).toBe(1);
  expect(await shop.shopData.countTouchedBookings({ ...looked, after: looked.before })).toBe(0);
  const asked = await save(CLOSED);
  expect(asked).toMatchObject({
    ok: false,
    reason: 'leases-touched',
    touched: {
      count: 1,
      leases: [
        {
          due: [returnDay(days, 'UA'), later.due],
          free: [before.blockedTo, later.blocked.to],
          leaves: null,
          taken: null,
          customer: { name: expect.stringMatching(/\S \S/), phone: expect.stringMatching(/^\+\d{9,}$/) },
        },
      ],
    },
  });
  expect(await bookingOf(leaseId)).toEqual(before);
  expect(await database.$count(shopDataVersions)).toBe(0);
  expect(await save(CLOSED, { agreed: 'something else' })).toMatchObject({ reason: 'leases-touched' });
  expect(await save(CLOSED, { agreed: await markOf(CLOSED) })).toEqual({ ok: true, isChanged: true });
  const { blockedFrom, blockedTo } = await bookingOf(leaseId);
  expect({ from: blockedFrom, to: blockedTo }).toEqual(later.blocked);
});

test('a machine that is promised to the next one by then has nothing saved, agreed or not', async () => {
  const [one] = await database.select().from(machines).where(eq(machines.productId, 2001)).limit(1);
  await database
    .update(machines)
    .set({ retiredAt: '2026-01-01T00:00:00Z' })
    .where(eq(machines.productId, 2001));
  await database
    .update(machines)
    .set({ retiredAt: null })
    .where(eq(machines.id, one?.id ?? 0));
  const leaseId = await leased();
  const { blockedTo } = await bookingOf(leaseId);
  const nextId = await leased(workingDaysFrom(blockedTo, 6, 'UA'));
  const next = await bookingOf(nextId);
  const closed = { ...CLOSED, 'to-0': daysAfter(days.lastDay, 5) };
  const asked = await save(closed);
  expect(asked).toMatchObject({ ok: false, reason: 'leases-blocked' });
  if (asked.ok || !('touched' in asked)) throw new Error('Something is in the way');
  expect(asked.touched.leases[0]?.taken).not.toBeNull();
  expect(await save(closed, { agreed: asked.touched.mark })).toMatchObject({ reason: 'leases-blocked' });
  expect((await bookingOf(leaseId)).blockedTo).toBe(blockedTo);
  expect(await bookingOf(nextId)).toEqual(next);
  expect(await database.$count(shopDataVersions)).toBe(0);
  await database.update(machines).set({ retiredAt: null }).where(eq(machines.productId, 2001));
});

test('days off that end are asked about too, and the machine stays blocked by the later day', async () => {
  const leaseId = await leased();
  await save(CLOSED, { agreed: await markOf(CLOSED) });
  const { blockedTo } = await bookingOf(leaseId);
  await database
    .update(leases)
    .set({ reminderFor: days.lastDay })
    .where(inArray(leases.id, [leaseId]));
  expect(await save(null, { agreed: await markOf(null, 1), version: 1 })).toMatchObject({ ok: true });
  expect((await bookingOf(leaseId)).blockedTo).toBe(blockedTo);
  // Its return day is another one: reminders are looked at anew.
  const [lease] = await database.select().from(leases).where(eq(leases.id, leaseId));
  expect(lease?.reminderFor).not.toBe(days.lastDay);
});

test('days off of which no lease knows are saved at once', async () => {
  await leased();
  const far = { ...CLOSED, 'from-0': daysAfter(days.lastDay, 200), 'to-0': daysAfter(days.lastDay, 210) };
  expect(await save(far)).toEqual({ ok: true, isChanged: true });
  expect(await save({ ...CLOSED, 'market-0': 'PL' }, { version: 1 })).toEqual({ ok: true, isChanged: true });
});
