import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Currency } from '../../domain/money/money.ts';
import { noteTag } from '../changes/tags.ts';
import type { Database } from '../database/database.ts';
import { LISTED_PRICES, listedProducts, listingSizes, WHOLE_CATALOGUE } from './listing-tables.ts';
import { isInStock } from './stock.ts';

/** How large the list of a category is, and where its prices begin. */
export interface CategorySize {
  readonly categoryId: number;
  readonly total: number;
  /** The lowest price, or price of a day, of what can be had now; minor units without tax, null where nothing can. */
  readonly lowest: number | null;
}

/**
 * The size and the lowest price of every category's list, those of its parts included. Costs an index entry for each category, however many
 * products it has: sizes are kept counted, and a walk from the cheapest product ends at the first that can be had.
 */
export const sizeCategories =
  (database: Database) =>
  (currency: Currency): Promise<CategorySize[]> => {
    noteTag('availability');
    const price = LISTED_PRICES[currency];
    const lowest = database
      .select({ price })
      .from(listedProducts)
      .where(
        and(
          eq(listedProducts.categoryId, listingSizes.categoryId),
          isNotNull(price),
          isInStock(listedProducts.productId),
        ),
      )
      .orderBy(asc(price))
      .limit(1);
    return database
      .select({
        categoryId: listingSizes.categoryId,
        total: listingSizes.total,
        lowest: sql<number | null>`(${lowest})`.mapWith(Number),
      })
      .from(listingSizes)
      .where(ne(listingSizes.categoryId, WHOLE_CATALOGUE));
  };
