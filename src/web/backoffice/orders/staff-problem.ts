import type { NamedOrder } from '../../../domain/payments/decide-transfer.ts';
import type { FormProblem } from '../../form/answer-form.ts';

/** Why an order's form in the back office changed nothing; printed words are `backoffice.refused.{reason}`. */
export const REFUSALS = [
  'transition-not-allowed',
  'machine-missing',
  'sent-meanwhile',
  'sent-whole',
  'tracking-changed',
  'more-than-left',
  'unpaid',
  'invalid-fields',
  'invalid-tracking',
  'reason-missing',
  'already-recorded',
  'already-reversed',
  'day-not-offered',
  'deductions-open',
  'days-taken',
  'form-used',
  'goods-changed',
  'lease-changed',
  'more-than-ordered',
  'asked-elsewhere',
  'more-than-owed',
  'not-quoted',
  'nothing-back',
  'money-changed',
  'more-than-left',
  'nothing-to-return',
  'protocols-missing',
  'recorded-elsewhere',
  'refunded',
  'replacement-gone',
  'price-over',
  'exchange-unanswered',
  'money-not-there',
  'awaits-exchange',
  'exchange-unpaid',
  'exchange-changed',
  'sent-back-since',
  'withdrawn',
  'erased',
  'not-author',
] as const;

/** In which fields of the log what somebody else did stands, by the reason for which a form was refused then. */
export const CONFLICT_FIELDS: Readonly<Partial<Record<string, readonly string[]>>> = {
  'sent-meanwhile': ['pieces', 'orderStatus'],
  'tracking-changed': ['trackingNumber'],
  // A customer may have called a return off; that is nobody's here.
  'goods-changed': ['piecesBack'],
  'lease-changed': ['firstDay'],
  'serials-changed': ['serials'],
};

/** The same for what customers, carriers and banks change too: only who did something lately is named. */
export const RECENT_FIELDS: Readonly<Partial<Record<string, readonly string[]>>> = {
  'transition-not-allowed': ['orderStatus', 'leaseStatus'],
  'already-recorded': ['lineAmount'],
  'already-reversed': ['lineAmount'],
  'money-changed': ['lineAmount', 'refundAmount', 'piecesBack'],
  'more-than-owed': ['lineAmount', 'refundAmount'],
  'money-not-there': ['lineAmount', 'refundAmount'],
  refunded: ['lineAmount', 'refundAmount'],
  'sent-back-since': ['lineAmount', 'refundAmount'],
  'installation-changed': ['installation'],
  'installation-not-found': ['installation'],
};

/** What the page says to a form that changed nothing, and which form that was. */
export interface StaffProblem extends FormProblem<(typeof REFUSALS)[number]> {
  readonly intent: string;
  /** Who did what stands in the way, and when; absent where that is not known. */
  readonly by?: string;
  /** The other orders that a line of the statement stands on; none for any other reason. */
  readonly others: readonly NamedOrder[];
  /** The nearest days on which machines are free for as long, ISO 8601; none for any other reason. */
  readonly nearest: readonly string[];
}

/** The problem of a form, if it was this one. */
export const problemOf = (problem: StaffProblem | undefined, intent: string) =>
  problem?.intent === intent ? problem : undefined;

/** The id that a refused form came with, which it keeps; undefined where that id stands for something else by now, or for what is closed. */
export const sentFormId = (own: StaffProblem | undefined, field: 'refundId' | 'returnId') =>
  own === undefined || own.reason === 'form-used' || own.reason === 'goods-changed'
    ? undefined
    : own.values[field];

/** What each form of an order's page in the back office is given. */
export interface StaffFormProps<Order> {
  readonly order: Order;
  /** The market's calendar day, ISO 8601. */
  readonly today: string;
  /** What was wrong with the form that was sent last; each form looks for its own. */
  readonly problem: StaffProblem | undefined;
}
