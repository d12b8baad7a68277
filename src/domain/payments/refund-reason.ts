import { REFUND_AT_ONCE_REASONS } from './decide-settlement.ts';

/**
 * Why money goes back: it came too late, twice, too much or for a sum that the order does not come to any more, its order
 * was cancelled after it was paid, its goods came back, their worth was moved to the order of what replaces them (`exchange`), a deposit was settled, a rental ended early, staff gave it back, somebody did so at the provider's own dashboard, or
 * the customer's bank took it (`dispute`).
 * The e-mail about it is `mail.payment.{reason}`.
 */
export const REFUND_REASONS = [
  ...REFUND_AT_ONCE_REASONS,
  'over-paid',
  'cancellation',
  'goods-back',
  'exchange',
  'deposit',
  'early-end',
  'staff',
  'at-provider',
  'dispute',
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** The refund of a deposit takes nothing off the sale: its invoice says the same as before, and the order is paid as it was. */
export const DEPOSIT_REFUND = 'deposit' as const satisfies RefundReason;

/** Refunds that settle a lease, and are none for goods of its order. */
export const LEASE_REFUNDS = [DEPOSIT_REFUND, 'early-end'] as const satisfies readonly RefundReason[];

/**
 * Why an invoice is corrected by a refund: the key of its text, `invoice.reason.{reason}`. The worth of goods that came back to be exchanged is moved because they came
 * back, which stays true of an issued document when the exchange comes to nothing.
 */
export const correctionReason = ({
  reason,
  returnId = null,
}: {
  readonly reason: RefundReason;
  readonly returnId?: string | null | undefined;
}): RefundReason | 'goods-for-exchange' =>
  reason === 'exchange' && returnId !== null ? 'goods-for-exchange' : reason;
