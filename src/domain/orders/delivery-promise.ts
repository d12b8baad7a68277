import { ENDED, SENT } from './order-status.ts';
import { isRefundedWhole, type RefundedOrder } from './refunded-whole.ts';

/**
 * Whether a parcel of an order is promised, with its days and steps: not of one that ended, nor of one that still is in the shop and
 * will not be sent, because all its money goes back or its customer has withdrawn from all of it (`isWithdrawn`).
 */
export const isDeliveryPromised = (
  order: RefundedOrder & { readonly status: string },
  { isWithdrawn }: { readonly isWithdrawn: boolean },
): boolean =>
  !ENDED.has(order.status) && (SENT.has(order.status) || !(isWithdrawn || isRefundedWhole(order)));
