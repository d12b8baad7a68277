import { eq, sql } from 'drizzle-orm';
import { stockOf } from '../../domain/catalogue/offer.ts';
import type { KeptLine } from '../../domain/cart/cart-item.ts';
import { mergeCarts, type CartChange } from '../../domain/cart/merge.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Database } from '../database/database.ts';
import { itemsOf, tagOf, type AccountCart } from './account-cart.ts';
import { carts } from './tables.ts';

/** So many visitors' carts are remembered; a call that is repeated after that many others is no retry. */
const TOKENS_KEPT = 50;

export interface VisitorCart {
  readonly userId: string;
  readonly locale: Locale;
  /** Names this cart of a visitor; with the same token it is taken in only once. */
  readonly token: string;
  readonly lines: readonly KeptLine[];
}

export interface TakenIn extends AccountCart {
  /** What became of the lines; empty when the cart had been taken in before. */
  readonly changes: readonly CartChange[];
}

/** The customer's row, kept from others until the end of the transaction. */
async function lockCart(transaction: Database, userId: string) {
  const [row] = await transaction
    .insert(carts)
    .values({ userId, revision: 0, lines: [] })
    // One statement: between two the account, and its cart, can go.
    .onConflictDoUpdate({ target: carts.userId, set: { revision: carts.revision } })
    .returning();
  if (!row) throw new Error('No cart was written');
  return row;
}

/**
 * Merges the cart of a visitor who signed in into the account's, by the rule of `mergeCarts` (R24b), once for each
 * token: a form sent twice, two tabs or a repeated call add nothing more. Lines whose products are gone are left out
 * and named in `gone`.
 */
export const takeInCart =
  (database: Database) =>
  ({ userId, locale, token, lines }: VisitorCart): Promise<TakenIn> =>
    database.transaction(async (transaction) => {
      const row = await lockCart(transaction, userId);
      const isRepeated = row.mergedTokens.includes(token);
      const known = await itemsOf(transaction, [...row.lines, ...(isRepeated ? [] : lines)], locale);
      const isOffered = ({ uniqueKey }: KeptLine) => !known.gone.includes(uniqueKey);
      const gone = [...new Set(known.gone)];
      if (isRepeated) return { tag: tagOf(userId, row.revision), items: known.items, gone, changes: [] };
      const merged = mergeCarts(row.lines.filter(isOffered), lines.filter(isOffered), ({ id, rental }) =>
        stockOf(known.products.get(id), rental === null ? 'buy' : 'rent'),
      );
      const revision = row.revision + 1;
      await transaction
        .update(carts)
        .set({
          lines: merged.items,
          revision,
          mergedTokens: [...row.mergedTokens, token].slice(-TOKENS_KEPT),
          updatedAt: sql`now()`,
        })
        .where(eq(carts.userId, userId));
      const { items } = await itemsOf(transaction, merged.items, locale);
      return { tag: tagOf(userId, revision), items, gone, changes: merged.changes };
    });
