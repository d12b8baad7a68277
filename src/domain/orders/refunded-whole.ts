import { HAS_MONEY } from './payment-status.ts';

/** What of an order tells whether its money is gone. Amounts in minor units. */
export interface RefundedOrder {
  readonly paymentStatus: string;
  readonly sale: SaleMoney;
}

/** What an order sells, and what is kept for it: without the security for its machines, and without what of its leases came to nothing. */
export interface SaleMoney {
  /**
   * What the customer has, or is still to get, for their money: the order's total less its deposits, the rent of leases that were rejected or
   * cancelled, the transport of machines of which none is left, and what went back for days that an early end left unused.
   */
  readonly worthMinor: number;
  /** What the shop keeps of the order's money once every refund has been made, less the deposits in it. */
  readonly keptMinor: number;
}

/** Of a paid order less than this part of what it sells is no payment for any of its goods: one tenth. */
export const KEPT_PARTS = 10;

/**
 * Whether the refunds of an order, made and to be made, are all of its money, whatever way it came: nothing is sent for it,
 * and it is to be cancelled. A part that staff gave back out of goodwill, for goods that cannot be sent, or for a machine that is not rented
 * any more, leaves enough. What is paid at the door has no money yet, and what comes to nothing needs none.
 */
export const isRefundedWhole = ({ paymentStatus, sale }: RefundedOrder) =>
  paymentStatus === 'REFUNDED' ||
  (HAS_MONEY.has(paymentStatus) && sale.keptMinor * KEPT_PARTS < sale.worthMinor);
