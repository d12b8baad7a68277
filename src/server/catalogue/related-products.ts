import { and, eq, sql, type SQL } from 'drizzle-orm';
import { leadingFigureOf } from '../../domain/catalogue/leading-figure.ts';
import type { Product, ProductDetail } from '../../domain/catalogue/product.ts';
import { noteProducts, noteTag } from '../changes/note-tags.ts';
import type { Database } from '../database/database.ts';
import type { ConditionScope } from './condition-scope.ts';
import { isInStock } from './in-stock.ts';
import { LISTED_PRICES, listedProducts } from './listing-tables.ts';
import { productColumns, toProduct } from './product-row.ts';
import { productSpecifications, products, productTexts } from './tables.ts';

/** So many of the next dearer and of the next cheaper are compared. */
const NEIGHBOURS = 24;
/** What another sub-category counts, on the scale on which 1 is 2.7 times the price or the figure. */
const OTHER_SUBCATEGORY = 0.5;

type RelatedTo = Pick<ProductDetail, 'id' | 'categoryId' | 'categories' | 'prices' | 'specifications'>;

/** How far a positive number of another product is from this one's, alike for half and for double; `unknown` where there is none. */
const distance = (other: SQL, own: number, unknown: number): SQL =>
  sql`coalesce(abs(ln(case when ${other} > 0 then ${other}::float8 end / ${own}::float8)), ${unknown}::float8)`;

/**
 * The products of the same category, sub-categories included, that are nearest in price and in the figure that leads
 * the category; what cannot be had comes last. One query, which reads the index of prices to both sides of this one.
 */
export const relatedProducts =
  (database: Database) =>
  async (
    product: RelatedTo,
    { locale, currency, count }: ConditionScope & { readonly count: number },
  ): Promise<readonly Product[]> => {
    noteTag('availability');
    const { sale, day } = product.prices[currency];
    const price = sale ?? day;
    if (price === null) return [];
    const listing = product.categories[0]?.id ?? product.categoryId;
    const key = leadingFigureOf(product.categoryId);
    const figure = product.specifications.find((entry) => entry.key === key)?.value;
    const column = LISTED_PRICES[currency];
    const others = and(
      eq(listedProducts.categoryId, listing),
      sql`${listedProducts.productId} <> ${product.id}`,
    );
    const near = sql`(
      (select ${listedProducts.productId}, ${column} from ${listedProducts}
        where ${others} and ${column} >= ${price}
        order by ${column}, ${listedProducts.productId} limit ${NEIGHBOURS})
      union all
      (select ${listedProducts.productId}, ${column} from ${listedProducts}
        where ${others} and ${column} < ${price}
        order by ${column} desc, ${listedProducts.productId} desc limit ${NEIGHBOURS})
    ) as near(id, price)`;
    const byFigure =
      typeof figure === 'number' && figure > 0
        ? distance(
            sql`(select ${productSpecifications.number} from ${productSpecifications}
              where ${productSpecifications.productId} = near.id and ${productSpecifications.key} = ${key})`,
            figure,
            1,
          )
        : sql`0`;
    const isBeside = sql`exists (select from ${listedProducts} own
      where own.category_id = ${product.categoryId} and own.product_id = near.id)`;
    // The ids alone first: of all that are compared, only those that are shown are looked up.
    const nearest = sql`array(select near.id from ${near}
      order by not ${isInStock(sql`near.id`)},
        ${distance(sql`near.price`, price, 1)} + ${byFigure}
          + case when ${isBeside} then 0 else ${OTHER_SUBCATEGORY}::float8 end,
        near.id
      limit ${count})`;
    const rows = await database
      .select(productColumns)
      .from(sql`unnest(${nearest}) with ordinality as nearest(id, place)`)
      .innerJoin(products, eq(products.id, sql`nearest.id`))
      .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.locale, locale)))
      .orderBy(sql`nearest.place`);
    noteProducts(rows.map(({ id }) => id));
    return rows.map(toProduct);
  };
