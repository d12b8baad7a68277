import { asc, eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { refuseRows } from '../../../tests/support/refuse-rows.ts';
import { BY_PARCEL, rentalStart } from '../../../tests/support/rental-start.ts';
import { takeLeaseSteps } from '../../../tests/support/sign-protocols.ts';
import { openTransferShop } from '../../../tests/support/transfer-shop.ts';
import { daysAfter, momentOf } from '../../domain/calendar/days.ts';
import { workingDaysFrom } from '../../domain/calendar/working-days.ts';
import { dayIn, timeZoneOf } from '../../domain/locale/market.ts';
import type { LeaseStatus } from '../../domain/rental/lease-status.ts';
import { rentalPeriod, returnDay } from '../../domain/rental/rental-days.ts';
import { communicationPreferences } from '../account/communication/tables.ts';
import { users } from '../account/tables.ts';
import { RowSetAside } from '../database/chores/chores.ts';
import { choreFailures } from '../database/chores/tables.ts';
import { notifications } from '../notifications/tables.ts';
import { emails, smsMessages } from '../outbox/tables.ts';
import { remindOfReturns } from './remind-of-returns.ts';
import { bookings, leases } from './tables.ts';

const transfers = await openTransferShop();
const { shop, database, customer, close } = transfers;
afterAll(close);
vi.useFakeTimers({ toFake: ['Date'] });
afterAll(() => void vi.useRealTimers());
const today = dayIn(timeZoneOf('UA'), new Date().toISOString());

await database
  .update(users)
  .set({ phone: '+380671234567', emailVerified: true })
  .where(eq(users.id, customer));
const choose = (chosen: { emailLeases: boolean; smsLeases: boolean }) => {
  const values = {
    userId: customer,
    emailEnabled: true,
    emailOrders: true,
    smsEnabled: true,
    smsOrders: true,
  };
  return database
    .insert(communicationPreferences)
    .values({ ...values, ...chosen })
    .onConflictDoUpdate({ target: communicationPreferences.userId, set: chosen });
};

const remind = remindOfReturns(database);
/** What is done until nothing is due. */
async function reminders() {
  const done: string[] = [];
  for (let outcome = await remind(); outcome !== null; outcome = await remind()) done.push(outcome);
  return done;
}

beforeEach(async () => {
  vi.setSystemTime(momentOf(today, 12, timeZoneOf('UA')));
  // Rows of contracts are not deleted; a table can be emptied.
  await database.execute(sql`truncate lease_contracts`);
  await database.delete(leases);
  await database.delete(bookings);
  await choose({ emailLeases: true, smsLeases: true });
});

/** A lease of two weeks whose machine was handed over, by a vehicle unless it was sent; told apart by its order. */
async function leased(
  steps: readonly LeaseStatus[] = ['PROCESSING', 'ACTIVE'],
  { isByParcel = false }: { isByParcel?: boolean } = {},
) {
  const rental = { duration: 'week', count: 2, startDate: rentalStart() } as const;
  const { orderId, total } = await transfers.place({ lines: [{ id: 2001, quantity: 1, rental }] });
  await transfers.came(orderId, total);
  const leaseId = (await shop.backoffice.findOrder(orderId))?.leases[0]?.id ?? '';
  if (!isByParcel)
    await database
      .update(bookings)
      .set({ blockedFrom: rental.startDate })
      .where(eq(bookings.leaseId, leaseId));
  await takeLeaseSteps(transfers, { orderId, leaseId }, ...steps);
  return { orderId, leaseId, back: returnDay(rentalPeriod(rental), 'UA') };
}
/** The clocks of Kyiv show an hour of a day. */
const at = (day: string, hour = 12) => vi.setSystemTime(momentOf(day, hour, timeZoneOf('UA')));

const isReminder = (occasion: string) => /^lease-(over)?due:/.test(occasion);
const stageOf = (occasion: string) => occasion.split(':').slice(3).join(' ');
async function toldOf(orderId: string) {
  const isOf = (table: typeof emails | typeof smsMessages | typeof notifications) =>
    like(table.occasion, `lease-%${orderId}%`);
  const letters = await database.select().from(emails).where(isOf(emails)).orderBy(asc(emails.id));
  const texts = await database.select().from(smsMessages).where(isOf(smsMessages));
  const bell = await database.select().from(notifications).where(isOf(notifications));
  const of = (rows: readonly { occasion: string }[]) =>
    rows.filter(({ occasion }) => isReminder(occasion)).map(({ occasion }) => stageOf(occasion));
  return { letters: of(letters), texts: of(texts), bell: of(bell), last: letters.at(-1) };
}

describe('a return', () => {
  test('is reminded of 7, 3 and 1 days before, and told to be late the day after, once each by every channel', async () => {
    const { orderId, back } = await leased();
    const days = [daysAfter(back, -7), daysAfter(back, -3), daysAfter(back, -1), daysAfter(back, 1)];
    expect(await reminders()).toEqual(['noted']);
    for (let day = daysAfter(back, -10); day <= daysAfter(back, 5); day = daysAfter(day, 1)) {
      at(day);
      expect(await reminders()).toEqual(days.includes(day) ? ['reminded'] : []);
    }
    const told = await toldOf(orderId);
    const all = days.map((day) => `${back} ${day}`);
    expect([told.letters, told.texts.toSorted(), told.bell.toSorted()]).toEqual([all, all, all]);
    expect(told.last?.subject).toContain('Строк повернення минув');
    expect(told.last?.unsubscribe).toBeNull();
  });

  test('by parcel is late once it should have arrived', async () => {
    const { back } = await leased(['PROCESSING', 'ACTIVE'], { isByParcel: true });
    const late = daysAfter(workingDaysFrom(back, BY_PARCEL.travelDays, 'UA'), 1);
    const days = [daysAfter(back, -7), daysAfter(back, -3), daysAfter(back, -1), late];
    expect(await reminders()).toEqual(['noted']);
    for (let day = daysAfter(back, -10); day <= daysAfter(late, 5); day = daysAfter(day, 1)) {
      at(day);
      expect(await reminders()).toEqual(days.includes(day) ? ['reminded'] : []);
    }
  });

  test('that was missed while the shop was down is reminded of by the nearest one alone', async () => {
    const { orderId, back } = await leased();
    expect(await reminders()).toEqual(['noted']);
    at(daysAfter(back, -2));
    expect(await reminders()).toEqual(['reminded']);
    const told = await toldOf(orderId);
    expect(told.letters).toEqual([`${back} ${daysAfter(back, -3)}`]);
    expect(told.last?.plain).toContain('До повернення 2 дні');
  });

  test('that moves has reminders of its new day', async () => {
    const { orderId, leaseId, back } = await leased();
    at(daysAfter(back, -3));
    expect(await reminders()).toEqual(['reminded']);
    const later = daysAfter(back, 7);
    await database.update(leases).set({ lastDay: later }).where(eq(leases.id, leaseId));
    expect(await reminders()).toEqual(['noted']);
    at(daysAfter(later, -7));
    expect(await reminders()).toEqual(['reminded']);
    expect((await toldOf(orderId)).letters.at(-1)).toBe(`${later} ${daysAfter(later, -7)}`);
  });

  test('is not reminded of at night, nor of what has not left or is back', async () => {
    const { orderId, leaseId, back } = await leased();
    const waiting = await leased(['PROCESSING']);
    await reminders();
    at(daysAfter(back, -7), 3);
    expect(await reminders()).toEqual([]);
    at(daysAfter(back, -7), 9);
    expect(await reminders()).toEqual(['reminded']);
    await takeLeaseSteps(transfers, { orderId, leaseId }, 'RETURNED');
    at(daysAfter(back, 3));
    expect(await reminders()).toEqual([]);
    expect((await toldOf(waiting.orderId)).letters).toEqual([]);
  });

  test('is not reminded of by the channels that its customer refused; that it is late is always written', async () => {
    await choose({ emailLeases: false, smsLeases: false });
    const { orderId, back } = await leased();
    await reminders();
    for (const days of [-7, -3, -1, 1]) {
      at(daysAfter(back, days));
      expect(await reminders()).toEqual(['reminded']);
    }
    const told = await toldOf(orderId);
    expect([told.letters, told.texts, told.bell.length]).toEqual([[`${back} ${daysAfter(back, 1)}`], [], 4]);
  });

  test('is reminded of once by several instances', async () => {
    const all = [await leased(), await leased(), await leased()];
    await reminders();
    at(daysAfter(all[0]?.back ?? '', -7));
    await Promise.all([reminders(), reminders(), reminders()]);
    for (const { orderId } of all) expect((await toldOf(orderId)).letters).toHaveLength(1);
  });

  test('on which it fails keeps no other waiting, and is written later', async () => {
    const both = [await leased(), await leased()];
    const [broken, other] = both.toSorted((a, b) => (a.leaseId < b.leaseId ? -1 : 1));
    await reminders();
    at(daysAfter(both[0]?.back ?? '', -7));
    const takeAgain = await refuseRows(database, 'letters', `new.occasion like '%${broken?.orderId}%'`);
    await expect(remind()).rejects.toThrow(RowSetAside);
    expect(await reminders()).toEqual(['reminded']);
    await takeAgain();
    expect((await toldOf(other?.orderId ?? '')).letters).toHaveLength(1);
    await database.update(choreFailures).set({ nextAttemptAt: '2026-01-01T00:00:00Z' });
    expect(await reminders()).toEqual(['reminded']);
    expect((await toldOf(broken?.orderId ?? '')).letters).toHaveLength(1);
  });
});
