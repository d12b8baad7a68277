import { and, asc, eq, isNull, not, sql, type InferSelectModel, type SQLWrapper } from 'drizzle-orm';
import type { Currency } from '../../../domain/money/money.ts';
import { actorKindOf, type ActorKind } from '../../../domain/orders/actor.ts';
import {
  asksHowSent,
  decideCase,
  type CaseDecision,
  type PaymentCaseKind,
  type SentRefund,
} from '../../../domain/payments/payment-case.ts';
import { users } from '../../account/tables.ts';
import { refundEmail } from '../../emails/refund-email.ts';
import { messagesOf } from '../../messages/messages.ts';
import { orderViewsOf } from '../../orders/order-views-of.ts';
import { emails } from '../../outbox/tables.ts';
import type { Database } from '../../database/database.ts';
import { lockOrder, type LockedOrder } from '../../orders/lock-order.ts';
import { orders } from '../../orders/tables.ts';
import { concludeRefund } from '../conclude-refund.ts';
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
const isReleased = sql<boolean>`exists (select 1 from ${refundReleases}
  where ${refundReleases.refundId} = ${refunds.id} and ${refundReleases.caseId} = ${paymentCases.id})`;

/**
 * Whether a refund waits, for statements that read `refunds`: a dispute about its payment is open, from which it was not released.
 * The bank may take the money, which would then leave twice.
 */
export const isHeldByDispute = sql<boolean>`exists (select 1 from ${paymentCases} where ${paymentCases.paymentId} = ${refunds.paymentId}
    and ${paymentCases.kind} = 'dispute' and ${paymentCases.closedAt} is null and not ${isReleased})`;

/** Sums of the refunds of a case's payment, in minor units, for statements that read `payment_cases`. */
const sumOfRefunds = (which: SQLWrapper) =>
  sql<number>`(select coalesce(sum(${refunds.amountMinor}), 0)::float8 from ${refunds}
  where ${refunds.paymentId} = ${paymentCases.paymentId} and ${which})`;
const heldMinor = sumOfRefunds(sql`${refunds.doneAt} is null and not ${isReleased}`);
const releasedMinor = sumOfRefunds(isReleased);

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

/** What staff write about a case (`paymentCaseFormSchema`). */
export interface CaseNote {
  readonly caseId: string;
  readonly note: string;
  readonly release: number | null;
  readonly staffId: string;
  /** How staff sent its refund; null or absent where it is about something else. */
  readonly sent?: SentRefund;
}

/** Who closed a case, and when (ISO 8601). */
export interface ClosedCase {
  readonly actor: ActorKind;
  /** Null for the shop itself and for providers. */
  readonly name: string | null;
  readonly closedAt: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly currency: Currency;
}

type Refusal = Extract<CaseDecision, { ok: false }>['reason'];
export type CaseAnswer =
  | Extract<CaseDecision, { ok: true }>
  | { readonly ok: false; readonly reason: Exclude<Refusal, 'case-closed'> }
  | { readonly ok: false; readonly reason: 'case-closed'; readonly closed: ClosedCase };

/** Locks the order of a case until the end of the transaction; null where there is no such case. */
async function lockOrderOf(transaction: Database, caseId: string) {
  const [payment] = await transaction
    .select({ orderId: payments.orderId })
    .from(paymentCases)
    .innerJoin(payments, eq(payments.id, paymentCases.paymentId))
    .where(eq(paymentCases.id, caseId));
  return payment ? lockOrder(transaction, payment.orderId) : null;
}

/** Releases the refunds that wait for the end of a dispute, as many as there are now. */
async function releaseRefunds(transaction: Database, caseId: string, actor: string): Promise<void> {
  const waiting = await transaction
    .select({ refundId: refunds.id })
    .from(refunds)
    .innerJoin(paymentCases, eq(paymentCases.paymentId, refunds.paymentId))
    .where(and(eq(paymentCases.id, caseId), isNull(refunds.doneAt), not(isReleased)));
  await transaction.insert(refundReleases).values(waiting.map((refund) => ({ ...refund, caseId, actor })));
}

type LockedCase = Pick<
  InferSelectModel<typeof paymentCases>,
  'kind' | 'reference' | 'amountMinor' | 'paymentId' | 'note' | 'closedAt' | 'closedBy'
> & { readonly heldMinor: number; readonly releasedMinor: number };

async function lockCase(transaction: Database, caseId: string): Promise<LockedCase | undefined> {
  const [found] = await transaction
    // As a part of another expression: by itself a select of one table would leave out the names of the tables in it.
    .select({
      kind: paymentCases.kind,
      reference: paymentCases.reference,
      amountMinor: paymentCases.amountMinor,
      paymentId: paymentCases.paymentId,
      note: paymentCases.note,
      closedAt: paymentCases.closedAt,
      closedBy: paymentCases.closedBy,
      heldMinor: sql<number>`${heldMinor}`,
      releasedMinor: sql<number>`${releasedMinor}`,
    })
    .from(paymentCases)
    .where(eq(paymentCases.id, caseId))
    .for('update');
  return found;
}

/** Who closed a case; null for the shop itself and for providers. */
async function nameOf(transaction: Database, actor: string): Promise<string | null> {
  const [, id = ''] = actor.split(':');
  const [user] = await transaction.select({ name: users.name }).from(users).where(eq(users.id, id));
  return user?.name ?? null;
}

/** Tells the customer that a refund which did not reach their card was sent to their account. */
async function writeResent(
  transaction: Database,
  order: LockedOrder,
  { caseId, amountMinor }: { caseId: string; amountMinor: number },
): Promise<void> {
  const [view] = await orderViewsOf(transaction, [order]);
  if (!view) throw new Error(`There is no order ${order.id}`);
  const note = messagesOf(order.locale).translate('mail.payment.resent');
  const resent = {
    id: caseId,
    reason: 'staff',
    note,
    amountMinor,
    correction: null,
    isByTransfer: true,
  } as const;
  await transaction.insert(emails).values(refundEmail(view, resent)).onConflictDoNothing();
}

/**
 * Writes down what staff found about a case, and closes it unless it is a dispute, of which it may release the refunds
 * (`decideCase`); one that was closed before stays as it was, and answers who closed it. The order's row is locked first, so that no
 * refund is added to those that are released. A refund that the provider refused is concluded with its case: staff gave it
 * back in the way that they say. The customer is told of a failed one that was sent by transfer.
 */
export const notePaymentCase =
  (database: Database) =>
  ({ caseId, note, release: releaseMinor, staffId, sent = null }: CaseNote): Promise<CaseAnswer> =>
    database.transaction(async (transaction): Promise<CaseAnswer> => {
      const order = await lockOrderOf(transaction, caseId);
      const found = await lockCase(transaction, caseId);
      if (!order || !found) return { ok: true, effect: 'none' };
      const actor = `staff:${staffId}`;
      const isSame = found.closedBy === actor && found.note === note;
      const closed = found.closedAt === null ? null : isSame ? ('same' as const) : ('other' as const);
      const decided = decideCase({ ...found, closed, isSent: sent !== null, releaseMinor });
      if (!decided.ok) {
        if (decided.reason !== 'case-closed') return { ok: false, reason: decided.reason };
        const { id: orderId, orderNumber, currency } = order;
        const by = found.closedBy ?? '';
        const name = await nameOf(transaction, by);
        const closedAt = found.closedAt ?? '';
        const who = { actor: actorKindOf(by), name, closedAt, orderId, orderNumber, currency };
        return { ok: false, reason: 'case-closed', closed: who };
      }
      if (decided.effect === 'none') return decided;
      if (decided.effect === 'release') await releaseRefunds(transaction, caseId, actor);
      const isClosed = decided.effect === 'close' || decided.effect === 'conclude';
      const sentReference = sent?.by === 'transfer' ? sent.reference : null;
      const end = { outcome: 'dealt-with', closedAt: sql`now()`, closedBy: actor } as const;
      const how = asksHowSent(found.kind) ? { sentBy: sent?.by ?? null, sentReference } : {};
      await transaction
        .update(paymentCases)
        .set({ note, ...(isClosed ? { ...end, ...how } : {}) })
        .where(eq(paymentCases.id, caseId));
      if (found.kind === 'refund-failed' && sentReference !== null) {
        await writeResent(transaction, order, { caseId, amountMinor: found.amountMinor });
      }
      if (decided.effect !== 'conclude') return decided;
      const [refund] = await transaction.select().from(refunds).where(eq(refunds.id, found.reference));
      if (refund) await concludeRefund(transaction, order, refund, { sentReference });
      return decided;
    });
