import { ENDED } from '../orders/order-status.ts';
import { dueOf, type OrderMoney } from './order-money.ts';

/** What is known of an order when money for it arrives on the shop's account. Amounts in minor units of its currency. */
export interface TransferQuestion {
  readonly amountMinor: number;
  readonly order: OrderMoney & {
    readonly status: string;
    readonly paymentStatus: string;
    /** Whether the worth of exchanged goods has yet to pay it; absent for no. */
    readonly awaitsCredit?: boolean;
  };
  /** Refunds of its transfers that staff created and have not made yet. */
  readonly refundsMinor: number;
}

export type TransferDecision =
  /** The order is paid; `owedMinor` is what came too much, and the refunds that waited for it to be paid again. */
  | { readonly effect: 'accept'; readonly owedMinor: number }
  /** A part; `missingMinor` is still to come. */
  | { readonly effect: 'part'; readonly missingMinor: number; readonly owedMinor: 0 }
  /** Held until it is known what of it is wanted: the goods that the order replaces are not accepted yet. Beyond its total it is owed. */
  | { readonly effect: 'held'; readonly owedMinor: number }
  /**
   * Not wanted any more: all of it goes back. `settles` when it is what a carrier took at the door for goods that came back
   * since: the order was paid all the same.
   */
  | { readonly effect: 'refund-due'; readonly owedMinor: number; readonly settles: boolean };

/** An order that has a line of the statement already. */
export interface NamedOrder {
  readonly id: string;
  readonly orderNumber: string;
}

export type LineDecision =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'already-recorded' }
  /** `others` are the orders that the line stands on; one transfer may really be for several, and staff then say so. */
  | { readonly ok: false; readonly reason: 'recorded-elsewhere'; readonly others: readonly NamedOrder[] };

/**
 * Whether a line of the statement may be written down for an order: once, and for a second order only where staff say that
 * the transfer is for both (`isShared`). `standsOn` are all orders that have a line of this name now.
 */
export function decideLine({
  orderId,
  standsOn,
  isShared,
}: {
  readonly orderId: string;
  readonly standsOn: readonly NamedOrder[];
  readonly isShared: boolean;
}): LineDecision {
  if (standsOn.some(({ id }) => id === orderId)) return { ok: false, reason: 'already-recorded' };
  if (isShared || standsOn.length === 0) return { ok: true };
  return { ok: false, reason: 'recorded-elsewhere', others: standsOn };
}

/** What came of a line that was to be written down for an order. */
export type TransferRecorded =
  | { readonly ok: true; readonly decision: TransferDecision }
  | {
      readonly ok: false;
      /** `not-quoted`: what the order comes to is not known before its delivery is priced (R10). */
      readonly reason: 'order-not-found' | 'other-currency' | 'not-quoted';
    }
  | Exclude<LineDecision, { ok: true }>;

/** The payment statuses of an order whose money is still to come. */
export const WAITS_FOR_MONEY: ReadonlySet<string> = new Set(['UNPAID', 'FAILED', 'AUTHORIZED']);

/**
 * Refunds that staff created of a paid order and that are not owed for now, because money that they were counted with turned
 * out not to have come.
 */
export const unowedRefunds = ({
  refundsMinor,
  owedMinor,
}: {
  readonly refundsMinor: number;
  readonly owedMinor: number;
}): number => Math.max(0, refundsMinor - owedMinor);

/**
 * What a transfer means for its order. Every kopiyka is either kept for the order or owed back, and an order never keeps
 * more than its total, less the refunds that staff created: nobody is asked for money that would go back to them at once.
 */
export function decideTransfer({ amountMinor, order, refundsMinor }: TransferQuestion): TransferDecision {
  const isUnpaid = WAITS_FOR_MONEY.has(order.paymentStatus);
  if (ENDED.has(order.status) || !isUnpaid) {
    const isAll = order.heldMinor + amountMinor >= order.totalMinor;
    return {
      effect: 'refund-due',
      owedMinor: amountMinor,
      settles: order.status === 'RETURNED' && isUnpaid && isAll,
    };
  }
  const missing = dueOf(order);
  const covered = amountMinor + unowedRefunds({ refundsMinor, owedMinor: order.owedMinor });
  if (order.awaitsCredit === true) return { effect: 'held', owedMinor: Math.max(0, covered - missing) };
  return covered < missing
    ? { effect: 'part', missingMinor: missing - amountMinor, owedMinor: 0 }
    : { effect: 'accept', owedMinor: covered - missing };
}
