import { isRefundedWhole, type RefundedOrder } from './refunded-whole.ts';
import type { RefundReason } from '../payments/refund-reason.ts';

/**
 * Refunds by which the shop gave up money of an order that had been paid: staff gave it back, here or at the provider's own dashboard. What a
 * bank took and what was moved away is missing all the same.
 */
export const GOODWILL_REFUNDS = ['staff', 'at-provider'] as const satisfies readonly RefundReason[];

/** What of an order decides whether it is paid enough to be sent. Amounts in minor units. */
export interface SendQuestion {
  readonly order: RefundedOrder & {
    readonly totalMinor: number;
    /** Whether it replaces exchanged goods, and whether their worth has yet to pay it. */
    readonly isReplacement: boolean;
    readonly awaitsCredit: boolean;
  };
  /** What the shop keeps of its money once every refund has been made. */
  readonly keptMinor: number;
  /** What the shop has given up of it since it was paid (`GOODWILL_REFUNDS`). */
  readonly goodwillMinor: number;
}

/**
 * Why an order is not paid enough to be sent; null where it is. Of any order a tenth of what it sells has to stay (`isRefundedWhole`). What
 * replaces exchanged goods has to be paid in full, because its credit may be taken away again: all that is missing was given up by the shop.
 */
export function sendProblem({
  order,
  keptMinor,
  goodwillMinor,
}: SendQuestion): 'awaits-exchange' | 'refunded' | 'exchange-unpaid' | null {
  if (order.awaitsCredit) return 'awaits-exchange';
  if (isRefundedWhole(order)) return 'refunded';
  return order.isReplacement && keptMinor + goodwillMinor < order.totalMinor ? 'exchange-unpaid' : null;
}
