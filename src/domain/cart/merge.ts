import { MAX_LINES } from './cart-item.ts';
import { addItem, type CountedLine } from './cart.ts';

/** What happened to a line when two carts became one. */
export interface CartChange {
  readonly uniqueKey: string;
  readonly reason: 'added' | 'capped-by-stock' | 'sold-out' | 'cart-full';
}

/**
 * The cart of a customer who signs in with a filled one (R24b): quantities added, account lines first, every line capped
 * by stock. `stockOf` answers how many pieces of a line can be had, Infinity if stock does not limit it. No line is
 * lost: one that is sold out stays with a single piece, for the shopper to decide; only what a full cart cannot take
 * is left out, and named. Lines that stay as the account had them are no change. The caller merges a visitor's cart
 * once, for a second merge would add again.
 */
export function mergeCarts<Line extends CountedLine>(
  account: readonly Line[],
  visitor: readonly Line[],
  stockOf: (line: Line) => number,
): { readonly items: Line[]; readonly changes: CartChange[] } {
  const wanted = [...account, ...visitor].reduce<Line[]>(addItem, []);
  const brought = new Set(visitor.map(({ uniqueKey }) => uniqueKey));
  const changes: CartChange[] = [];
  const items = wanted.map((line) => {
    const { uniqueKey } = line;
    const stock = Math.floor(stockOf(line));
    const quantity = Math.max(1, Math.min(line.quantity, stock));
    if (stock < 1) changes.push({ uniqueKey, reason: 'sold-out' });
    else if (quantity < line.quantity) changes.push({ uniqueKey, reason: 'capped-by-stock' });
    else if (brought.has(uniqueKey)) changes.push({ uniqueKey, reason: 'added' });
    return { ...line, quantity };
  });
  if (items.length === MAX_LINES) {
    const kept = new Set(items.map(({ uniqueKey }) => uniqueKey));
    for (const uniqueKey of brought)
      if (!kept.has(uniqueKey)) changes.push({ uniqueKey, reason: 'cart-full' });
  }
  return { items, changes };
}
