import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { salesDocuments } from '../../invoices/tables.ts';
import { paymentCases, payments, refunds } from '../../payments/tables.ts';
import { transfers } from '../../payments/transfers/tables.ts';
import { byOwner } from './read-pages.ts';

/** What was paid for orders and went back, what banks disputed of it, and the documents of it. What staff wrote of a case is theirs. */
export async function moneyOf(database: Database, ids: readonly string[]) {
  return {
    payments: byOwner(
      await database
        .select({
          ownerId: payments.orderId,
          provider: payments.provider,
          status: payments.status,
          amountMinor: payments.amountMinor,
          currency: payments.currency,
          transaction: payments.transaction,
          createdAt: payments.createdAt,
        })
        .from(payments)
        .where(inArray(payments.orderId, ids)),
    ),
    disputes: byOwner(
      await database
        .select({
          ownerId: payments.orderId,
          kind: paymentCases.kind,
          amountMinor: paymentCases.amountMinor,
          currency: paymentCases.currency,
          openedAt: paymentCases.openedAt,
          outcome: paymentCases.outcome,
          closedAt: paymentCases.closedAt,
          sentBy: paymentCases.sentBy,
          sentReference: paymentCases.sentReference,
        })
        .from(paymentCases)
        .innerJoin(payments, eq(payments.id, paymentCases.paymentId))
        .where(inArray(payments.orderId, ids))
        .orderBy(asc(paymentCases.openedAt), asc(paymentCases.id)),
    ),
    transfers: byOwner(
      await database
        .select({
          ownerId: transfers.orderId,
          direction: transfers.direction,
          amountMinor: transfers.amountMinor,
          currency: transfers.currency,
          day: transfers.day,
          reference: transfers.reference,
        })
        .from(transfers)
        .where(inArray(transfers.orderId, ids)),
    ),
    refunds: byOwner(
      await database
        .select({
          ownerId: refunds.orderId,
          amountMinor: refunds.amountMinor,
          reason: refunds.reason,
          createdAt: refunds.createdAt,
          doneAt: refunds.doneAt,
        })
        .from(refunds)
        .where(inArray(refunds.orderId, ids)),
    ),
    documents: byOwner(
      await database
        .select({
          ownerId: salesDocuments.orderId,
          kind: salesDocuments.kind,
          number: salesDocuments.number,
          issuedAt: salesDocuments.issuedAt,
          content: salesDocuments.content,
        })
        .from(salesDocuments)
        .where(inArray(salesDocuments.orderId, ids)),
    ),
  };
}
