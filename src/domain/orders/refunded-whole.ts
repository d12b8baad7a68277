import { HAS_MONEY } from './payment-status.ts';

/** What of an order tells whether its money is gone. Amounts in minor units. */
export interface RefundedOrder {
  readonly paymentStatus: string;
  readonly totalMinor: number;
  /** What the shop keeps of the order's money once every refund has been made. */
  readonly keptMinor: number;
}

/** Of a paid order less than this part of its total is no payment for any of its goods: one tenth. */
export const KEPT_PARTS = 10;

/**
 * Whether the refunds of an order, made and to be made, are all of its money, whatever way it came: nothing is sent for it,
 * and it is to be cancelled. A part that staff gave back out of goodwill, or for goods that cannot be sent, leaves enough. What is paid
 * at the door has no money yet, and what comes to nothing needs none.
 */
export const isRefundedWhole = ({ paymentStatus, totalMinor, keptMinor }: RefundedOrder) =>
  paymentStatus === 'REFUNDED' || (HAS_MONEY.has(paymentStatus) && keptMinor * KEPT_PARTS < totalMinor);
