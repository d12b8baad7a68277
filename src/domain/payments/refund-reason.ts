/**
 * Why money goes back: it came too late, twice or too much, its order was cancelled after it was paid, its
 * goods came back, staff gave it back, or
 * somebody did so at the provider's own desk. Its letter is `mail.payment.{reason}`.
 */
export const REFUND_REASONS = [
  'order-cancelled',
  'paid-twice',
  'over-paid',
  'cancellation',
  'goods-back',
  'staff',
  'at-provider',
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];
