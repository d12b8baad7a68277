import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql, type InferSelectModel } from 'drizzle-orm';
import { withTax } from '../../../domain/checkout/tax.ts';
import { daysAfter } from '../../../domain/calendar/days.ts';
import { sum, times, type Money } from '../../../domain/money/money.ts';
import { HAS_MONEY } from '../../../domain/orders/payment-status.ts';
import {
  earlyEnd,
  isSentBack,
  machineTerms,
  OPEN_TERMINATIONS,
  terminationNumber,
  type BilledDays,
  type TerminationView,
} from '../../../domain/rental/termination.ts';
import { returnLabelName, type TerminationPlace } from '../../../domain/rental/return-label.ts';
import type { Database } from '../../database/database.ts';
import { grossOfItems } from '../../invoices/invoice-contents.ts';
import { orderItemsOf } from '../../orders/order-views-of.ts';
import { orderItems, orders } from '../../orders/tables.ts';
import { billedSoFar } from '../bills/lease-rent.ts';
import { billsOf } from '../bills/lease-bills.ts';
import { machinesOut } from '../lease-days.ts';
import type { OwnLease } from '../own-lease.ts';
import { leaseBills } from '../bills/tables.ts';
import { leases } from '../tables.ts';
import { leaseTerminations } from './tables.ts';

export type TerminationRow = InferSelectModel<typeof leaseTerminations>;

/** The open request of a lease; null without one. */
export async function openTermination(database: Database, leaseId: string): Promise<TerminationRow | null> {
  const [row] = await database
    .select()
    .from(leaseTerminations)
    .where(
      and(eq(leaseTerminations.leaseId, leaseId), inArray(leaseTerminations.status, [...OPEN_TERMINATIONS])),
    );
  return row ?? null;
}

/** The how-manieth request of its lease a row is, and which line its lease; a row that is selected beside its order and line. */
export const placed = {
  row: leaseTerminations,
  orderNumber: orders.orderNumber,
  line: sql<number>`${orderItems.position} + 1`,
  count: sql<number>`(select count(*)::int from ${leaseTerminations} as earlier
    where earlier.lease_id = ${leaseTerminations.leaseId}
      and (earlier.requested_at, earlier.id) <= (${leaseTerminations.requestedAt}, ${leaseTerminations.id}))`,
};

/** A request as its customer and staff see it. */
export function viewOf({
  row,
  orderNumber,
  line,
  count,
}: { readonly row: TerminationRow; readonly orderNumber: string } & TerminationPlace): TerminationView {
  const {
    lastDayBefore: _b,
    settledAt: _s,
    actor: _a,
    updatedAt: _u,
    carrier,
    trackingNumber,
    ...shown
  } = row;
  const place = { line, count };
  return {
    ...shown,
    number: terminationNumber(orderNumber, place),
    label: isSentBack(row) ? returnLabelName(place) : null,
    tracking: carrier && trackingNumber ? { carrier, number: trackingNumber } : null,
  };
}

/** The requests of some leases, the newest first. */
export async function terminationsOf(
  database: Database,
  leaseIds: readonly string[],
): Promise<readonly TerminationView[]> {
  if (leaseIds.length === 0) return [];
  const rows = await database
    .select(placed)
    .from(leaseTerminations)
    .innerJoin(leases, eq(leases.id, leaseTerminations.leaseId))
    .innerJoin(orderItems, eq(orderItems.id, leases.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(inArray(leaseTerminations.leaseId, [...leaseIds]))
    .orderBy(desc(leaseTerminations.requestedAt), desc(leaseTerminations.id));
  return rows.map(viewOf);
}

/** Until when each of a lease's machines is paid for, were it to last until `lastDay` with those that are out. */
async function termsOf(
  database: Database,
  { lease, item, lastDay }: Pick<OwnLease, 'lease' | 'item'> & { readonly lastDay: string },
): Promise<readonly BilledDays[]> {
  const bills = await database
    .select({ firstDay: leaseBills.firstDay, lastDay: leaseBills.lastDay, machines: orderItems.quantity })
    .from(leaseBills)
    .innerJoin(orderItems, eq(orderItems.orderId, leaseBills.orderId))
    .where(
      and(
        eq(leaseBills.leaseId, lease.id),
        isNull(leaseBills.droppedAt),
        // What nobody has paid of an extension does not come about.
        or(
          eq(leaseBills.kind, 'month'),
          and(eq(leaseBills.kind, 'extension'), isNotNull(leaseBills.appliedAt)),
        ),
      ),
    )
    .orderBy(asc(leaseBills.firstDay));
  const { quantity } = item;
  const last = bills.at(-1) ?? null;
  const until = last?.lastDay ?? lease.billedUntil ?? lastDay;
  const [first] = bills;
  const own = { lastDay: first === undefined ? until : daysAfter(first.firstDay, -1), machines: quantity };
  const billed = [own, ...bills];
  if (until >= lastDay) return machineTerms([...billed.slice(0, -1), { ...(last ?? own), lastDay }]);
  const machines = Math.min(last?.machines ?? quantity, await machinesOut(database, lease.id, item));
  return machineTerms([...billed, { lastDay, machines }]);
}

/** What was paid for the days of a lease and what an end on a day comes to, in minor units with tax; null where its prices are not known. */
export async function endOf(
  database: Database,
  { lease, order, item }: OwnLease,
  { returnOn, lastDay }: { readonly returnOn: string; readonly lastDay: string },
): Promise<{ readonly paidMinor: number; readonly usedMinor: number; readonly feeMinor: number } | null> {
  const billed = billedSoFar(lease, order.currency);
  if (billed === null) return null;
  const items = (await orderItemsOf(database, [order.id])).get(order.id) ?? [];
  const place = items.findIndex(({ id }) => id === item.id);
  const lineMinor = grossOfItems(order, items)[place] ?? 0;
  const bills = (await billsOf(database, lease.id)).filter(
    ({ kind, state }) => kind !== 'settlement' && state === 'paid',
  );
  const paidMinor =
    (HAS_MONEY.has(order.paymentStatus) ? lineMinor : 0) +
    bills.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const rule = { ratePercent: Number(order.taxRatePercent), mode: order.taxMode };
  const gross = (amount: Money) => withTax(amount, rule).minor;
  const { firstDay } = billed.period;
  const ends = (await termsOf(database, { lease, item, lastDay })).map((term) => {
    const end = earlyEnd({ firstDay, lastDay: term.lastDay }, billed.rates, returnOn);
    return { used: times(end.used, term.machines), fee: times(end.fee, term.machines) };
  });
  const sumOf = (amounts: readonly Money[]) => sum(order.currency, amounts);
  const used = sumOf(ends.map((each) => each.used));
  const fee = sumOf(ends.map((each) => each.fee));
  // A discount of the order is one of the days that were had, too.
  const share = item.lineMinor === 0 ? 1 : (item.lineMinor - item.discountMinor) / item.lineMinor;
  return { paidMinor, usedMinor: Math.round(gross(used) * share), feeMinor: gross(fee) };
}
