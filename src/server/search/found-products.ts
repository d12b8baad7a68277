import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FoundProduct } from '../../domain/catalogue/facets/narrow-found.ts';
import type { Currency } from '../../domain/money/money.ts';
import { LISTED_PRICES, listedProducts, WHOLE_CATALOGUE } from '../catalogue/listing-tables.ts';
import { products, productSpecifications } from '../catalogue/tables.ts';
import { noteProducts } from '../changes/note-tags.ts';
import type { Database } from '../database/database.ts';

/** What found products are narrowed by, in the order of their ids' list; one statement. */
export const foundProducts =
  (database: Database) =>
  async (ids: readonly number[], currency: Currency): Promise<readonly FoundProduct[]> => {
    if (ids.length === 0) return [];
    noteProducts(ids);
    const rows = await database
      .select({
        id: products.id,
        categoryId: products.categoryId,
        brand: products.brand,
        isInStock: sql<boolean>`${products.stock} > 0`,
        price: LISTED_PRICES[currency],
        createdAt: products.createdAt,
        figures: sql<FoundProduct['figures']>`coalesce((select json_object_agg(figure.key,
        coalesce(to_json(figure.text), to_json(figure.number))) from ${productSpecifications} figure
        where figure.product_id = ${products.id}), '{}'::json)`,
      })
      .from(products)
      .innerJoin(
        listedProducts,
        and(eq(listedProducts.productId, products.id), eq(listedProducts.categoryId, WHOLE_CATALOGUE)),
      )
      .where(inArray(products.id, [...ids]));
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };
