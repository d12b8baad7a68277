/** What of an order tells whether its money is gone. Amounts in minor units. */
export interface RefundedOrder {
  readonly paymentMethod: string;
  readonly paymentStatus: string;
  /** What the shop holds by transfers, and what of that has to go back. */
  readonly heldMinor: number;
  readonly owedMinor: number;
}

/**
 * Whether all money of an order went back, or has to be sent back by hand: nothing is sent for it, and it is to be cancelled.
 * What came by transfer for an order that is paid by card is no part of its money.
 */
export const isRefundedWhole = ({ paymentMethod, paymentStatus, heldMinor, owedMinor }: RefundedOrder) =>
  paymentStatus === 'REFUNDED' || (paymentMethod === 'transfer' && heldMinor > 0 && owedMinor === heldMinor);
