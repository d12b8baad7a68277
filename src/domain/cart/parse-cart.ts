import type { CartItem } from './cart-item.ts';
import { addItem } from './cart.ts';
import { isCartItem } from './is-cart-item.ts';

/** What this version of the shop stores; `version` tells later shapes apart. */
const isStoredCart = (stored: unknown): stored is { items: unknown[] } =>
  typeof stored === 'object' &&
  stored !== null &&
  'version' in stored &&
  stored.version === 1 &&
  'items' in stored &&
  Array.isArray(stored.items);

/**
 * The usable lines of a cart found in storage, already parsed from JSON (S §4). Never throws: lines that are not cart
 * items are dropped, anything that is not a cart is an empty one. No two lines share a key, and none exceeds the limits.
 */
export const parseCart = (stored: unknown): CartItem[] =>
  isStoredCart(stored) ? stored.items.filter(isCartItem).reduce<CartItem[]>(addItem, []) : [];
