import { and, asc, count, desc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Product } from '../../domain/catalogue/product.ts';
import type { ProductQuery } from '../../domain/catalogue/product-filter.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { noteProducts } from '../changes/note-tags.ts';
import type { Database } from '../database/database.ts';
import { fitsInteger } from '../database/integer.ts';
import { idsByName } from './ids-by-name.ts';
import { conditionSql } from './product-condition.ts';
import { noteQuery } from './note-query.ts';
import { productColumns, toProduct } from './product-row.ts';
import { productPrices, products, productTexts } from './tables.ts';

export interface ProductPage {
  readonly products: readonly Product[];
  /** How many products the condition has in all. */
  readonly total: number;
}

const sellingPrice = (currency: string): SQL => sql`(
  select min(${productPrices.minor}) from ${productPrices}
  where ${productPrices.productId} = ${products.id} and ${productPrices.currency} = ${currency}
    and ${productPrices.term} in ('sale', 'day'))`;

function orderBy({ sort, currency }: ProductQuery): SQL[] {
  const columns = {
    id: products.id,
    name: productTexts.name, // only after another key; see idsByName
    brand: products.brand,
    stock: products.stock,
    price: sellingPrice(currency),
    createdAt: products.createdAt,
    updatedAt: products.updatedAt,
  };
  return [
    ...sort.map(({ field, direction }) => (direction === 'asc' ? asc : desc)(columns[field])),
    asc(products.id),
  ];
}

/** Lists a page of published products in the query's language; two queries whatever the size (S §7, R14). */
export const listProducts =
  (database: Database) =>
  async (query: ProductQuery): Promise<ProductPage> => {
    noteQuery(query);
    const where = and(
      isNotNull(products.publishedAt),
      query.condition && conditionSql(query.condition, { ...query, database }),
    );
    const texts = and(eq(productTexts.productId, products.id), eq(productTexts.locale, query.locale));
    const [key] = query.sort;
    const from = (query.page - 1) * query.pageSize;
    if (key?.field === 'name') {
      const named = await database
        .select({ id: products.id, name: productTexts.name })
        .from(products)
        .innerJoin(productTexts, texts)
        .where(where);
      const ids = idsByName(named, { ...query, direction: key.direction }).slice(from, from + query.pageSize);
      const byId = new Map((await productsByIds(database)(ids, query.locale)).map((each) => [each.id, each]));
      return { products: ids.flatMap((id) => byId.get(id) ?? []), total: named.length };
    }
    const rows = database
      .select(productColumns)
      .from(products)
      .innerJoin(productTexts, texts)
      .where(where)
      .orderBy(...orderBy(query))
      .limit(query.pageSize)
      .offset(from);
    const counted = database
      .select({ total: count() })
      .from(products)
      .innerJoin(productTexts, texts)
      .where(where);
    const [found, [{ total } = { total: 0 }]] = await Promise.all([rows, counted]);
    noteProducts(found.map(({ id }) => id));
    return { products: found.map(toProduct), total };
  };

/** Products by id in one language, for carts and orders; unknown and unpublished ids are left out. */
export const productsByIds =
  (database: Database) =>
  async (ids: readonly number[], locale: Locale): Promise<readonly Product[]> => {
    const possible = ids.filter(fitsInteger);
    if (possible.length === 0) return [];
    noteProducts(possible);
    const rows = await database
      .select(productColumns)
      .from(products)
      .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.locale, locale)))
      .where(and(inArray(products.id, possible), isNotNull(products.publishedAt)));
    return rows.map(toProduct);
  };
