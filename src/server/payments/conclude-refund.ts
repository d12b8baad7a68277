import { and, eq, isNull, sql, type InferSelectModel } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { orders } from '../orders/tables.ts';
import { concludeReturn } from './conclude-return.ts';
import { payments, refunds } from './tables.ts';

/** A payment of which all went back is over. */
async function closePayment(transaction: Database, paymentId: string): Promise<void> {
  await transaction
    .update(payments)
    .set({ status: 'REFUNDED', updatedAt: sql`now()` })
    .where(
      and(
        eq(payments.id, paymentId),
        eq(payments.status, 'PAID'),
        sql`${payments.amountMinor} <= (select sum(${refunds.amountMinor}) from ${refunds}
          where ${refunds.paymentId} = ${paymentId} and ${refunds.doneAt} is not null)`,
      ),
    );
}

/** Writes down that a card's money went back, and all that follows; once, however often it is told. */
export async function concludeRefund(
  transaction: Database,
  refund: InferSelectModel<typeof refunds>,
): Promise<void> {
  const [order] = await transaction.select().from(orders).where(eq(orders.id, refund.orderId)).for('update');
  const [done] = await transaction
    .update(refunds)
    .set({ doneAt: sql`now()`, failure: null })
    .where(and(eq(refunds.id, refund.id), isNull(refunds.doneAt)))
    .returning();
  if (!order || !done) return;
  if (done.paymentId !== null) await closePayment(transaction, done.paymentId);
  await concludeReturn(transaction, order, done);
}
