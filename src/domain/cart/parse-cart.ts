import * as v from 'valibot';
import type { CartItem } from './cart-item.ts';
import { cartItemSchema } from './cart-item.ts';
import { addItem } from './cart.ts';

const storedSchema = v.object({ version: v.literal(1), items: v.array(v.unknown()) });

/**
 * The usable lines of a cart found in storage, already parsed from JSON (S §4). Never throws: lines that are not cart
 * items are dropped, anything that is not a cart is an empty one. No two lines share a key, and none exceeds the limits.
 */
export function parseCart(stored: unknown): CartItem[] {
  const cart = v.safeParse(storedSchema, stored);
  if (!cart.success) return [];
  const items = cart.output.items.flatMap((item) => {
    const parsed = v.safeParse(cartItemSchema, item);
    return parsed.success ? [parsed.output] : [];
  });
  return items.reduce<CartItem[]>(addItem, []);
}
