import { and, eq, isNull, sql, type InferSelectModel } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { orders } from '../orders/tables.ts';
import { applyRefund } from './apply-refund.ts';
import { paymentCases, payments, refunds } from './tables.ts';

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

/** Closes the case of a refund that its provider refused: it is made, by whomever. */
async function closeCase(transaction: Database, refundId: string, paymentId: string): Promise<void> {
  await transaction
    .update(paymentCases)
    .set({ outcome: 'dealt-with', closedAt: sql`now()`, closedBy: 'shop' })
    .where(
      and(
        eq(paymentCases.paymentId, paymentId),
        eq(paymentCases.kind, 'refund-refused'),
        eq(paymentCases.reference, refundId),
        isNull(paymentCases.closedAt),
      ),
    );
}

/**
 * Writes down that a card's money went back, and all that follows; once, however often it is told. `sentReference` names the bank
 * transfer by which staff sent it instead; `isToldElsewhere`, that its cause tells the customer. The caller holds the lock of the order's row.
 */
export async function concludeRefund(
  transaction: Database,
  order: InferSelectModel<typeof orders>,
  refund: InferSelectModel<typeof refunds>,
  {
    sentReference = null,
    isToldElsewhere = false,
  }: { sentReference?: string | null; isToldElsewhere?: boolean } = {},
): Promise<void> {
  const [done] = await transaction
    .update(refunds)
    .set({ doneAt: sql`now()`, failure: null, sentReference })
    .where(and(eq(refunds.id, refund.id), isNull(refunds.doneAt)))
    .returning();
  if (!done) return;
  if (done.paymentId !== null) {
    await closePayment(transaction, done.paymentId);
    await closeCase(transaction, done.id, done.paymentId);
  }
  await applyRefund(transaction, order, { ...done, isToldElsewhere });
}
