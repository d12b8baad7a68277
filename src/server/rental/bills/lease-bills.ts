import { and, asc, eq, inArray, isNull, ne, sql, type InferSelectModel } from 'drizzle-orm';
import { daysBetween } from '../../../domain/calendar/days.ts';
import { withTax, type TaxRule } from '../../../domain/checkout/tax.ts';
import { rentOf } from '../../../domain/rental/rental-price.ts';
import { ratesOfTerms } from '../../../domain/rental/lease-terms.ts';
import type { RentalTiers } from '../../../domain/rental/tiers.ts';
import { marketOf } from '../../../domain/locale/market.ts';
import type { Currency } from '../../../domain/money/money.ts';
import { money } from '../../../domain/money/money.ts';
import { longestUntil, type BilledSoFar } from '../../../domain/rental/extension.ts';
import { isOwed, type LeaseBillKind } from '../../../domain/rental/lease-bill.ts';
import type { LeaseBillView } from '../../../domain/rental/lease-billing.ts';
import { blockedDays, type RentalPeriod } from '../../../domain/rental/rental-days.ts';
import type { Database } from '../../database/database.ts';
import { orderItems, orders } from '../../orders/tables.ts';
import { clearHolds } from '../holds/own-holds.ts';
import { bookings, leaseBills, leaseEvents, leases, machines } from '../tables.ts';

export type LeaseRow = InferSelectModel<typeof leases>;

/** How far a lease is billed; null for a lease from before its prices were kept. */
export function billedSoFar(lease: LeaseRow, currency: Currency): BilledSoFar | null {
  const { firstDay, lastDay, dayMinor, weekMinor, monthMinor, billedUntil, billedMinor } = lease;
  if (firstDay === null || lastDay === null || billedUntil === null || billedMinor === null) return null;
  if (dayMinor === null || weekMinor === null || monthMinor === null) return null;
  const of = (minor: number) => money(minor, currency);
  const tiers: RentalTiers = {
    day: of(dayMinor),
    week: of(weekMinor),
    month: of(monthMinor),
    ...(lease.isExact && { isExact: true }),
  };
  return {
    period: { firstDay, lastDay },
    rates: ratesOfTerms({ tiers, options: lease.options }, currency),
    until: billedUntil,
    amount: of(billedMinor),
  };
}

/**
 * Gives the machines of a lease other last days, by the constraint: it throws where one of them is somebody else's (`isBookingClash`).
 * Those that came back keep the days that they took.
 */
export async function bookUntil(
  transaction: Database,
  { leaseId, period, currency }: { leaseId: string; period: RentalPeriod; currency: Currency },
): Promise<void> {
  const { to: blockedTo } = blockedDays(period, marketOf(currency));
  const own = await transaction
    .select({ productId: machines.productId })
    .from(bookings)
    .innerJoin(machines, eq(machines.id, bookings.machineId))
    .where(eq(bookings.leaseId, leaseId));
  // What was held for somebody too long ago is in nobody's way.
  await clearHolds(transaction, { productIds: own.map(({ productId }) => productId), holders: [] });
  await transaction
    .update(bookings)
    .set({ lastDay: period.lastDay, blockedTo, updatedAt: sql`now()` })
    .where(and(eq(bookings.leaseId, leaseId), inArray(bookings.status, ['HELD', 'CONFIRMED'])));
}

/** A lease lasts until another day, from now on: its history says so, by `reason`. Its machines are booked for the days already; `billedUntil` null leaves how far it is billed. */
export async function lastUntil(
  transaction: Database,
  {
    leaseId,
    lastDay,
    billedUntil = null,
    actor,
    reason = 'extended',
  }: { leaseId: string; lastDay: string; billedUntil?: string | null; actor: string; reason?: string },
): Promise<void> {
  const [lease] = await transaction
    .update(leases)
    .set({ lastDay, ...(billedUntil !== null && { billedUntil }), updatedAt: sql`now()` })
    .where(eq(leases.id, leaseId))
    .returning({ status: leases.status });
  if (lease === undefined) return;
  const { status } = lease;
  await transaction
    .insert(leaseEvents)
    .values({ leaseId, fromStatus: status, toStatus: status, actor, reason });
}

const openBillOf = (transaction: Database, orderId: string) =>
  transaction
    .select({ bill: leaseBills, lease: leases })
    .from(leaseBills)
    .innerJoin(leases, eq(leases.id, leaseBills.leaseId))
    .where(and(eq(leaseBills.orderId, orderId), isNull(leaseBills.appliedAt), isNull(leaseBills.droppedAt)));

/** Does what a paid bill was for, once; answers its lease, or null for an order that bills none. The caller holds the lock of the order. */
export async function applyBill(
  transaction: Database,
  { orderId, actor }: { readonly orderId: string; readonly actor: string },
): Promise<string | null> {
  const [open] = await openBillOf(transaction, orderId);
  if (!open) return null;
  const { bill, lease } = open;
  await transaction
    .update(leaseBills)
    .set({ appliedAt: sql`now()` })
    .where(eq(leaseBills.orderId, orderId));
  if (bill.extendsTo !== null) {
    await lastUntil(transaction, { leaseId: lease.id, lastDay: bill.extendsTo, actor });
  }
  return lease.id;
}

/**
 * Gives the days of a bill that came to nothing free, inside the transaction that cancels its order: a machine is booked for no longer
 * than its lease lasts, and a month can be billed again.
 */
export async function dropBill(transaction: Database, orderId: string): Promise<void> {
  const [open] = await openBillOf(transaction, orderId);
  if (!open) return;
  const { bill, lease } = open;
  const [item] = await transaction
    .select({ unitMinor: orderItems.unitMinor, currency: orders.currency })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(eq(orderItems.orderId, orderId));
  await transaction
    .update(leaseBills)
    .set({ droppedAt: sql`now()` })
    .where(eq(leaseBills.orderId, orderId));
  // It paid for no days.
  if (bill.kind === 'settlement') return;
  await transaction
    .update(leases)
    .set({
      billedUntil: sql`${bill.firstDay}::date - 1`,
      billedMinor: sql`${leases.billedMinor} - ${item?.unitMinor ?? 0}`,
      updatedAt: sql`now()`,
    })
    .where(eq(leases.id, lease.id));
  const { firstDay, lastDay } = lease;
  if (bill.kind !== 'extension' || firstDay === null || lastDay === null || !item) return;
  const { currency } = item;
  await bookUntil(transaction, { leaseId: lease.id, period: { firstDay, lastDay }, currency });
}

/** The orders that bill a lease and are not paid yet, the oldest first. */
export const openBillsOf = (database: Database, leaseId: string) =>
  database
    .select({ orderId: leaseBills.orderId, kind: leaseBills.kind, firstDay: leaseBills.firstDay })
    .from(leaseBills)
    .where(and(eq(leaseBills.leaseId, leaseId), isNull(leaseBills.appliedAt), isNull(leaseBills.droppedAt)))
    .orderBy(asc(leaseBills.firstDay));

/** The last day on which a lease could end, by who has its machines next; null where it can end no later than it does. */
export async function longestUntilOf(
  database: Database,
  { id, firstDay, lastDay }: LeaseRow,
  currency: Currency,
): Promise<string | null> {
  if (firstDay === null || lastDay === null) return null;
  const own = await standingBookings(database, id);
  const [next] =
    own.length === 0
      ? []
      : await database
          .select({ from: sql<string | null>`min(${bookings.blockedFrom})::text` })
          .from(bookings)
          .where(
            and(
              inArray(
                bookings.machineId,
                own.map(({ machineId }) => machineId),
              ),
              ne(bookings.status, 'CANCELLED'),
              sql`${bookings.leaseId} is distinct from ${id}`,
              sql`${bookings.blockedFrom} > ${lastDay}`,
            ),
          );
  return longestUntil({ firstDay, lastDay }, { takenFrom: next?.from ?? null, market: marketOf(currency) });
}

/** The bookings of a lease whose machines are not back. */
export const standingBookings = (database: Database, leaseId: string) =>
  database
    .select()
    .from(bookings)
    .where(and(eq(bookings.leaseId, leaseId), ne(bookings.status, 'CANCELLED'), ne(bookings.status, 'ENDED')))
    .orderBy(asc(bookings.machineId));

/** How many machines of a lease are out, for which its next days are paid; all of its line where none is booked. */
export async function machinesOut(
  database: Database,
  leaseId: string,
  { quantity }: { readonly quantity: number },
): Promise<number> {
  const { length } = await standingBookings(database, leaseId);
  return length === 0 ? quantity : Math.min(quantity, length);
}

/** What an order bills of a lease; null for an order that bills none. */
export async function billKindOf(database: Database, orderId: string): Promise<LeaseBillKind | null> {
  const [bill] = await database
    .select({ kind: leaseBills.kind })
    .from(leaseBills)
    .where(eq(leaseBills.orderId, orderId));
  return bill?.kind ?? null;
}

/** Whether an order bills what is owed of a lease in any case (`isOwed`): it may be paid until its own day, and people decide what follows. */
export async function billsOwed(database: Database, orderId: string): Promise<boolean> {
  const kind = await billKindOf(database, orderId);
  return kind !== null && isOwed(kind);
}

/** The orders that billed a lease after its own, in the order of their days. */
export async function billsOf(database: Database, leaseId: string): Promise<readonly LeaseBillView[]> {
  const rows = await database
    .select({
      bill: leaseBills,
      orderNumber: orders.orderNumber,
      amountMinor: orders.totalMinor,
    })
    .from(leaseBills)
    .innerJoin(orders, eq(orders.id, leaseBills.orderId))
    .where(eq(leaseBills.leaseId, leaseId))
    .orderBy(asc(leaseBills.firstDay), asc(orders.createdAt));
  return rows.map(({ bill: { orderId, kind, firstDay, lastDay, appliedAt, droppedAt }, ...order }) => ({
    ...order,
    orderId,
    kind,
    firstDay,
    lastDay,
    state: appliedAt !== null ? 'paid' : droppedAt !== null ? 'dropped' : 'open',
  }));
}

/**
 * What the whole rental of a lease costs with tax, in minor units: its line of the order, the bills of it that hold, and what is still
 * to be billed.
 */
export async function wholeRentMinor(
  database: Database,
  leaseId: string,
  line: {
    readonly grossMinor: number;
    readonly quantity: number;
    readonly currency: Currency;
    readonly rule: TaxRule;
  },
): Promise<number> {
  const [lease] = await database.select().from(leases).where(eq(leases.id, leaseId));
  const billed = lease ? billedSoFar(lease, line.currency) : null;
  if (billed === null) return line.grossMinor;
  const bills = (await billsOf(database, leaseId)).filter(
    ({ state, kind }) =>
      kind !== 'settlement' && (state === 'paid' || (state === 'open' && kind === 'month')),
  );
  const { period, rates, amount } = billed;
  const quantity = await machinesOut(database, leaseId, line);
  const whole = rentOf(daysBetween(period.firstDay, period.lastDay) + 1, rates);
  const leftMinor =
    billed.until < period.lastDay
      ? withTax(money(Math.max(0, whole.minor - amount.minor) * quantity, line.currency), line.rule).minor
      : 0;
  return line.grossMinor + bills.reduce((sum, { amountMinor }) => sum + amountMinor, 0) + leftMinor;
}
