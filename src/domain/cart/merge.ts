import type { CartItem } from './cart-item.ts';
import { addItem } from './cart.ts';

/** What happened to a line when two carts became one; `reason` is also the message key's end. */
export interface CartChange {
  readonly uniqueKey: string;
  readonly reason: 'added' | 'capped-by-stock' | 'removed-out-of-stock';
}

/**
 * The cart of a customer who signs in with a filled one (R24b): quantities added, account lines first, every line capped
 * by stock. `stockOf` answers how many pieces of a line can be had, Infinity if stock does not limit it. Lines that stay
 * as the account had them are no change. The caller empties the visitor's cart, for a second merge would add again.
 */
export function mergeCarts(
  account: readonly CartItem[],
  visitor: readonly CartItem[],
  stockOf: (item: CartItem) => number,
): { readonly items: CartItem[]; readonly changes: CartChange[] } {
  const wanted = [...account, ...visitor].reduce<CartItem[]>(addItem, []);
  const brought = new Set(visitor.map(({ uniqueKey }) => uniqueKey));
  const items: CartItem[] = [];
  const changes: CartChange[] = [];
  for (const item of wanted) {
    const { uniqueKey } = item;
    const quantity = Math.min(item.quantity, Math.floor(stockOf(item)));
    if (quantity > 0) items.push({ ...item, quantity });
    if (quantity <= 0) changes.push({ uniqueKey, reason: 'removed-out-of-stock' });
    else if (quantity < item.quantity) changes.push({ uniqueKey, reason: 'capped-by-stock' });
    else if (brought.has(uniqueKey)) changes.push({ uniqueKey, reason: 'added' });
  }
  return { items, changes };
}
