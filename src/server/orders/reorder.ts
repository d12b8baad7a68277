import { uniqueKeyOf } from '../../domain/cart/cart-item.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { mayReorder, type ReorderedLine } from '../../domain/orders/reorder.ts';
import { takeInCart } from '../cart/take-in-cart.ts';
import type { Database } from '../database/database.ts';
import { findOrder, type FindOrderResult } from './find-order.ts';

export interface Reorder {
  readonly orderId: string;
  /** Null for a visitor. */
  readonly userId: string | null;
  readonly locale: Locale;
  /** Chosen by the form or client; with the same one the goods come into the cart only once. */
  readonly token: string;
}

export type ReorderResult =
  | {
      readonly ok: true;
      /** Of the account's cart as it is now. */
      readonly cartTag: string;
      readonly lines: readonly ReorderedLine[];
    }
  | Extract<FindOrderResult, { ok: false }>
  /** It has not arrived yet; answered with 409. */
  | { readonly ok: false; readonly reason: 'not-delivered' };

/**
 * Puts an order's goods into its owner's cart again (R23), at the prices of today, and says of each line what could not be
 * had. What the cart holds already is added to, as when carts merge (R24b).
 */
export const reorder =
  (database: Database) =>
  async ({ orderId, userId, locale, token }: Reorder): Promise<ReorderResult> => {
    if (userId === null) return { ok: false, reason: 'not-signed-in' };
    const found = await findOrder(database)(orderId, userId);
    if (!found.ok) return found;
    if (!mayReorder(found.order)) return { ok: false, reason: 'not-delivered' };
    const wanted = found.order.items.map(({ productId, name, quantity, rental: rented }) => {
      const rental = rented && {
        duration: rented.duration,
        count: rented.count,
        startDate: null,
        ...(rented.options && { options: rented.options }),
      };
      return { productId, name, quantity, rental, uniqueKey: uniqueKeyOf(productId, rental) };
    });
    const { tag, changes, gone } = await takeInCart(database)({
      userId,
      locale,
      token,
      lines: wanted.map(({ productId: id, ...line }) => ({ ...line, id })),
    });
    const problemOf = (key: string): ReorderedLine['problem'] => {
      if (gone.includes(key)) return 'gone';
      const change = changes.find(({ uniqueKey }) => uniqueKey === key);
      return change === undefined || change.reason === 'added' ? null : change.reason;
    };
    return {
      ok: true,
      cartTag: tag,
      lines: wanted.map(({ productId, name, quantity, uniqueKey }) => ({
        productId,
        name,
        ordered: quantity,
        problem: problemOf(uniqueKey),
      })),
    };
  };
