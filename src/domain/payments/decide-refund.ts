/** What is known of an order's money, in minor units. */
export interface RefundQuestion {
  /** What came in for the order; zero while it is not paid. */
  readonly paidMinor: number;
  /** What went back of it, or is on its way. */
  readonly refundsMinor: number;
  /** What is to go back now. */
  readonly amountMinor: number;
  /** What was left to go back when that was asked for; null or absent where nothing was shown. */
  readonly seenLeftMinor?: number | null;
}

export type RefundDecision =
  | { readonly ok: true }
  | {
      readonly ok: false;
      /** `money-changed`: other money of the order went back, or came, since it was shown. */
      readonly reason: 'amount-invalid' | 'nothing-to-return' | 'money-changed' | 'more-than-left';
      /** The most that can go back. */
      readonly leftMinor: number;
    };

/** Whether money may go back: never more than came in less what went back already, and none by who has not seen what a colleague gave back meanwhile. */
export function decideRefund({
  paidMinor,
  refundsMinor,
  amountMinor,
  seenLeftMinor = null,
}: RefundQuestion): RefundDecision {
  const leftMinor = Math.max(0, paidMinor - refundsMinor);
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0) {
    return { ok: false, reason: 'amount-invalid', leftMinor };
  }
  if (leftMinor === 0) return { ok: false, reason: 'nothing-to-return', leftMinor };
  if (seenLeftMinor !== null && seenLeftMinor !== leftMinor)
    return { ok: false, reason: 'money-changed', leftMinor };
  return amountMinor > leftMinor ? { ok: false, reason: 'more-than-left', leftMinor } : { ok: true };
}

/** A refund as a form of staff asked for it, or as it is known under the form's id. */
export interface AskedRefund {
  readonly orderId: string;
  readonly amountMinor: number;
  /** Why, in the words of staff; null for a refund that no form asked for. */
  readonly note: string | null;
}

/** Whether a form of staff was sent before: its id stands for the same money of the same order, for the same reason. */
export const isSameRefund = (asked: AskedRefund, known: AskedRefund): boolean =>
  asked.orderId === known.orderId && asked.amountMinor === known.amountMinor && asked.note === known.note;

/** What became of a payment of which the customer's bank took money, in minor units. */
export interface LossQuestion {
  readonly paidMinor: number;
  /** What of it had gone back before. */
  readonly returnedMinor: number;
  readonly lostMinor: number;
}

/** How much of a loss is money that the shop still had, and how much had gone back already and so left twice. */
export function splitLoss({ paidMinor, returnedMinor, lostMinor }: LossQuestion) {
  const bookedMinor = Math.min(lostMinor, Math.max(0, paidMinor - returnedMinor));
  return { bookedMinor, excessMinor: lostMinor - bookedMinor };
}

/** What is known of the refunds of a card payment when its provider names what went back of it in all, in minor units. */
export interface ProviderRefundQuestion {
  readonly paidMinor: number;
  /** Refunds of every kind that were made, those taken by a dispute included; one that waits is none of the provider's yet. */
  readonly refundsMinor: number;
  /** The same without what a dispute took, which is no refund of the provider's. */
  readonly ownMinor: number;
  /** What of its refunds is known to have left twice, because a bank had taken the money. */
  readonly excessMinor: number;
  /** What went back in all, as the provider says. */
  readonly reportedMinor: number;
}

/**
 * What of a payment went back in the provider's own dashboard: beyond the shop's own refunds, as far as there was money left of
 * the payment, and what left twice because a bank had taken it. Zeros where the provider names no more than the shop knows.
 */
export function refundedElsewhere(question: ProviderRefundQuestion) {
  const { paidMinor, refundsMinor, ownMinor, excessMinor, reportedMinor } = question;
  const unknownMinor = Math.max(0, reportedMinor - ownMinor - excessMinor);
  const bookedMinor = Math.min(unknownMinor, Math.max(0, paidMinor - refundsMinor));
  return { bookedMinor, excessMinor: unknownMinor - bookedMinor };
}

/** A refund of a card payment that is still to be made, as far as the shop knows. */
export interface OpenRefund {
  readonly id: string;
  /** In minor units. */
  readonly amountMinor: number;
  /** How often its provider was asked for it. */
  readonly attempts: number;
}

/**
 * Which refunds that the shop has asked for are made, when the provider names `unknownMinor` more than it knows of: an answer
 * was lost or is on its way, or staff gave the money back in the dashboard after a refusal. The oldest come first; a refund that
 * was never asked for is not made.
 */
export function refundsMade<Refund extends OpenRefund>(
  open: readonly Refund[],
  unknownMinor: number,
): readonly Refund[] {
  let left = unknownMinor;
  return open.filter(({ attempts, amountMinor }) => {
    if (attempts === 0 || amountMinor > left) return false;
    left -= amountMinor;
    return true;
  });
}
