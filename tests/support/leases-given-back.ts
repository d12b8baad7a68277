import { asc, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { daysAfter, daysBetween } from '../../src/domain/calendar/days.ts';
import type { LeaseStatus } from '../../src/domain/rental/lease-status.ts';
import { rentalPeriod } from '../../src/domain/rental/rental-days.ts';
import type { ReturnWay } from '../../src/domain/rental/termination.ts';
import { refunds } from '../../src/server/payments/tables.ts';
import { leaseBills } from '../../src/server/rental/bills/tables.ts';
import { bookings, leases } from '../../src/server/rental/tables.ts';
import { leaseTerminations } from '../../src/server/rental/terminations/tables.ts';
import { todayIn } from '../../src/server/rental/today.ts';
import { rentalStart } from './rental-start.ts';
import { takeLeaseSteps } from './sign-protocols.ts';
import { openTransferShop } from './transfer-shop.ts';

/** A line that rents a machine for so many days. */
export const lineOf = (days: number, id = 2001, quantity = 1) => ({
  id,
  quantity,
  rental: { duration: 'day' as const, count: days, startDate: rentalStart() },
});

/** A shop with leases that are given back: asked for by their customer, answered by staff. */
export async function openReturnsShop() {
  const transfers = await openTransferShop();
  const { shop, database, staff, customer } = transfers;
  const step = (orderId: string, leaseId: string, ...to: readonly LeaseStatus[]) =>
    takeLeaseSteps(transfers, { orderId, leaseId }, ...to);

  /** A lease whose customer has its machine. */
  async function active(days: number, id = 2001, quantity = 1) {
    const { orderId, total } = await transfers.place({ lines: [lineOf(days, id, quantity)] });
    await transfers.came(orderId, total);
    const leaseId = (await shop.backoffice.findOrder(orderId))?.leases[0]?.id ?? '';
    await step(orderId, leaseId, 'PROCESSING', 'ACTIVE');
    return { orderId, leaseId, period: rentalPeriod(lineOf(days).rental) };
  }
  const asker = (leaseId: string) => ({ leaseId, userId: customer, guestOrderIds: [] });
  const form = (returnOn: string, way: ReturnWay = 'bring') =>
    ({ returnOn, reason: 'not-needed', way, note: null }) as const;
  async function request(leaseId: string, returnOn: string, way: ReturnWay = 'bring') {
    const offer = await shop.orders.offerReturn({ ...asker(leaseId), returnOn });
    if (!offer.ok) throw new Error(offer.reason);
    const asked = { ...asker(leaseId), form: form(returnOn, way), seenFeeMinor: offer.feeMinor };
    const requested = await shop.orders.requestReturn(asked);
    if (!requested.ok) throw new Error(requested.reason);
    return offer;
  }
  const leaseRow = async (leaseId: string) =>
    (await database.select().from(leases).where(eq(leases.id, leaseId)))[0];
  const statusOf = async (leaseId: string) =>
    (await database.select().from(leaseTerminations).where(eq(leaseTerminations.leaseId, leaseId)))[0]
      ?.status;
  const answer = (leaseId: string, to: 'APPROVED' | 'REJECTED' | 'IN_PROGRESS' | 'CANCELLED') =>
    shop.orders.answerReturn({ leaseId, to, staffId: staff, answerNote: 'Домовилися телефоном' });
  /** Lets so many days go by for a lease: it lies as much earlier, with its machines, its request and its bills. */
  async function letPass(leaseId: string, days: number) {
    const earlier = (column: AnyPgColumn) => sql`${column} - ${days}::int`;
    const isOfLease = (table: { readonly leaseId: AnyPgColumn }) => eq(table.leaseId, leaseId);
    const period = ({ firstDay, lastDay }: { firstDay: AnyPgColumn; lastDay: AnyPgColumn }) => ({
      firstDay: earlier(firstDay),
      lastDay: earlier(lastDay),
    });
    const { returnOn, lastDayBefore } = leaseTerminations;
    await database
      .update(leases)
      .set({ ...period(leases), billedUntil: earlier(leases.billedUntil) })
      .where(eq(leases.id, leaseId));
    await database
      .update(bookings)
      .set({
        ...period(bookings),
        blockedFrom: earlier(bookings.blockedFrom),
        blockedTo: earlier(bookings.blockedTo),
      })
      .where(isOfLease(bookings));
    await database.update(leaseBills).set(period(leaseBills)).where(isOfLease(leaseBills));
    await database
      .update(leaseTerminations)
      .set({ returnOn: earlier(returnOn), lastDayBefore: earlier(lastDayBefore) })
      .where(isOfLease(leaseTerminations));
  }
  /** A lease whose first day was so many days ago. */
  async function out(days: number, ago: number, quantity = 1) {
    const lease = await active(days, 2001, quantity);
    await letPass(lease.leaseId, daysBetween(todayIn('UA'), lease.period.firstDay) + ago);
    const firstDay = daysAfter(todayIn('UA'), -ago);
    return { ...lease, period: { firstDay, lastDay: daysAfter(firstDay, days - 1) } };
  }
  const refundsOf = (orderId: string) =>
    database
      .select({ reason: refunds.reason, amountMinor: refunds.amountMinor })
      .from(refunds)
      .where(eq(refunds.orderId, orderId))
      .orderBy(asc(refunds.reason));
  return {
    ...transfers,
    letPass,
    out,
    refundsOf,
    step,
    active,
    asker,
    form,
    request,
    leaseRow,
    statusOf,
    answer,
  };
}
