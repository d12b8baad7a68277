/** The exact answer to the read of somebody else's order (S §5, R24). */
export const FOREIGN_ORDER_MESSAGE = 'Unauthorized: This order does not belong to the current user';

export type OrderAccess =
  | { readonly ok: true }
  /** `not-signed-in` is answered with 401, `not-owner` with 403 and FOREIGN_ORDER_MESSAGE (R24). */
  | { readonly ok: false; readonly reason: 'not-owner' | 'not-signed-in' };

/**
 * Whether a user may read an order (R24): only its owner may. `userId` null is an anonymous visitor; an order with
 * `userId` null was placed by a guest and belongs to no account.
 */
export function mayRead(order: { readonly userId: string | null }, userId: string | null): OrderAccess {
  if (userId === null) return { ok: false, reason: 'not-signed-in' };
  return order.userId === userId ? { ok: true } : { ok: false, reason: 'not-owner' };
}
