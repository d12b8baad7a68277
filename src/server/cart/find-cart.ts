import { eq } from 'drizzle-orm';
import type { CartItem } from '../../domain/cart/cart-item.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Database } from '../database/database.ts';
import { tagOf } from './cart-tag.ts';
import { itemsOf } from './items-of.ts';
import { carts } from './tables.ts';

/** The cart of an account, with the names and prices of today. */
export interface AccountCart {
  readonly tag: string;
  readonly items: readonly CartItem[];
  /** Keys of lines that the account still holds although their products are no longer offered. */
  readonly gone: readonly string[];
}

/** A customer's cart in one language (R24b); empty for one who never filled it. */
export const findCart =
  (database: Database) =>
  async (userId: string, locale: Locale): Promise<AccountCart> => {
    const [row] = await database
      .select({ revision: carts.revision, lines: carts.lines })
      .from(carts)
      .where(eq(carts.userId, userId));
    const { items, gone } = await itemsOf(database, row?.lines ?? [], locale);
    return { tag: tagOf(userId, row?.revision ?? 0), items, gone };
  };
