import { and, eq, or, sql } from 'drizzle-orm';
import { LATE_PAYMENT_SECONDS } from '../../domain/payments/payment-timeouts.ts';
import type { Database } from '../database/database.ts';
import { payments } from './tables.ts';

/**
 * A payment whose money may come at any moment: its bank is still thinking, its page can be paid on, or could a moment ago.
 */
export const mayBringMoney = or(
  eq(payments.status, 'PROCESSING'),
  and(
    eq(payments.status, 'OPEN'),
    sql`${payments.expiresAt} > now() - make_interval(secs => ${LATE_PAYMENT_SECONDS})`,
  ),
);

/** Whether money for an order may come at any moment; the caller holds the order's lock. */
export async function isBeingPaid(transaction: Database, orderId: string): Promise<boolean> {
  const [found] = await transaction
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), mayBringMoney))
    .limit(1);
  return found !== undefined;
}
