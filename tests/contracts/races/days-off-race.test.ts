import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { daysAfter } from '../../../src/domain/calendar/days.ts';
import { NO_DAYS_OFF, setDaysOff, underDaysOff } from '../../../src/domain/calendar/working-days.ts';
import { blockedDays, rentalPeriod } from '../../../src/domain/rental/rental-days.ts';
import { daysOffOf } from '../../../src/domain/shop-data/closures.ts';
import type { Fields } from '../../../src/domain/shop-data/read-fields.ts';
import { bookings } from '../../../src/server/rental/tables.ts';
import { shopDataVersions } from '../../../src/server/shop-data/tables.ts';
import { BY_PARCEL, rentalStart } from '../../support/rental-start.ts';
import { takeLeaseSteps } from '../../support/sign-protocols.ts';
import { someoneWaits } from '../../support/someone-waits.ts';
import { openSeededOnServer } from '../../support/test-database.ts';
import { openTransferShop } from '../../support/transfer-shop.ts';

const transfers = await openTransferShop({}, openSeededOnServer);
const { shop, database, staff, customer, close } = transfers;
afterAll(close);
beforeEach(async () => {
  await database.delete(bookings);
  await database.delete(shopDataVersions);
});
afterEach(() => setDaysOff(NO_DAYS_OFF));

const FROM = rentalStart(10);
const days = (startDate: string) => rentalPeriod({ startDate, duration: 'week', count: 1 });
async function leased() {
  const rental = { duration: 'week', count: 1, startDate: FROM } as const;
  const { orderId, total } = await transfers.place({ lines: [{ id: 2001, quantity: 1, rental }] });
  await transfers.came(orderId, total);
  return { orderId, leaseId: (await shop.backoffice.findOrder(orderId))?.leases[0]?.id ?? '' };
}
const bookingOf = async (leaseId: string) => {
  const [row] = await database.select().from(bookings).where(eq(bookings.leaseId, leaseId));
  if (!row) throw new Error('The lease is booked');
  return row;
};
/** Closed in Ukraine from a day on, for two weeks. */
const closedFrom = (day: string): Fields => ({
  martialLawTo: '',
  'from-0': day,
  'to-0': daysAfter(day, 13),
  'market-0': 'UA',
  'note-0': '',
});
const save = (fields: Fields) =>
  shop.shopData.save({ part: 'closures', fields, version: 0, staffId: staff, why: '', agreed: '' });

/** The day on which a lease ends that changes its days while days off are saved, and how it does. */
const CHANGES = {
  'is extended': {
    to: daysAfter(FROM, 34),
    waitsFor: 'lease_bills',
    change: async ({ orderId, leaseId }: Awaited<ReturnType<typeof leased>>, lastDay: string) => {
      await takeLeaseSteps(transfers, { orderId, leaseId }, 'PROCESSING', 'ACTIVE');
      return () =>
        shop.orders.extendLease({
          leaseId,
          userId: customer,
          guestOrderIds: [],
          lastDay,
          payment: 'transfer',
        });
    },
  },
  'is moved': {
    to: days(rentalStart(40)).lastDay,
    waitsFor: 'machine_events',
    change: async (lease: Awaited<ReturnType<typeof leased>>) => {
      const [seenDay, firstDay] = [FROM, rentalStart(40)];
      return () => shop.rental.moveLeaseDays({ ...lease, staffId: staff, firstDay, seenDay });
    },
  },
} as const;

test.each(Object.entries(CHANGES))(
  'a lease that %s while days off are saved is asked about before they are',
  async (_, { to, waitsFor, change }) => {
    const lease = await leased();
    const begin = await change(lease, to);
    const { changed, saved } = await database.transaction(async (transaction) => {
      await transaction.execute(sql`lock table ${sql.identifier(waitsFor)} in exclusive mode`);
      const changing = begin();
      await someoneWaits(database, changing);
      const saving = save(closedFrom(to));
      await someoneWaits(database, saving, 2);
      return { changed: { changing }, saved: { saving } };
    });
    expect(await changed.changing).toMatchObject({ ok: true });
    expect(await saved.saving).toMatchObject({
      ok: false,
      reason: 'leases-touched',
      touched: { count: 1, leases: [{ orderId: lease.orderId }] },
    });
    expect(await database.$count(shopDataVersions)).toBe(0);
  },
);

test.each(Object.entries(CHANGES))(
  'a lease that %s has its machine by days off that this process has not heard of',
  async (name, { to, change }) => {
    const lease = await leased();
    const begin = await change(lease, to);
    const fields = closedFrom(to);
    await database
      .insert(shopDataVersions)
      .values({ part: 'closures', version: 1, fields, changedBy: staff });
    setDaysOff(NO_DAYS_OFF);
    expect(await begin()).toMatchObject({ ok: true });
    const period = { firstDay: name === 'is moved' ? rentalStart(40) : FROM, lastDay: to };
    const blocked = underDaysOff(daysOffOf(fields), () => blockedDays(period, BY_PARCEL));
    expect(blocked.to > blockedDays(period, BY_PARCEL).to).toBe(true);
    const { blockedFrom, blockedTo } = await bookingOf(lease.leaseId);
    expect({ from: blockedFrom, to: blockedTo }).toEqual(blocked);
  },
);

test('an extension that comes to nothing while days off are saved gives its days back by them', async () => {
  const { to, waitsFor, change } = CHANGES['is extended'];
  const lease = await leased();
  const extended = await (await change(lease, to))();
  if (!extended.ok || extended.orderId === null) throw new Error('Not billed');
  const { orderId } = extended;
  const { ended, saved } = await database.transaction(async (transaction) => {
    await transaction.execute(sql`lock table ${sql.identifier(waitsFor)} in exclusive mode`);
    const ending = shop.orders.cancelOrder({ orderId, userId: customer, reason: 'changed-mind' });
    await someoneWaits(database, ending);
    const saving = save(closedFrom(days(FROM).lastDay));
    await someoneWaits(database, saving, 2);
    return { ended: { ending }, saved: { saving } };
  });
  expect(await ended.ending).toMatchObject({ ok: true });
  expect(await saved.saving).toMatchObject({
    reason: 'leases-touched',
    touched: { leases: [{ free: [blockedDays(days(FROM), BY_PARCEL).to, expect.any(String)] }] },
  });
});
