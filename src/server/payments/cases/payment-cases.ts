import { and, asc, eq, isNull, sql, type SQLWrapper } from 'drizzle-orm';
import type { PaymentCaseKind } from '../../../domain/payments/payment-case.ts';
import type { Database } from '../../database/database.ts';
import { orders } from '../../orders/tables.ts';
import { paymentCases, payments } from '../tables.ts';

/** What staff have to look at; amounts in minor units of the currency. */
interface NewCase {
  readonly paymentId: string;
  readonly kind: PaymentCaseKind;
  /** What it is about: a payment has one case of each kind for it, however often it is told. */
  readonly reference: string;
  readonly amountMinor: number;
  readonly currency: string;
}

/** Puts something about a payment before staff, once; false where that was done before. */
export async function openCase(transaction: Database, opened: NewCase): Promise<boolean> {
  const [isNew] = await transaction
    .insert(paymentCases)
    .values(opened)
    .onConflictDoNothing()
    .returning({ id: paymentCases.id });
  return isNew !== undefined;
}

/** Whether a dispute about a payment is open, so that none of its money is sent back: the bank may take it. */
export const hasOpenDispute = (paymentId: SQLWrapper) =>
  sql<boolean>`exists (select 1 from ${paymentCases} where ${paymentCases.paymentId} = ${paymentId}
    and ${paymentCases.kind} = 'dispute' and ${paymentCases.closedAt} is null)`;

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
