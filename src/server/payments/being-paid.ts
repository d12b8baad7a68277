import { and, eq, or, sql, type SQLWrapper } from 'drizzle-orm';
import { LATE_PAYMENT_SECONDS } from '../../domain/payments/payment-timeouts.ts';
import type { Database } from '../database/database.ts';
import { hasUnmatchedPayment } from '../orders/unmatched-payments.ts';
import { payments } from './tables.ts';

const hasJustEnded = (end: SQLWrapper) =>
  sql`${end} > now() - make_interval(secs => ${LATE_PAYMENT_SECONDS})`;

/**
 * A payment whose money may come at any moment: its bank is still thinking, its page can be paid on, or could a moment ago;
 * also if the provider has just told that the page is closed.
 */
export const mayBringMoney = or(
  eq(payments.status, 'PROCESSING'),
  and(eq(payments.status, 'OPEN'), hasJustEnded(payments.expiresAt)),
  and(eq(payments.status, 'EXPIRED'), hasJustEnded(payments.updatedAt)),
);

/**
 * Whether money for an order may come at any moment, or came as another sum that staff are still to see to; the caller holds the
 * order's lock.
 */
export async function isBeingPaid(transaction: Database, orderId: string): Promise<boolean> {
  const [found] = await transaction
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), or(mayBringMoney, hasUnmatchedPayment(orderId))))
    .limit(1);
  return found !== undefined;
}
