import { randomUUID } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import { HAS_MONEY } from '../../domain/orders/payment-status.ts';
import { DEPOSIT_REFUND, type RefundReason } from '../../domain/payments/refund-reason.ts';
import { settleLease, type LeaseMoney } from '../../domain/rental/settlement.ts';
import { settleEarlyEnd } from '../../domain/rental/termination.ts';
import type { Database } from '../database/database.ts';
import type { LockedOrder } from '../orders/lock-order.ts';
import { orders } from '../orders/tables.ts';
import { deductedOf } from '../rental/deductions/deductions.ts';
import { leaseOfOrder } from '../rental/own-lease.ts';
import { endOf, openTermination } from '../rental/terminations/find-termination.ts';
import { leaseTerminations } from '../rental/terminations/tables.ts';
import { leaseBills, leases } from '../rental/tables.ts';
import { cancelOpenBills } from '../rental/bills/settle-bill.ts';
import { refunds } from './tables.ts';
import { createRefund, refundableMoneyOf } from './create-refund.ts';

/** The lease that is over, and who ended it. */
interface Over {
  readonly leaseId: string;
  readonly actor: string;
}

/** Notes money of an order as to go back, as far as it has so much beyond `keptMinor`; answers how much that is. */
async function refund(
  transaction: Database,
  order: LockedOrder,
  { leaseId, actor }: Over,
  { amountMinor, keptMinor, reason }: { amountMinor: number; keptMinor: number; reason: RefundReason },
): Promise<number> {
  const { paymentId, paidMinor, refundsMinor } = await refundableMoneyOf(transaction, order);
  const minor = Math.min(amountMinor, paidMinor - refundsMinor - keptMinor);
  if (minor <= 0) return 0;
  const why = { leaseId, reason, note: null, actor } as const;
  await createRefund(transaction, order, { id: randomUUID(), paymentId, amountMinor: minor, ...why });
  return minor;
}

/** The orders that paid for a lease, those that paid for its last days first; the caller has locked them (`lockBills`). */
async function payingOrders(
  transaction: Database,
  order: LockedOrder,
  leaseId: string,
): Promise<readonly LockedOrder[]> {
  const bills = await transaction
    .select({ bill: orders })
    .from(leaseBills)
    .innerJoin(orders, eq(orders.id, leaseBills.orderId))
    .where(eq(leaseBills.leaseId, leaseId))
    .orderBy(desc(leaseBills.firstDay));
  return [...bills.map(({ bill }) => bill).filter((bill) => HAS_MONEY.has(bill.paymentStatus)), order];
}

/** What an order's money holds of its deposits, which is no rent: those of its other leases, and what was kept of one. */
async function depositIn(transaction: Database, order: LockedOrder): Promise<number> {
  const [back] = await transaction
    .select({ minor: sql<string>`coalesce(sum(${refunds.amountMinor}), 0)` })
    .from(refunds)
    .where(and(eq(refunds.orderId, order.id), eq(refunds.reason, DEPOSIT_REFUND)));
  return order.depositMinor - Number(back?.minor ?? 0);
}

/**
 * Settles the early end of a lease, if it had one: what was paid for days that were not had goes back. Answers what went back, and what is
 * owed for those that were.
 */
async function settleTermination(
  transaction: Database,
  order: LockedOrder,
  over: Over,
): Promise<{ readonly owedMinor: number; readonly rentBackMinor: number }> {
  const { leaseId, actor } = over;
  const nothing = { owedMinor: 0, rentBackMinor: 0 };
  const row = await openTermination(transaction, leaseId);
  if (row?.status !== 'RETURNED') return nothing;
  await transaction
    .update(leaseTerminations)
    .set({ status: 'COMPLETED', settledAt: sql`now()`, actor, updatedAt: sql`now()` })
    .where(eq(leaseTerminations.id, row.id));
  const found = row.isEarly ? await leaseOfOrder(transaction, order, leaseId) : null;
  if (found === null) return nothing;
  const days = { returnOn: row.returnOn, lastDay: row.lastDayBefore };
  const end = await endOf(transaction, found, days);
  if (end === null) return nothing;
  const { refundMinor, owedMinor } = settleEarlyEnd({ ...end, feeMinor: row.feeMinor });
  // What nobody has paid is settled here, too.
  await cancelOpenBills(transaction, { leaseId, today: null });
  let left = refundMinor;
  for (const paying of await payingOrders(transaction, order, leaseId)) {
    if (left === 0) break;
    const keptMinor = paying.id === order.id ? await depositIn(transaction, order) : 0;
    left -= await refund(transaction, paying, over, { amountMinor: left, keptMinor, reason: 'early-end' });
  }
  return { owedMinor, rentBackMinor: refundMinor - left };
}

/** Bills what is owed for a lease beyond its deposit (`checkout/bill-settlement.ts`). */
export type BillSettlement = (
  transaction: Database,
  order: LockedOrder,
  owed: { readonly leaseId: string; readonly amountMinor: number },
) => Promise<unknown>;

/**
 * Settles a lease that is over, once, in the transaction that ends it and holds the locks of its order and of its bills: what was paid for
 * days after an early end goes back, less its fee, and of the deposit what is not kept, by the way that it came, as far as the order has
 * so much money left; what is owed beyond the deposit, for begun months that are not paid too, is billed. With an order that is cancelled
 * all of its money goes back anyway. A lease whose deposit was agreed outside its order is settled by people. Answers what its customer is
 * told; null where no deposit was settled.
 */
export const settleDeposit =
  ({ billSettlement }: { readonly billSettlement: BillSettlement }) =>
  async (transaction: Database, order: LockedOrder, over: Over): Promise<LeaseMoney | null> => {
    const { leaseId } = over;
    if (!HAS_MONEY.has(order.paymentStatus)) return null;
    const early = await settleTermination(transaction, order, over);
    const [lease] = await transaction.select().from(leases).where(eq(leases.id, leaseId));
    if (!lease || lease.depositMinor === 0 || lease.depositBackMinor !== null) return null;
    const { depositMinor } = lease;
    // Only begun months are left: those that nobody paid are kept, too, and no bill of their own any more.
    const unpaidMinor =
      order.status === 'CANCELLED' ? 0 : await cancelOpenBills(transaction, { leaseId, today: null });
    const owedMinor = early.owedMinor + unpaidMinor;
    const { rentBackMinor } = early;
    const deductionsMinor = (await deductedOf(transaction, [leaseId])).get(leaseId) ?? 0;
    const settled = settleLease({ depositMinor, owedMinor, deductionsMinor });
    const { backMinor, billMinor } = settled;
    await transaction
      .update(leases)
      .set({ depositBackMinor: backMinor, updatedAt: sql`now()` })
      .where(eq(leases.id, leaseId));
    if (order.status === 'CANCELLED') return null;
    const sentMinor = await refund(transaction, order, over, {
      amountMinor: backMinor,
      keptMinor: 0,
      reason: DEPOSIT_REFUND,
    });
    if (billMinor > 0) await billSettlement(transaction, order, { leaseId, amountMinor: billMinor });
    return { ...settled, backMinor: sentMinor, depositMinor, rentBackMinor };
  };
