import { and, asc, eq, isNull, sql, type SQLWrapper } from 'drizzle-orm';
import type { PaymentCaseKind } from '../../../domain/payments/payment-case.ts';
import type { Database } from '../../database/database.ts';
import { orders } from '../../orders/tables.ts';
import { paymentCases, paymentEvents, payments, refundReleases, refunds } from '../tables.ts';

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

/**
 * What of a payment's refunds left twice, as cases say that were opened before: those by the provider's word alone (`isTold`), or
 * all of them. What a bank took of money that had gone back is none of it.
 */
export async function refundExcessOf(
  transaction: Database,
  paymentId: string,
  { isTold = false }: { isTold?: boolean } = {},
): Promise<number> {
  const which = isTold
    ? sql`exists (select 1 from ${paymentEvents} where ${paymentEvents.paymentId} = ${paymentCases.paymentId}
        and ${paymentEvents.eventId} = ${paymentCases.reference})`
    : sql`not exists (select 1 from ${paymentCases} as dispute where dispute.payment_id = ${paymentCases.paymentId}
        and dispute.kind = 'dispute' and dispute.reference = ${paymentCases.reference})`;
  const [noted] = await transaction
    .select({ minor: sql<string>`coalesce(sum(${paymentCases.amountMinor}), 0)` })
    .from(paymentCases)
    .where(and(eq(paymentCases.paymentId, paymentId), eq(paymentCases.kind, 'excess-loss'), which));
  return Number(noted?.minor ?? 0);
}

/** Whether a dispute about a payment is open: the bank may take its money. */
export const hasOpenDispute = (paymentId: SQLWrapper) =>
  sql<boolean>`exists (select 1 from ${paymentCases} where ${paymentCases.paymentId} = ${paymentId}
    and ${paymentCases.kind} = 'dispute' and ${paymentCases.closedAt} is null)`;

/** Whether staff have released a refund from a dispute, for statements that read `refunds` and `payment_cases`. */
export const isReleased = sql<boolean>`exists (select 1 from ${refundReleases}
  where ${refundReleases.refundId} = ${refunds.id} and ${refundReleases.caseId} = ${paymentCases.id})`;

/**
 * Whether a refund waits, for statements that read `refunds`: a dispute about its payment is open, from which it was not released.
 * The bank may take the money, which would then leave twice.
 */
export const isHeldByDispute = sql<boolean>`exists (select 1 from ${paymentCases} where ${paymentCases.paymentId} = ${refunds.paymentId}
    and ${paymentCases.kind} = 'dispute' and ${paymentCases.closedAt} is null and not ${isReleased})`;

const sumOfRefunds = (which: SQLWrapper) =>
  sql<number>`(select coalesce(sum(${refunds.amountMinor}), 0)::float8 from ${refunds}
  where ${refunds.paymentId} = ${paymentCases.paymentId} and ${which})`;
/** What is still to go back of a case's payment and was not released, in minor units, for statements that read `payment_cases`. */
export const heldMinor = sumOfRefunds(sql`${refunds.doneAt} is null and not ${isReleased}`);
/** What staff released of it though the dispute was not decided. */
export const releasedMinor = sumOfRefunds(isReleased);

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
      /** What staff have written down so far; null without. */
      note: paymentCases.note,
      /** What is still to go back of its payment and was not released: while a dispute is open, it waits. */
      heldMinor,
      /** What staff sent of it though the dispute was not decided. */
      releasedMinor,
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
