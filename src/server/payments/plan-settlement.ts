import { and, desc, eq, sql } from 'drizzle-orm';
import { HAS_MONEY } from '../../domain/orders/payment-status.ts';
import { DEPOSIT_REFUND } from '../../domain/payments/refund-reason.ts';
import { owedParts, settleLease, type SettlementPreview } from '../../domain/rental/settlement.ts';
import { settleEarlyEnd } from '../../domain/rental/termination.ts';
import type { Database } from '../database/database.ts';
import type { LockedOrder } from '../orders/lock-order.ts';
import { orders } from '../orders/tables.ts';
import { unpaidMonthsMinor } from '../rental/bills/lease-bills.ts';
import { leaseBills } from '../rental/bills/tables.ts';
import { deductionsOf } from '../rental/deductions/deductions.ts';
import { leaseOfOrder, type OwnLease } from '../rental/own-lease.ts';
import { endOf, openTermination } from '../rental/terminations/find-termination.ts';
import { refundableMoneyOf } from './create-refund.ts';
import { refunds } from './tables.ts';

/** What of an order's money goes back. */
interface PlannedRefund {
  readonly order: LockedOrder;
  readonly amountMinor: number;
}

/** What is done when a lease is settled (`settle-deposit.ts`). */
export interface SettlementPlan {
  /** The request to give its machines back that is settled with it; null without one. */
  readonly terminationId: string | null;
  /** Whether no bill of its months is to be paid any more: what nobody paid is in this settlement. */
  readonly endsBills: boolean;
  /** Rent that goes back, of the orders that paid for the last days first. */
  readonly rentBack: readonly PlannedRefund[];
  readonly depositBack: PlannedRefund | null;
  /** What of its deposit is free again; null where the order holds none of it, or it was settled before. */
  readonly depositBackMinor: number | null;
  /** What comes of it; null where there is nothing that anybody is told, and with an order that is cancelled: all of its money goes back. */
  readonly money: SettlementPreview | null;
}

/** What of an order's money may still go back beyond `keptMinor`, `amountMinor` at most. */
async function refundOf(
  database: Database,
  order: LockedOrder,
  { amountMinor, keptMinor }: { readonly amountMinor: number; readonly keptMinor: number },
): Promise<PlannedRefund> {
  const { paidMinor, refundsMinor } = await refundableMoneyOf(database, order);
  const left = paidMinor - refundsMinor - keptMinor;
  return { order, amountMinor: Math.max(0, Math.min(amountMinor, left)) };
}

/** The orders that paid for a lease, those that paid for its last days first. */
async function payingOrders(
  database: Database,
  order: LockedOrder,
  leaseId: string,
): Promise<readonly LockedOrder[]> {
  const bills = await database
    .select({ bill: orders })
    .from(leaseBills)
    .innerJoin(orders, eq(orders.id, leaseBills.orderId))
    .where(eq(leaseBills.leaseId, leaseId))
    .orderBy(desc(leaseBills.firstDay));
  return [...bills.map(({ bill }) => bill).filter((bill) => HAS_MONEY.has(bill.paymentStatus)), order];
}

/** What an order's money holds of its deposits, which is no rent: those of its other leases, and what was kept of one. */
async function depositIn(database: Database, order: LockedOrder): Promise<number> {
  const [back] = await database
    .select({ minor: sql<string>`coalesce(sum(${refunds.amountMinor}), 0)` })
    .from(refunds)
    .where(and(eq(refunds.orderId, order.id), eq(refunds.reason, DEPOSIT_REFUND)));
  return order.depositMinor - Number(back?.minor ?? 0);
}

/** Rent that goes back, as far as the orders that paid it have so much money beyond their deposits. */
async function rentBackOf(
  database: Database,
  { order, lease }: OwnLease,
  refundMinor: number,
): Promise<readonly PlannedRefund[]> {
  const planned: PlannedRefund[] = [];
  let left = refundMinor;
  for (const paying of await payingOrders(database, order, lease.id)) {
    if (left === 0) break;
    const keptMinor = paying.id === order.id ? await depositIn(database, order) : 0;
    const refund = await refundOf(database, paying, { amountMinor: left, keptMinor });
    left -= refund.amountMinor;
    if (refund.amountMinor > 0) planned.push(refund);
  }
  return planned;
}

/** What an early end of a lease comes to, if its machines came back by one; null without one. */
async function earlyEndOf(database: Database, found: OwnLease) {
  const row = await openTermination(database, found.lease.id);
  if (row?.status !== 'RETURNED') return { terminationId: null, end: null };
  const days = { returnOn: row.returnOn, lastDay: row.lastDayBefore };
  const end = row.isEarly ? await endOf(database, found, days) : null;
  return { terminationId: row.id, end: end && settleEarlyEnd({ ...end, feeMinor: row.feeMinor }) };
}

/**
 * Plans the settlement of a lease of an order and writes nothing: what was paid for days after an early end goes back, less its fee, and of
 * the deposit what is not kept, as far as the order has so much money left; what is owed beyond the deposit is billed, for begun months
 * that are not paid, too. Of a deposit that was agreed outside the order people keep what staff wrote down, so that an early end alone is
 * billed. Null where the order has no such lease, and where its money has not come.
 */
export async function planSettlement(
  database: Database,
  order: LockedOrder,
  leaseId: string,
): Promise<SettlementPlan | null> {
  const found = HAS_MONEY.has(order.paymentStatus) ? await leaseOfOrder(database, order, leaseId) : null;
  if (found === null) return null;
  const { depositMinor, depositBackMinor: settledBefore } = found.lease;
  const { terminationId, end } = await earlyEndOf(database, found);
  const rentBack = end === null ? [] : await rentBackOf(database, found, end.refundMinor);
  const isCancelled = order.status === 'CANCELLED';
  const isHeld = depositMinor > 0 && settledBefore === null;
  const isUnpaidKept = isHeld && end === null && !isCancelled;
  const unpaidMinor = isUnpaidKept ? await unpaidMonthsMinor(database, leaseId) : 0;
  const deductions = isHeld ? await deductionsOf(database, leaseId) : [];
  const owed = owedParts([
    { what: 'early-end', amountMinor: end?.owedMinor ?? 0 },
    { what: 'unpaid-months', amountMinor: unpaidMinor },
    ...deductions.map(({ kind, amountMinor }) => ({ what: kind, amountMinor })),
  ]);
  const settled = settleLease({ depositMinor: isHeld ? depositMinor : 0, owed });
  const plan = {
    terminationId,
    endsBills: end !== null || isUnpaidKept,
    rentBack,
    depositBackMinor: isHeld ? settled.backMinor : null,
  };
  const isNothing = !isHeld && (settledBefore !== null || (owed.length === 0 && rentBack.length === 0));
  if (isCancelled || isNothing) return { ...plan, depositBack: null, money: null };
  // The rent that goes back of the same order is no deposit.
  const rentMinor = rentBack.find((each) => each.order.id === order.id)?.amountMinor ?? 0;
  const depositBack = await refundOf(database, order, {
    amountMinor: settled.backMinor,
    keptMinor: rentMinor,
  });
  const rentBackMinor = rentBack.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return {
    ...plan,
    depositBack: depositBack.amountMinor > 0 ? depositBack : null,
    money: { ...settled, backMinor: depositBack.amountMinor, depositMinor, rentBackMinor, owed },
  };
}
