import { and, eq, sql } from 'drizzle-orm';
import { complementsOf } from '../../domain/catalogue/complements.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import { FITTING_TAGS } from '../../domain/catalogue/tags.ts';
import { noteProducts, noteTag } from '../changes/note-tags.ts';
import type { Database } from '../database/database.ts';
import type { ConditionScope } from './condition-scope.ts';
import { isInStock } from './in-stock.ts';
import { LISTED_PRICES, listedProducts } from './listing-tables.ts';
import { productColumns, toProduct } from './product-row.ts';
import { products, productTags, productTexts } from './tables.ts';

/** So many of each category are compared, from the cheapest on. */
const COMPARED = 40;
/** More than a product has labels. */
const FITTING_WEIGHT = 20;
const fittingTags = sql.join(
  FITTING_TAGS.map((tag) => sql`${tag}`),
  sql`, `,
);

/**
 * One product of each category that complements a product's: what can be had and shares most labels with it, those of
 * voltage and phases before those of use; of those that are alike a bestseller, then the cheapest. One query.
 */
export const complementaryProducts =
  (database: Database) =>
  async (
    { id, categoryId }: Pick<Product, 'id' | 'categoryId'>,
    { locale, currency, count }: ConditionScope & { readonly count: number },
  ): Promise<readonly Product[]> => {
    const wanted = complementsOf(categoryId).slice(0, count);
    if (wanted.length === 0) return [];
    noteTag('availability');
    const categories = sql.join(
      wanted.map((each) => sql`${each}::int`),
      sql`, `,
    );
    const fitting = sql`unnest(array[${categories}]) with ordinality as wanted(category_id, place)
      cross join lateral (
        select cheap.id from (
          select ${listedProducts.productId}, ${LISTED_PRICES[currency]} from ${listedProducts}
          where ${listedProducts.categoryId} = wanted.category_id and ${LISTED_PRICES[currency]} > 0
            and ${isInStock(listedProducts.productId)}
          order by ${LISTED_PRICES[currency]}, ${listedProducts.productId} limit ${COMPARED}
        ) as cheap(id, price)
        order by
          (select sum(case when own.tag in (${fittingTags}) then ${FITTING_WEIGHT}::int else 1 end)
            from ${productTags} own join ${productTags} other on other.tag = own.tag
            where own.product_id = ${id} and other.product_id = cheap.id) desc nulls last,
          exists (select from ${productTags} label where label.product_id = cheap.id and label.tag = 'bestseller') desc,
          cheap.price, cheap.id
        limit 1
      ) as fitting`;
    const rows = await database
      .select(productColumns)
      .from(fitting)
      .innerJoin(products, eq(products.id, sql`fitting.id`))
      .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.locale, locale)))
      .orderBy(sql`wanted.place`);
    noteProducts(rows.map((row) => row.id));
    return rows.map(toProduct);
  };
