import { type Currency, type Money, sum } from '../money/money.ts';
import type { CartItem } from './cart-item.ts';
import { linePrice } from './line-price.ts';

/** What a cart comes to in one currency, without tax and delivery (S §3); the quantity counts pieces, not lines. */
export const cartTotals = (
  items: readonly CartItem[],
  currency: Currency,
): { readonly totalPrice: Money; readonly totalQuantity: number } => ({
  totalPrice: sum(
    currency,
    items.map((item) => linePrice(item, currency)),
  ),
  totalQuantity: items.reduce((total, { quantity }) => total + quantity, 0),
});
