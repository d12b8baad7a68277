/**
 * Whether an order comes to nothing and is therefore settled without a payment, whatever its method: a code took off all of
 * its goods, and its delivery is free. Before a delivery is quoted nobody knows (R10).
 */
export const hasNothingToPay = (order: {
  /** In minor units. */
  readonly totalMinor: number;
  readonly shippingMinor: number | null;
}): boolean => order.totalMinor === 0 && order.shippingMinor !== null;
