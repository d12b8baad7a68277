import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { BY_PARCEL, rentalStart } from '../../../tests/support/rental-start.ts';
import { takeLeaseSteps } from '../../../tests/support/sign-protocols.ts';
import { openTransferShop } from '../../../tests/support/transfer-shop.ts';
import { daysAfter } from '../../domain/calendar/days.ts';
import { blockedDays, rentalPeriod } from '../../domain/rental/rental-days.ts';
import { cheapestCover } from '../../domain/rental/rental-price.ts';
import type { LeaseStatus } from '../../domain/rental/lease-status.ts';
import { withTax } from '../../domain/checkout/tax.ts';
import { money } from '../../domain/money/money.ts';
import { orders } from '../orders/tables.ts';
import { leaseBills } from '../rental/bills/tables.ts';
import { bookings, leaseEvents, leases } from '../rental/tables.ts';
import { todayIn } from '../rental/today.ts';
import { billMonths } from './bill-months.ts';

const transfers = await openTransferShop();
const { shop, database, customer, close } = transfers;
afterAll(close);
beforeEach(async () => {
  await database.delete(bookings);
});

const MACHINE = 2001;
const lineOf = (days: number) => ({
  id: MACHINE,
  quantity: 1,
  rental: { duration: 'day' as const, count: days, startDate: rentalStart() },
});

/** A lease whose customer has its machine. */
async function active(days: number) {
  const { orderId, total } = await transfers.place({ lines: [lineOf(days)] });
  await transfers.came(orderId, total);
  const leaseId = (await shop.backoffice.findOrder(orderId))?.leases[0]?.id ?? '';
  await step(orderId, leaseId, 'PROCESSING', 'ACTIVE');
  return { orderId, leaseId, period: rentalPeriod(lineOf(days).rental) };
}
const step = (orderId: string, leaseId: string, ...to: readonly LeaseStatus[]) =>
  takeLeaseSteps(transfers, { orderId, leaseId }, ...to);
const leaseRow = async (leaseId: string) => {
  const [row] = await database.select().from(leases).where(eq(leases.id, leaseId));
  if (!row) throw new Error('No lease');
  return row;
};
const bookingOf = async (leaseId: string) =>
  (await database.select().from(bookings).where(eq(bookings.leaseId, leaseId)))[0];
const asked = (leaseId: string, lastDay: string) => ({
  leaseId,
  userId: customer,
  guestOrderIds: [],
  lastDay,
  payment: 'transfer' as const,
});
async function tiersOf(leaseId: string) {
  const { dayMinor, weekMinor, monthMinor } = await leaseRow(leaseId);
  const of = (minor: number | null) => money(minor ?? 0, 'UAH');
  return { day: of(dayMinor), week: of(weekMinor), month: of(monthMinor) };
}

describe('an extension', () => {
  test('is billed by the difference over the whole rental, holds its days, and lasts once it is paid', async () => {
    const { leaseId, period } = await active(3);
    const lastDay = daysAfter(period.firstDay, 8);
    const tiers = await tiersOf(leaseId);
    const difference = cheapestCover(9, tiers).total.minor - cheapestCover(3, tiers).total.minor;
    expect(difference).toBeGreaterThan(0);
    const offer = await shop.orders.offerExtension(asked(leaseId, lastDay));
    expect(offer).toMatchObject({
      ok: true,
      price: withTax(money(difference, 'UAH')),
      whole: withTax(money(difference, 'UAH')),
      paidUntil: lastDay,
    });
    const extended = await shop.orders.extendLease(asked(leaseId, lastDay));
    if (!extended.ok || extended.orderId === null) throw new Error('Not billed');
    expect(await bookingOf(leaseId)).toMatchObject({
      lastDay,
      blockedTo: blockedDays({ ...period, lastDay }, BY_PARCEL).to,
    });
    expect((await leaseRow(leaseId)).lastDay).toBe(period.lastDay);
    const bill = await transfers.order(extended.orderId);
    expect(bill).toMatchObject({
      status: 'PENDING',
      subtotalMinor: difference,
      depositMinor: 0,
      shippingMinor: 0,
    });
    // Nobody extends what waits to be paid.
    expect(await shop.orders.extendLease(asked(leaseId, daysAfter(lastDay, 3)))).toMatchObject({
      reason: 'extension-open',
    });
    await transfers.came(bill.id, bill.totalMinor);
    const paid = await transfers.order(bill.id);
    expect([paid.status, paid.paymentStatus]).toEqual(['COMPLETED', 'PAID']);
    expect(await leaseRow(leaseId)).toMatchObject({
      lastDay,
      status: 'ACTIVE',
      billedUntil: lastDay,
      billedMinor: cheapestCover(9, tiers).total.minor,
    });
    const events = await database
      .select()
      .from(leaseEvents)
      .where(eq(leaseEvents.leaseId, leaseId))
      .orderBy(asc(leaseEvents.id));
    expect(events.at(-1)).toMatchObject({ reason: 'extended', toStatus: 'ACTIVE' });
    expect((await transfers.emails(bill.id)).map(({ occasion }) => occasion)).toEqual(['order-paid']);
    expect((await shop.backoffice.findOrder(bill.id))?.order.documents.map(({ kind }) => kind)).toEqual([
      'invoice',
    ]);
  });

  test('that is not paid gives its days free, and its machine back to its own', async () => {
    const { leaseId, period } = await active(3);
    const before = await leaseRow(leaseId);
    const extended = await shop.orders.extendLease(asked(leaseId, daysAfter(period.lastDay, 10)));
    if (!extended.ok || extended.orderId === null) throw new Error('Not billed');
    const cancelled = await shop.orders.cancelOrder({
      orderId: extended.orderId,
      userId: customer,
      reason: 'mistake',
    });
    expect(cancelled).toEqual({ ok: true });
    expect(await bookingOf(leaseId)).toMatchObject({
      lastDay: period.lastDay,
      blockedTo: blockedDays(period, BY_PARCEL).to,
    });
    const { billedUntil, billedMinor } = await leaseRow(leaseId);
    expect([billedUntil, billedMinor]).toEqual([before.billedUntil, before.billedMinor]);
    expect(await shop.orders.extendLease(asked(leaseId, daysAfter(period.lastDay, 2)))).toMatchObject({
      ok: true,
    });
  });

  test('costs nothing where the price covers the days already, and lasts at once', async () => {
    const { leaseId, period } = await active(3);
    await database
      .update(leases)
      .set({ weekMinor: 100, dayMinor: 100, monthMinor: 100, billedMinor: 100 })
      .where(eq(leases.id, leaseId));
    const lastDay = daysAfter(period.firstDay, 6);
    expect(await shop.orders.extendLease(asked(leaseId, lastDay))).toMatchObject({ ok: true, orderId: null });
    expect(await leaseRow(leaseId)).toMatchObject({ lastDay, billedUntil: lastDay });
    expect(await bookingOf(leaseId)).toMatchObject({ lastDay });
  });

  test('ends before whoever has the machine next', async () => {
    const { leaseId, period } = await active(3);
    const own = await bookingOf(leaseId);
    const from = daysAfter(period.lastDay, 14);
    await database.insert(bookings).values({
      machineId: own?.machineId ?? 0,
      purpose: 'maintenance',
      status: 'CONFIRMED',
      firstDay: from,
      lastDay: from,
      blockedFrom: from,
      blockedTo: daysAfter(from, 1),
    });
    const refused = await shop.orders.extendLease(asked(leaseId, daysAfter(period.lastDay, 20)));
    expect(refused).toMatchObject({ ok: false, reason: 'extension-taken' });
    const until = 'until' in refused ? (refused.until ?? '') : '';
    expect(await bookingOf(leaseId)).toMatchObject({ lastDay: period.lastDay });
    expect(await shop.orders.offerExtension(asked(leaseId, daysAfter(until, 1)))).toMatchObject({
      ok: false,
    });
    expect(await shop.orders.extendLease(asked(leaseId, until))).toMatchObject({ ok: true });
  });

  test('is its customer’s alone, of a lease that they have', async () => {
    const { leaseId, period } = await active(3);
    const lastDay = daysAfter(period.lastDay, 2);
    const as = (who: { userId: string | null; guestOrderIds?: readonly string[] }) =>
      shop.orders.extendLease({ ...asked(leaseId, lastDay), guestOrderIds: [], ...who });
    expect(await as({ userId: null })).toMatchObject({ reason: 'not-signed-in' });
    expect(await as({ userId: 'somebody' })).toMatchObject({ reason: 'not-owner' });
    expect(await shop.orders.extendLease(asked(crypto.randomUUID(), lastDay))).toMatchObject({
      reason: 'lease-not-found',
    });
    expect(await shop.orders.extendLease(asked(leaseId, period.lastDay))).toMatchObject({
      reason: 'extension-not-later',
    });
    const pod = { ...asked(leaseId, lastDay), payment: 'pod' as const };
    expect(await shop.orders.extendLease(pod)).toMatchObject({ reason: 'payment-not-offered' });
    const waiting = await transfers.place({ lines: [lineOf(2)] });
    const other = (await shop.backoffice.findOrder(waiting.orderId))?.leases[0]?.id ?? '';
    expect(await shop.orders.extendLease(asked(other, daysAfter(period.lastDay, 9)))).toMatchObject({
      reason: 'lease-not-active',
    });
  });

  test('is not offered while a return is asked for', async () => {
    const { leaseId, period } = await active(3);
    expect(await shop.orders.leaseBilling(leaseId)).toMatchObject({ isReturnAsked: false });
    const form = { returnOn: period.lastDay, reason: 'term-over', way: 'bring', note: null } as const;
    const asker = { leaseId, userId: customer, guestOrderIds: [] };
    expect(await shop.orders.requestReturn({ ...asker, form, seenFeeMinor: 0 })).toEqual({ ok: true });
    expect(await shop.orders.leaseBilling(leaseId)).toMatchObject({ isReturnAsked: true, extensible: null });
    expect(await shop.orders.offerExtension(asked(leaseId, daysAfter(period.lastDay, 2)))).toMatchObject({
      reason: 'return-asked',
    });
  });

  test('asked twice at once is billed once', async () => {
    const { leaseId, period } = await active(3);
    const lastDay = daysAfter(period.lastDay, 5);
    const both = await Promise.all([1, 2].map(() => shop.orders.extendLease(asked(leaseId, lastDay))));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await database.select().from(leaseBills).where(eq(leaseBills.leaseId, leaseId))).toHaveLength(1);
  });

  test('ends with its lease: the machine came back, and nobody pays for more', async () => {
    const { orderId, leaseId, period } = await active(3);
    const extended = await shop.orders.extendLease(asked(leaseId, daysAfter(period.lastDay, 5)));
    if (!extended.ok || extended.orderId === null) throw new Error('Not billed');
    await step(orderId, leaseId, 'RETURNED');
    expect((await transfers.order(extended.orderId)).status).toBe('CANCELLED');
  });
});

describe('a long rental', () => {
  const bill = () => billMonths(database, shop.rules, shop.payments.paysByItself)();
  const billsOf = async (leaseId: string) =>
    database
      .select({ bill: leaseBills, order: orders })
      .from(leaseBills)
      .innerJoin(orders, eq(orders.id, leaseBills.orderId))
      .where(and(eq(leaseBills.leaseId, leaseId), eq(leaseBills.kind, 'month')))
      .orderBy(asc(leaseBills.firstDay));

  test('is billed every 30 days, a week before they begin, each month once, up to its price', async () => {
    const { leaseId, period } = await active(75);
    const tiers = await tiersOf(leaseId);
    const first = await leaseRow(leaseId);
    expect([first.billedUntil, first.billedMinor]).toEqual([
      daysAfter(period.firstDay, 29),
      cheapestCover(30, tiers).total.minor,
    ]);
    await bill();
    expect(await billsOf(leaseId)).toEqual([]);
    // Its second month begins in seven days.
    const shift = (days: number) => {
      const firstDay = daysAfter(todayIn('UA'), days);
      const billed = { firstDay, lastDay: daysAfter(firstDay, 74), billedUntil: daysAfter(firstDay, 29) };
      return database.update(leases).set(billed).where(eq(leases.id, leaseId));
    };
    await shift(-22);
    await bill();
    expect(await billsOf(leaseId)).toEqual([]);
    await shift(-23);
    await Promise.all([bill(), bill()]);
    await bill();
    const [second, ...more] = await billsOf(leaseId);
    expect(more).toEqual([]);
    expect(second).toMatchObject({
      bill: { firstDay: daysAfter(todayIn('UA'), 7), lastDay: daysAfter(todayIn('UA'), 36) },
      order: { status: 'PENDING', paymentMethod: 'transfer', userId: customer },
    });
    const months = cheapestCover(60, tiers).total.minor - cheapestCover(30, tiers).total.minor;
    expect(second?.order.subtotalMinor).toBe(months);
    const { id = '', totalMinor = 0 } = second?.order ?? {};
    await transfers.came(id, totalMinor);
    expect((await transfers.order(id)).status).toBe('COMPLETED');
    expect((await leaseRow(leaseId)).billedMinor).toBe(cheapestCover(60, tiers).total.minor);
  });

  test('is billed with its extension in their turn', async () => {
    const { leaseId, period } = await active(90);
    const lastDay = daysAfter(period.lastDay, 30);
    const tiers = await tiersOf(leaseId);
    const whole = cheapestCover(120, tiers).total.minor - cheapestCover(90, tiers).total.minor;
    const before = await shop.orders.findLease(leaseId, customer);
    expect(await shop.orders.offerExtension(asked(leaseId, lastDay))).toMatchObject({
      ok: true,
      price: money(0, 'UAH'),
      whole: withTax(money(whole, 'UAH')),
      paidUntil: null,
    });
    expect(await shop.orders.extendLease(asked(leaseId, lastDay))).toMatchObject({ ok: true, orderId: null });
    const { billedUntil } = await leaseRow(leaseId);
    expect(billedUntil).toBe(daysAfter(period.firstDay, 29));
    // What was said before is by what its price is higher now.
    const after = await shop.orders.findLease(leaseId, customer);
    if (!before.ok || !after.ok) throw new Error('No lease');
    expect(after.lease.priceMinor - before.lease.priceMinor).toBe(withTax(money(whole, 'UAH')).minor);
  });
});

test('a bill is no order of goods: it is not ordered again and counts no machine', async () => {
  const before = await shop.orders.sumUpOwnOrders(customer);
  const { leaseId, period } = await active(3);
  const extended = await shop.orders.extendLease(asked(leaseId, daysAfter(period.lastDay, 5)));
  if (!extended.ok || extended.orderId === null) throw new Error('Not billed');
  const { totalMinor } = await transfers.order(extended.orderId);
  await transfers.came(extended.orderId, totalMinor);
  expect(
    await shop.orders.reorder({
      orderId: extended.orderId,
      userId: customer,
      locale: 'uk',
      token: crypto.randomUUID(),
    }),
  ).toMatchObject({
    ok: false,
  });
  const after = await shop.orders.sumUpOwnOrders(customer);
  expect(after.rentedPieces).toBe(before.rentedPieces + 1);
});
