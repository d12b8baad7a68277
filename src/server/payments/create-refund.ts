import { and, desc, eq, isNotNull, sql, type InferSelectModel } from 'drizzle-orm';
import type { RefundReason } from '../../domain/payments/refund-reason.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../orders/tables.ts';
import { payments, refunds } from './tables.ts';

type OrderRow = InferSelectModel<typeof orders>;

/** Money of an order that can go back, in minor units. */
export interface RefundableMoney {
  /** The card payment that holds it; null for what is on the shop's own account. */
  readonly paymentId: string | null;
  readonly paidMinor: number;
  /** Its refunds, made and to be made. */
  readonly refundsMinor: number;
  /** What of it went back; of what is on the shop's own account, which counts without it, none. */
  readonly returnedMinor: number;
}

/** Where the money of a locked order is, and how much of it has no refund yet; what a card paid twice, or for another total, is no part of it. */
export async function refundableMoneyOf(transaction: Database, order: OrderRow): Promise<RefundableMoney> {
  const [payment] = await transaction
    .select({ id: payments.id, amountMinor: payments.amountMinor })
    .from(payments)
    .where(and(eq(payments.orderId, order.id), isNotNull(payments.acceptedAt)))
    .orderBy(desc(payments.acceptedAt), desc(payments.id))
    .limit(1);
  if (!payment) {
    return { paymentId: null, paidMinor: order.heldMinor, refundsMinor: order.owedMinor, returnedMinor: 0 };
  }
  const [refunded] = await transaction
    .select({
      minor: sql<string>`coalesce(sum(${refunds.amountMinor}), 0)`,
      returnedMinor: sql<string>`coalesce(sum(${refunds.amountMinor}) filter (where ${refunds.doneAt} is not null), 0)`,
    })
    .from(refunds)
    .where(eq(refunds.paymentId, payment.id));
  return {
    paymentId: payment.id,
    paidMinor: payment.amountMinor,
    refundsMinor: Number(refunded?.minor ?? 0),
    returnedMinor: Number(refunded?.returnedMinor ?? 0),
  };
}

interface NewRefund {
  /** The key under which it is asked for, once. */
  readonly id: string;
  readonly paymentId: string | null;
  /** The lease that it is of; absent for none. */
  readonly leaseId?: string;
  /** The return whose goods it is for; absent for none. */
  readonly returnId?: string;
  readonly amountMinor: number;
  readonly reason: RefundReason;
  readonly note: string | null;
  /** As in the history of orders. */
  readonly actor: string;
}

/**
 * Creates a refund of a locked order that is still to be made: by the provider that took the money (`sendRefund`), else by
 * staff, who transfer what is owed (`recordRefund`). The caller has made sure that there is so much money. False, with
 * nothing written, where the id is that of another refund.
 */
export async function createRefund(
  transaction: Database,
  order: OrderRow,
  refund: NewRefund,
): Promise<boolean> {
  const [created] = await transaction
    .insert(refunds)
    .values({ ...refund, orderId: order.id })
    .onConflictDoNothing({ target: refunds.id })
    .returning({ id: refunds.id });
  if (!created) return false;
  if (refund.paymentId !== null) return true;
  await transaction
    .update(orders)
    .set({ owedMinor: sql`${orders.owedMinor} + ${refund.amountMinor}`, updatedAt: sql`now()` })
    .where(eq(orders.id, order.id));
  return true;
}
