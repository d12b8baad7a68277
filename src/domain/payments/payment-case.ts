import * as v from 'valibot';
import { staffReason } from './statement-forms.ts';

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

/**
 * What staff type about a case: what they found and did, for staff alone. `release` is the refund that they saw waiting for
 * the end of a dispute and send all the same, in minor units; null without.
 */
export const paymentCaseFormSchema = v.object({
  caseId: v.pipe(v.string(), v.uuid()),
  note: staffReason,
  release: v.nullish(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)), null),
});

/** What is known when staff write about an open case. Amounts in minor units. */
export interface CaseQuestion {
  readonly kind: PaymentCaseKind;
  /** What waits for the end of the dispute: the refunds of its payment that were not released from it. */
  readonly heldMinor: number;
  /** The refund that staff want to send though the bank has not decided; null where they only write something down. */
  readonly releaseMinor: number | null;
}

export type CaseDecision =
  /** `conclude`: staff have made the refund that the case is about, and the shop asks for it no more. */
  | { readonly ok: true; readonly effect: 'close' | 'conclude' | 'note' | 'release' }
  /** Another refund waits by now than the one that staff saw, or none. */
  | { readonly ok: false; readonly reason: 'refund-changed' };

/**
 * What becomes of a case that staff write about. A dispute stays open until the bank has decided, and the payment's refunds wait
 * with it: staff release those that they saw, by their sum, and no later one. Every other case is dealt with, which of a refused
 * refund means that staff made it.
 */
export function decideCase({ kind, heldMinor, releaseMinor }: CaseQuestion): CaseDecision {
  if (kind === 'refund-refused') return { ok: true, effect: 'conclude' };
  if (kind !== 'dispute') return { ok: true, effect: 'close' };
  if (releaseMinor === null) return { ok: true, effect: 'note' };
  if (heldMinor === 0 || releaseMinor !== heldMinor) return { ok: false, reason: 'refund-changed' };
  return { ok: true, effect: 'release' };
}
