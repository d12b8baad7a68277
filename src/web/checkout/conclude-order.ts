import * as v from 'valibot';
import { subtractLines } from '../../domain/cart/change-cart.ts';
import { uniqueKeyOf } from '../../domain/cart/cart-item.ts';
import type { OrderView } from '../../domain/orders/order-view.ts';
import { changeCart, storedCart } from '../cart/cart-store.ts';
import { keepDiscount } from '../discounts/discount-store.ts';
import { settleCart } from '../cart/settle-cart.ts';
import { forgetDraft } from './draft.ts';
import { concludeOrderKey } from './idempotency-key.ts';

/** The browser's storage key of the latest order (C §4, R2). */
const STORAGE_KEY = 'orderData';
const storedSchema = v.object({ orderId: v.string() });

/** What the browser keeps of an order and takes out of the cart. */
export type ConcludedOrder = Pick<
  OrderView,
  'id' | 'orderNumber' | 'totalMinor' | 'currency' | 'paymentMethod'
> & { readonly items: readonly Pick<OrderView['items'][number], 'productId' | 'rental' | 'quantity'>[] };

/**
 * Ends the checkout that placed an order, once: keeps the order's data in the browser, throws the tab's draft away and
 * takes what was ordered out of the cart (R17a), also where the payment ended in another tab, as a bank's app opens one.
 * `keys` are those of the order: the page of an order that this browser did not send does none of it. The cart of an
 * account has been released by the shop, and is as `cartTag` says.
 */
export function concludeOrder(
  { id, orderNumber, totalMinor, currency, paymentMethod, items }: ConcludedOrder,
  { keys, cartTag }: { keys: readonly string[]; cartTag: string | null },
): void {
  if (cartTag !== null) void settleCart(cartTag).catch(() => {}); // without a connection the next page brings the cart
  const isConcluded = latestOrderId() === id; // by another tab
  const sentFrom = concludeOrderKey(keys);
  if (sentFrom === 'tab') forgetDraft();
  if (sentFrom === null || isConcluded) return;
  keepDiscount(null);
  try {
    const order = { orderId: id, orderNumber, totalMinor, currency, paymentMethod };
    localStorage.setItem(STORAGE_KEY, JSON.stringify(order));
  } catch {
    // Forbidden storage: the order is in the account.
  }
  if (storedCart().link !== null) return;
  const ordered = items.map(({ productId, rental, quantity }) => ({
    uniqueKey: uniqueKeyOf(productId, rental),
    quantity,
  }));
  changeCart((lines) => subtractLines(lines, ordered));
}

/** The id of the latest order that this browser placed; null without one. */
export function latestOrderId(): string | null {
  try {
    const stored = v.safeParse(storedSchema, JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null'));
    return stored.success ? stored.output.orderId : null;
  } catch {
    return null;
  }
}

/** Forgets what the checkout has kept of a customer who leaves. */
export function forgetCheckout(): void {
  forgetDraft();
  keepDiscount(null);
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was stored.
  }
}
