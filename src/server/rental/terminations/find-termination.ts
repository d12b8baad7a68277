import { and, desc, eq, inArray, sql, type InferSelectModel } from 'drizzle-orm';
import { withTax } from '../../../domain/checkout/tax.ts';
import { times, type Money } from '../../../domain/money/money.ts';
import { HAS_MONEY } from '../../../domain/orders/payment-status.ts';
import {
  earlyEnd,
  isSentBack,
  OPEN_TERMINATIONS,
  terminationNumber,
  type TerminationView,
} from '../../../domain/rental/termination.ts';
import { returnLabelName, type TerminationPlace } from '../../../domain/rental/return-label.ts';
import type { Database } from '../../database/database.ts';
import { grossOfItems } from '../../invoices/invoice-contents.ts';
import { orderItemsOf } from '../../orders/order-views-of.ts';
import { orderItems, orders } from '../../orders/tables.ts';
import { billedSoFar, billsOf } from '../bills/lease-bills.ts';
import type { OwnLease } from '../own-lease.ts';
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
  const gross = (amount: Money) => withTax(times(amount, item.quantity), rule).minor;
  const { used, fee } = earlyEnd({ ...billed.period, lastDay }, billed.rates, returnOn);
  // A discount of the order is one of the days that were had, too.
  const share = item.lineMinor === 0 ? 1 : (item.lineMinor - item.discountMinor) / item.lineMinor;
  return { paidMinor, usedMinor: Math.round(gross(used) * share), feeMinor: gross(fee) };
}
