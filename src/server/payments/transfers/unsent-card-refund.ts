import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { LockedOrder } from '../../orders/lock-order.ts';
import { orderEvents } from '../../orders/event-tables.ts';
import { payments, refunds } from '../tables.ts';

/** A card payment of a paid order that is to be refunded, and its refund, which is locked and was not asked for yet. */
export interface UnsentCardRefund {
  readonly paymentId: string;
  readonly refundId: string;
  readonly provider: string;
}

/**
 * The card payment that would pay an order, had it not been paid before: exactly its total, of which all is to be refunded and
 * nothing was sent. A refund that its provider was asked for may have been made, so it is none.
 */
export async function unsentCardRefund(
  transaction: Database,
  { id: orderId, totalMinor, currency }: LockedOrder,
): Promise<UnsentCardRefund | null> {
  const [found] = await transaction
    .select({ paymentId: payments.id, refundId: refunds.id, provider: payments.provider })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        eq(refunds.orderId, orderId),
        eq(refunds.reason, 'paid-twice'),
        eq(refunds.attempts, 0),
        isNull(refunds.doneAt),
        eq(refunds.amountMinor, totalMinor),
        eq(payments.amountMinor, totalMinor),
        eq(payments.currency, currency),
        eq(payments.status, 'PAID'),
      ),
    )
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
    .limit(1)
    .for('update', { of: refunds });
  return found ?? null;
}

/**
 * Makes a card payment the order's own instead of refunding it. Refunds that staff were to transfer go back to the card from now
 * on: it has the money that they are of.
 */
export async function keepCardPayment(
  transaction: Database,
  { id: orderId, status }: LockedOrder,
  { paymentId, refundId, provider }: UnsentCardRefund,
): Promise<void> {
  await transaction.delete(refunds).where(eq(refunds.id, refundId));
  await transaction
    .update(payments)
    .set({ acceptedAt: sql`now()`, updatedAt: sql`now()` })
    .where(eq(payments.id, paymentId));
  await transaction
    .update(refunds)
    .set({ paymentId })
    .where(and(eq(refunds.orderId, orderId), isNull(refunds.paymentId), isNull(refunds.doneAt)));
  const actor = `payment:${provider}`;
  await transaction
    .insert(orderEvents)
    .values({ orderId, fromStatus: status, toStatus: status, actor, reason: 'paid' });
}
