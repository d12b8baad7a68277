/** The exact answer to the read of somebody else's order (S §5, R24). */
export const FOREIGN_ORDER_MESSAGE = 'Unauthorized: This order does not belong to the current user';

export type OrderAccess =
  | { readonly ok: true }
  /** `not-signed-in` is answered with 401, `not-owner` with 403 and FOREIGN_ORDER_MESSAGE (R24). */
  | { readonly ok: false; readonly reason: 'not-owner' | 'not-signed-in' };

/**
 * Whether somebody may read an order (R24); `userId` null is a visitor. An order of an account is its owner's alone,
 * whatever keys there are. One whose `userId` is null was placed by a guest (R18) and belongs to no account: it opens to
 * the browser that holds its signed key, `guestOrderIds` being the orders of such keys.
 */
export function mayRead(
  order: { readonly id: string; readonly userId: string | null },
  userId: string | null,
  guestOrderIds: readonly string[] = [],
): OrderAccess {
  const isTheirs = order.userId === null ? guestOrderIds.includes(order.id) : order.userId === userId;
  if (isTheirs) return { ok: true };
  return { ok: false, reason: userId === null ? 'not-signed-in' : 'not-owner' };
}
