import * as v from 'valibot';
import { typedLine } from './statement-forms.ts';

/**
 * What staff have to look at of a card payment: `refused` when the provider names another sum than it was asked to take,
 * `dispute` when the customer's bank wants the money back, `lost` when it took the money and the goods are to be seen to,
 * `excess-loss` when it took money that had gone back already, `refund-failed` when a refund did not reach the customer and has
 * to be sent in another way, `refund-refused` when the provider does not make a refund that the shop asks for, `unasked` when an unpaid order ended whose provider the shop is not set up for any more: it may
 * have been paid. Printed names are the messages `backoffice.case.{kind}`.
 */
export const PAYMENT_CASE_KINDS = [
  'refused',
  'dispute',
  'lost',
  'excess-loss',
  'refund-failed',
  'refund-refused',
  'unasked',
] as const;
export type PaymentCaseKind = (typeof PAYMENT_CASE_KINDS)[number];

/**
 * How the refused payment of an unpaid order stands: `open` while staff are to see to it, so that nobody pays a second time and the
 * order is not given up; `closed` once they have; null where none came. The worst of several.
 */
export type UnmatchedPayment = 'open' | 'closed' | null;

/** So many attempts of a refund may fail before staff are told; by the waits between them (`retryDelay`) some four hours. */
export const REFUND_ATTEMPTS_MAX = 10;

/**
 * Whether a refund that failed is put before staff: at once where the provider said no and will say so again (`isFinal`), after
 * REFUND_ATTEMPTS_MAX where it could not be asked.
 */
export const isRefundRefused = ({
  attempts,
  isFinal,
}: {
  readonly attempts: number;
  readonly isFinal: boolean;
}): boolean => isFinal || attempts >= REFUND_ATTEMPTS_MAX;

/** How it ended: staff dealt with it, or the bank decided for the shop or against it. */
export const PAYMENT_CASE_OUTCOMES = ['dealt-with', 'won', 'lost'] as const;
export type PaymentCaseOutcome = (typeof PAYMENT_CASE_OUTCOMES)[number];

/** How staff sent a refund that the shop could not: back to the card at the provider, or by bank transfer. */
export const SENT_WAYS = ['card', 'transfer'] as const;
type SentWay = (typeof SENT_WAYS)[number];

/** How a refund was sent, of a transfer with the bank's own name of it. */
export type SentRefund =
  | { readonly by: 'card' }
  | { readonly by: 'transfer'; readonly reference: string }
  | null;

/** The cases that end with a refund which staff sent themselves: they say how. */
export const asksHowSent = (kind: PaymentCaseKind): boolean =>
  kind === 'refund-refused' || kind === 'refund-failed';

const caseNote = typedLine({
  max: 200,
  missing: 'backoffice.case.noteMissing',
  tooLong: 'backoffice.refund.reasonTooLong',
});
const REFERENCE_MAX = 100;

/** How the refund was sent, of what was chosen and typed. */
const sentRefund = (by: SentWay | '' | null, reference: string): SentRefund => {
  if (by === 'transfer') return { by, reference };
  return by === 'card' ? { by } : null;
};

/**
 * What staff type about a case: what they found and did, for staff alone, and how they sent its refund, if that is what it
 * is about. `release` is the refund that they saw waiting for the end of a dispute and send all the same, in minor units; null
 * without.
 */
export const paymentCaseFormSchema = v.pipe(
  v.object({
    caseId: v.pipe(v.string(), v.uuid()),
    note: caseNote,
    release: v.nullish(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)), null),
    sentBy: v.nullish(v.picklist(['', ...SENT_WAYS]), null),
    sentReference: v.nullish(
      v.pipe(
        v.string(),
        v.transform((typed) => typed.trim().replaceAll(/\s+/g, ' ')),
        v.maxLength(REFERENCE_MAX, 'backoffice.case.referenceTooLong'),
        v.regex(/^[^\p{Cc}\p{Cf}]*$/u, 'backoffice.case.referenceMissing'),
      ),
      '',
    ),
  }),
  v.forward(
    v.partialCheck(
      [['sentBy'], ['sentReference']],
      ({ sentBy, sentReference }) => sentBy !== 'transfer' || sentReference !== '',
      'backoffice.case.referenceMissing',
    ),
    ['sentReference'],
  ),
  v.transform(({ sentBy, sentReference, ...asked }) => ({
    ...asked,
    sent: sentRefund(sentBy, sentReference),
  })),
);

/** What is known when staff write about a case. Amounts in minor units. */
export interface CaseQuestion {
  readonly kind: PaymentCaseKind;
  /** How it was closed: by the same person with the same note, so that a form was sent twice, or otherwise; null while it is open. */
  readonly closed: 'same' | 'other' | null;
  /** Whether staff say how they sent the refund. */
  readonly isSent: boolean;
  /** What waits for the end of the dispute: the refunds of its payment that were not released from it. */
  readonly heldMinor: number;
  /** What staff have released from it. */
  readonly releasedMinor: number;
  /** The refund that staff want to send though the bank has not decided; null where they only write something down. */
  readonly releaseMinor: number | null;
}

export type CaseDecision =
  /** `conclude`: staff have made the refund that the case is about, and the shop asks for it no more. `none`: it was done before. */
  | { readonly ok: true; readonly effect: 'close' | 'conclude' | 'note' | 'release' | 'none' }
  | {
      readonly ok: false;
      /**
       * `case-closed`: somebody has closed it meanwhile. `way-missing`: how the refund was sent is not said. `refund-sent`: it was
       * released before. `refund-changed`: another refund waits by now than the one that staff saw, or none.
       */
      readonly reason: 'case-closed' | 'way-missing' | 'refund-sent' | 'refund-changed';
    };

/**
 * What becomes of a case that staff write about. A dispute stays open until the bank has decided, and the payment's refunds wait
 * with it: staff release those that they saw, by their sum, and no later one. Every other case is dealt with, which of a refund
 * that was refused or failed means that staff sent it, and say how.
 */
export function decideCase(question: CaseQuestion): CaseDecision {
  const { kind, closed, isSent, heldMinor, releasedMinor, releaseMinor } = question;
  if (closed === 'same') return { ok: true, effect: 'none' };
  if (closed === 'other') return { ok: false, reason: 'case-closed' };
  if (asksHowSent(kind) && !isSent) return { ok: false, reason: 'way-missing' };
  if (kind === 'refund-refused') return { ok: true, effect: 'conclude' };
  if (kind !== 'dispute') return { ok: true, effect: 'close' };
  if (releaseMinor === null) return { ok: true, effect: 'note' };
  if (heldMinor > 0 && releaseMinor === heldMinor) return { ok: true, effect: 'release' };
  const isReleased = heldMinor === 0 && releasedMinor > 0 && releaseMinor === releasedMinor;
  return { ok: false, reason: isReleased ? 'refund-sent' : 'refund-changed' };
}
