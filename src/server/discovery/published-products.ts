import { and, asc, eq, gt, gte, isNotNull, lt, sql } from 'drizzle-orm';
import type { Product } from '../../domain/catalogue/product.ts';
import { freightOf, type Freight } from '../../domain/checkout/freight.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { freightSpecifications } from '../catalogue/freights.ts';
import { productColumns, toProduct } from '../catalogue/product-row.ts';
import { products, productTexts } from '../catalogue/tables.ts';
import type { Database } from '../database/database.ts';
import { fitsInteger } from '../database/columns.ts';

/** Ids that share a site map: three languages of so many pages stay far below the format's 50,000 addresses and 50 MB. */
export const IDS_IN_SITE_MAP = 2_000;

/** Products read at once for a feed. */
const FEED_PAGE = 500;

/** The numbers of the site maps that have a product; map n is about ids from n × IDS_IN_SITE_MAP. */
export const listProductMaps = (database: Database) => async (): Promise<readonly number[]> => {
  const from = sql`map.number * ${IDS_IN_SITE_MAP}::int`;
  const maps = await database
    .select({ number: sql<number>`map.number` })
    .from(
      sql`generate_series(0, (select coalesce(max(${products.id}), -1) from ${products}) / ${IDS_IN_SITE_MAP}::int) as map(number)`,
    )
    .where(
      sql`exists (select from ${products} where ${products.id} >= ${from}
        and ${products.id} < ${from} + ${IDS_IN_SITE_MAP}::int and ${products.publishedAt} is not null)`,
    );
  return maps.map(({ number }) => number);
};

/** The published products of one site map, by id. */
export const listProductsOfMap = (database: Database) => async (map: number) => {
  const from = map * IDS_IN_SITE_MAP;
  if (!fitsInteger(from + IDS_IN_SITE_MAP)) return [];
  return database
    .select({ id: products.id, updatedAt: products.updatedAt, pictures: products.pictures })
    .from(products)
    .where(
      and(gte(products.id, from), lt(products.id, from + IDS_IN_SITE_MAP), isNotNull(products.publishedAt)),
    )
    .orderBy(asc(products.id));
};

/** A product on sale with all that a feed says of it. */
export interface FeedProduct extends Product {
  readonly description: string;
  readonly pictures: readonly string[];
  readonly freight: Freight;
}

/** Goods on sale after a given id, in the order of their ids; a page of them at a time, none at the end. */
export const listGoodsAfter =
  (database: Database) =>
  async (id: number, locale: Locale): Promise<readonly FeedProduct[]> => {
    const rows = await database
      .select({ ...productColumns, description: productTexts.description, freight: freightSpecifications })
      .from(products)
      .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.locale, locale)))
      .where(and(gt(products.id, id), isNotNull(products.publishedAt), eq(products.kind, 'purchase')))
      .orderBy(asc(products.id))
      .limit(FEED_PAGE);
    return rows.map(({ description, freight, ...row }) => ({
      ...toProduct(row),
      pictures: row.pictures,
      description,
      freight: freightOf(row.categoryId, freight ?? {}),
    }));
  };
