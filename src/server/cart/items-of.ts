import { cartItemOf, type CartItem, type KeptLine } from '../../domain/cart/cart-item.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { productsByIds } from '../catalogue/list-products.ts';
import type { Database } from '../database/database.ts';

/** Lines with the names and prices of today. */
export interface ItemsOfCart {
  readonly items: readonly CartItem[];
  /** Keys of lines whose product is gone, or is no longer offered so. */
  readonly gone: readonly string[];
  readonly products: ReadonlyMap<number, Product>;
}

/** Looks up what the catalogue says of an account's lines, in one query (R17). */
export async function itemsOf(
  database: Database,
  lines: readonly KeptLine[],
  locale: Locale,
): Promise<ItemsOfCart> {
  const ids = [...new Set(lines.map(({ id }) => id))];
  const products = new Map(
    (await productsByIds(database)(ids, locale)).map((product) => [product.id, product]),
  );
  const items: CartItem[] = [];
  const gone: string[] = [];
  for (const { id, uniqueKey, quantity, rental } of lines) {
    const product = products.get(id);
    const item = product ? cartItemOf(product, rental) : null;
    if (item === null) gone.push(uniqueKey);
    else items.push({ ...item, quantity });
  }
  return { items, gone, products };
}
