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

/** What staff type to close a case: what they found and did, for staff alone. */
export const paymentCaseFormSchema = v.object({ caseId: v.pipe(v.string(), v.uuid()), note: staffReason });
