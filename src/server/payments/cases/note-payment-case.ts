import { and, eq, isNull, not, sql, type InferSelectModel } from 'drizzle-orm';
import { money, type Currency } from '../../../domain/money/money.ts';
import { actorKindOf, type ActorKind } from '../../../domain/orders/actor.ts';
import {
  asksHowSent,
  decideCase,
  type CaseDecision,
  type SentRefund,
} from '../../../domain/payments/payment-case.ts';
import { unsaid } from '../../audit/record-staff-changes.ts';
import { amountInWords, recordOrderChange } from '../../audit/record-order-change.ts';
import { shownName } from '../../account/shown-name.ts';
import { users } from '../../account/tables.ts';
import type { Database } from '../../database/database.ts';
import { refundEmail } from '../../emails/refund-email.ts';
import { messagesOf } from '../../messages/messages.ts';
import { announce } from '../../notifications/announce.ts';
import { refundAnnouncement } from '../../orders/announce-step.ts';
import { lockOrder, type LockedOrder } from '../../orders/lock-order.ts';
import { orderViewsOf } from '../../orders/order-views-of.ts';
import { concludeRefund } from '../conclude-refund.ts';
import { paymentCases, payments, refundReleases, refunds } from '../tables.ts';
import { heldMinor, isReleased, releasedMinor } from './payment-cases.ts';

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
  const [user] = await transaction.select({ name: shownName }).from(users).where(eq(users.id, id));
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
  const email = refundEmail(view, resent);
  await announce(transaction, [refundAnnouncement(view, email)]);
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
      // What staff wrote of it may name people.
      await recordOrderChange(transaction, {
        order,
        actor,
        action: 'payment-case-noted',
        changes: {
          caseKind: ['', found.kind],
          caseState: ['open', isClosed ? 'closed' : 'open'],
          ...(found.note !== note && { note: unsaid(found.note, note) }),
          ...(decided.effect === 'release' && {
            released: ['', amountInWords(money(found.heldMinor, order.currency))],
          }),
          ...(isClosed && asksHowSent(found.kind) && { sentBy: ['', sent?.by ?? ''] }),
        },
      });
      if (found.kind === 'refund-failed' && sentReference !== null) {
        await writeResent(transaction, order, { caseId, amountMinor: found.amountMinor });
      }
      if (decided.effect !== 'conclude') return decided;
      const [refund] = await transaction.select().from(refunds).where(eq(refunds.id, found.reference));
      if (refund) await concludeRefund(transaction, order, refund, { sentReference });
      return decided;
    });
