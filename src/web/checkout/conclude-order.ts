import * as v from 'valibot';
import { clear } from '../../domain/cart/cart.ts';
import type { OrderView } from '../../domain/orders/order-view.ts';
import { changeCart } from '../cart/cart-store.ts';
import { keepDiscount } from '../cart/discount/discount-store.ts';
import { forgetDraft } from './draft.ts';
import { concludeOrderKey } from './order-key.ts';

/** The browser's storage key of the latest order (C §4, R2). */
const STORAGE_KEY = 'orderData';
const storedSchema = v.object({ orderId: v.string() });

/**
 * Ends the checkout that placed an order, once: keeps the order's data in the browser, throws the draft away and
 * empties the cart (R17a). Seeing the page of an old order again does none of it.
 */
export function concludeOrder({ id, orderNumber, totalMinor, currency, paymentMethod }: OrderView): void {
  if (!concludeOrderKey()) return;
  try {
    const order = { orderId: id, orderNumber, totalMinor, currency, paymentMethod };
    localStorage.setItem(STORAGE_KEY, JSON.stringify(order));
  } catch {
    // Forbidden storage: the order is in the account.
  }
  forgetDraft();
  changeCart(clear);
  keepDiscount(null);
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
