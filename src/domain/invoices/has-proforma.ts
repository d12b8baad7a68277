import { isTransferAwaited, type TransferredOrder } from '../payments/is-transfer-awaited.ts';

/**
 * Whether an order has a proforma to be paid by: one by transfer that waits for its money, or for the rest of it. Before
 * its delivery is quoted there is no amount to pay (R10).
 */
export const hasProforma = (order: TransferredOrder & { readonly shippingMinor: number | null }): boolean =>
  isTransferAwaited(order) && order.shippingMinor !== null;
