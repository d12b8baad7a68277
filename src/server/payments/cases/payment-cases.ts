import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { orders } from '../../orders/tables.ts';
import { paymentCases, payments } from '../tables.ts';

/** So many are shown at once; the oldest is dealt with first, and then there is room for the next. */
const OPEN_MAX = 50;

/** The card payments that staff have to look at, the oldest first, at most OPEN_MAX. Amounts in minor units. */
export const listPaymentCases = (database: Database) => () =>
  database
    .select({
      id: paymentCases.id,
      kind: paymentCases.kind,
      reference: paymentCases.reference,
      amountMinor: paymentCases.amountMinor,
      currency: paymentCases.currency,
      openedAt: paymentCases.openedAt,
      provider: payments.provider,
      /** What the provider was asked to take. */
      askedMinor: payments.amountMinor,
      askedCurrency: payments.currency,
      orderId: orders.id,
      orderNumber: orders.orderNumber,
    })
    .from(paymentCases)
    .innerJoin(payments, eq(payments.id, paymentCases.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(isNull(paymentCases.closedAt))
    .orderBy(asc(paymentCases.openedAt), asc(paymentCases.id))
    .limit(OPEN_MAX);

/** A card payment that staff have to look at. */
export type OpenPaymentCase = Awaited<ReturnType<ReturnType<typeof listPaymentCases>>>[number];

/** Notes that staff have dealt with a case, and what they found; one that was closed before stays as it was. */
export const closePaymentCase =
  (database: Database) =>
  async ({ caseId, note, staffId }: { caseId: string; note: string; staffId: string }): Promise<void> => {
    await database
      .update(paymentCases)
      .set({ outcome: 'dealt-with', closedAt: sql`now()`, closedBy: `staff:${staffId}`, note })
      .where(and(eq(paymentCases.id, caseId), isNull(paymentCases.closedAt)));
  };
