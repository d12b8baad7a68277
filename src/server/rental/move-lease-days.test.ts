import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { BY_PARCEL, rentalStart } from '../../../tests/support/rental-start.ts';
import { takeLeaseSteps } from '../../../tests/support/sign-protocols.ts';
import { openTransferShop } from '../../../tests/support/transfer-shop.ts';
import { daysAfter } from '../../domain/calendar/days.ts';
import { workingDaysFrom } from '../../domain/calendar/working-days.ts';
import { blockedDays, rentalPeriod } from '../../domain/rental/rental-days.ts';
import { bookings, leaseEvents, leases, machineEvents, machines } from './tables.ts';
import { unloggedActs } from '../../../tests/support/unlogged-acts.ts';

const transfers = await openTransferShop();
const { shop, database, staff, customer, close } = transfers;
afterAll(close);
beforeEach(async () => {
  await database.delete(bookings);
});

const [FROM, TO] = [rentalStart(10), rentalStart(40)];
const days = (startDate: string) => rentalPeriod({ startDate, duration: 'week', count: 1 });

/** A lease of some machines for a week; paid unless it is said to wait. */
async function leased(quantity = 1, startDate = FROM) {
  const rental = { duration: 'week', count: 1, startDate } as const;
  const { orderId, total } = await transfers.place({ lines: [{ id: 2001, quantity, rental }] });
  await transfers.came(orderId, total);
  return { orderId, leaseId: (await shop.backoffice.findOrder(orderId))?.leases[0]?.id ?? '' };
}
const move = (of: { orderId: string; leaseId: string }, firstDay = TO, seenDay = FROM) =>
  shop.rental.moveLeaseDays({ ...of, staffId: staff, firstDay, seenDay });

test('a lease moves with all of its machines, and its history, its page and its customer know', async () => {
  const lease = await leased(2);
  expect(await move(lease)).toEqual({ ok: true });
  const booked = await database.select().from(bookings).where(eq(bookings.leaseId, lease.leaseId));
  const { from: blockedFrom, to: blockedTo } = blockedDays(days(TO), BY_PARCEL);
  expect(booked).toHaveLength(2);
  for (const booking of booked)
    expect(booking).toMatchObject({ ...days(TO), blockedFrom, blockedTo, status: 'CONFIRMED' });
  const found = await shop.orders.findLease(lease.leaseId, customer);
  expect(found).toMatchObject({ ok: true, lease: { period: days(TO), item: { rental: { startDate: TO } } } });
  const events = await database
    .select()
    .from(leaseEvents)
    .where(eq(leaseEvents.leaseId, lease.leaseId))
    .orderBy(asc(leaseEvents.id));
  expect(events.at(-1)).toMatchObject({ fromStatus: 'APPROVED', toStatus: 'APPROVED', reason: 'days-moved' });
  expect(await database.$count(machineEvents, eq(machineEvents.firstDay, TO))).toBe(2);
  const told = (await transfers.emails(lease.orderId)).at(-1);
  expect(told?.occasion).toBe('lease-moved');
  expect(told?.plain).toContain('Було:');
});

test('days that are somebody else’s are refused with the nearest ones, and nothing changes or is told', async () => {
  await database
    .update(machines)
    .set({ retiredAt: '2026-01-01T00:00:00Z' })
    .where(eq(machines.productId, 2001));
  const [one] = await database.select().from(machines).where(eq(machines.productId, 2001)).limit(1);
  await database
    .update(machines)
    .set({ retiredAt: null })
    .where(eq(machines.id, one?.id ?? 0));
  const lease = await leased();
  await leased(1, TO);
  const letters = (await transfers.emails(lease.orderId)).length;
  const refused = await move(lease);
  expect(refused).toMatchObject({ ok: false, reason: 'days-taken' });
  expect(refused).toHaveProperty('nearest.0');
  const [row] = await database.select().from(leases).where(eq(leases.id, lease.leaseId));
  expect(row?.firstDay).toBe(FROM);
  expect((await transfers.emails(lease.orderId)).length).toBe(letters);
  await database.update(machines).set({ retiredAt: null }).where(eq(machines.productId, 2001));
});

test('a form that is sent twice moves once, and one that is old changes nothing', async () => {
  const lease = await leased();
  expect(await Promise.all([move(lease), move(lease)])).toEqual([{ ok: true }, { ok: true }]);
  const told = (await transfers.emails(lease.orderId)).filter(({ occasion }) => occasion === 'lease-moved');
  expect(told).toHaveLength(1);
  expect(await move(lease, rentalStart(30))).toEqual({ ok: false, reason: 'lease-changed' });
  // Back again is another move, and is told as one.
  expect(await move(lease, FROM, TO)).toEqual({ ok: true });
  expect(await move(lease, TO, FROM)).toEqual({ ok: true });
  const all = (await transfers.emails(lease.orderId)).filter(({ occasion }) => occasion === 'lease-moved');
  expect(all).toHaveLength(3);
});

test('only working days from today on are offered, and no machine moves that has left', async () => {
  const lease = await leased();
  const sunday = Array.from({ length: 7 }, (_, index) => daysAfter(TO, index)).find(
    (day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0,
  );
  for (const day of [sunday ?? '', workingDaysFrom(FROM, -20, 'UA'), daysAfter(FROM, 800)]) {
    expect(await move(lease, day)).toEqual({ ok: false, reason: 'day-not-offered' });
  }
  await takeLeaseSteps(transfers, lease, 'PROCESSING', 'ACTIVE');
  expect(await move(lease)).toEqual({ ok: false, reason: 'transition-not-allowed' });
  const other = await leased();
  expect(await move({ ...other, leaseId: lease.leaseId })).toEqual({ ok: false, reason: 'lease-not-found' });
  expect(await move({ ...lease, orderId: crypto.randomUUID() })).toEqual({
    ok: false,
    reason: 'order-not-found',
  });
});

test('all that staff did stands in the log', async () => {
  expect(await unloggedActs(database)).toEqual({
    seen: expect.arrayContaining(['lease_events', 'machine_events']),
    unlogged: [],
  });
});
