import type { PaymentCaseKind } from '../payments/payment-case.ts';
import { moneyOutside } from '../payments/money-outside.ts';
import type { OrderView } from './order-view.ts';

/**
 * How a refund of an order stands that has not been made: `held` by a dispute, `failed` at its last attempt, `to-transfer` by staff,
 * else `sending` by the shop.
 */
type UnmadeRefund = 'held' | 'failed' | 'to-transfer' | 'sending';

/** How a refund stands. */
export type RefundState = 'done' | UnmadeRefund;

/** What of a refund decides how it stands. */
export interface RefundRow {
  /** When it was made, ISO 8601; null until then. */
  readonly doneAt: string | null;
  /** Whether it goes back to a card. */
  readonly isByCard: boolean;
  readonly isHeld: boolean;
  readonly failure: string | null;
}

/** How a refund stands, for staff. */
export function refundState({ doneAt, isByCard, isHeld, failure }: RefundRow): RefundState {
  if (doneAt !== null) return 'done';
  if (!isByCard) return 'to-transfer';
  if (isHeld) return 'held';
  return failure === null ? 'sending' : 'failed';
}

/** What is known of an order of which nothing more is sent. Amounts in minor units. */
export interface EndQuestion {
  readonly order: OrderView;
  /** What is still to go back for goods that came back. */
  readonly dueMinor: number;
  readonly isWithdrawn: boolean;
  /** Whether goods of it are on their way back, or asked for: it is not completed before. */
  readonly isReturning: boolean;
  /** What staff have to look at of its card payments. */
  readonly openCases: readonly PaymentCaseKind[];
  /** How its refunds stand, those that are made too. */
  readonly refunds: readonly RefundState[];
}

/**
 * What staff are told of an order that nothing more is sent of: the message `backoffice.order.{end}`. `nothingNext` only where no case
 * is open and all its money is where it belongs; null where what is to be done is said elsewhere: a case, a dispute that
 * a refund waits for, money that is owed by transfer or is outside.
 */
export function orderEnd({ order, dueMinor, isWithdrawn, isReturning, openCases, refunds }: EndQuestion) {
  if (order.status === 'DELIVERED') {
    if (isWithdrawn) return 'deliveredWithdrawn';
    return isReturning ? 'deliveredReturning' : 'isDelivered';
  }
  if (dueMinor > 0) return 'refundNext';
  if (openCases.length > 0 || refunds.includes('held')) return null;
  // The card of an order that was cancelled after it was paid is refunded a moment later.
  const isRefundMissing = order.status === 'CANCELLED' && order.keptMinor > 0;
  if (refunds.includes('sending') || refunds.includes('failed') || isRefundMissing) return 'refundUnsent';
  const isSettled = order.owedMinor === 0 && moneyOutside(order) === null;
  return isSettled ? 'nothingNext' : null;
}
