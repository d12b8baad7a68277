import * as v from 'valibot';
import { staffReason } from './statement-forms.ts';

/**
 * What staff have to look at of a card payment: `refused` when the provider names another sum than it was asked to take,
 * `dispute` when the customer's bank wants the money back, `lost` when it took the money and the goods are to be seen to,
 * `excess-loss` when it took money that had gone back already, `refund-failed` when a refund did not reach the customer and has
 * to be sent in another way, `unasked` when an unpaid order ended whose provider the shop is not set up for any more: it may
 * have been paid. Printed names are the messages `backoffice.case.{kind}`.
 */
export const PAYMENT_CASE_KINDS = [
  'refused',
  'dispute',
  'lost',
  'excess-loss',
  'refund-failed',
  'unasked',
] as const;
export type PaymentCaseKind = (typeof PAYMENT_CASE_KINDS)[number];

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
  | { readonly ok: true; readonly effect: 'close' | 'note' | 'release' }
  /** Another refund waits by now than the one that staff saw, or none. */
  | { readonly ok: false; readonly reason: 'refund-changed' };

/**
 * What becomes of a case that staff write about. A dispute stays open until the bank has decided, and the payment's refunds wait
 * with it: staff release those that they saw, by their sum, and no later one. Every other case is dealt with.
 */
export function decideCase({ kind, heldMinor, releaseMinor }: CaseQuestion): CaseDecision {
  if (kind !== 'dispute') return { ok: true, effect: 'close' };
  if (releaseMinor === null) return { ok: true, effect: 'note' };
  if (heldMinor === 0 || releaseMinor !== heldMinor) return { ok: false, reason: 'refund-changed' };
  return { ok: true, effect: 'release' };
}
