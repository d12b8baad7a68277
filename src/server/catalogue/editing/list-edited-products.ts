import { and, count, desc, eq, inArray, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { categoryNamed } from '../../../domain/catalogue/known-categories.ts';
import { BULK_PAGE } from '../../../domain/catalogue/editing/bulk-edit.ts';
import {
  EDITED_PAGE,
  type EditedProductsQuery,
  type EditedShown,
} from '../../../domain/catalogue/editing/edited-products-query.ts';
import {
  printFields,
  type ProductField,
  type ProductFields,
} from '../../../domain/catalogue/editing/product-fields.ts';
import { wordsBegun } from '../../../domain/search/words-begun.ts';
import type { PurchaseRight } from '../../../domain/catalogue/editing/import-table.ts';
import { printPurchase, type PurchaseCells } from '../../../domain/catalogue/editing/purchase-columns.ts';
import { currentPurchases } from '../purchase-prices/enter-many.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import type { Currency } from '../../../domain/money/money.ts';
import type { Database } from '../../database/database.ts';
import { knownName } from '../known-name.ts';
import { productPrices, products, productTexts } from '../tables.ts';
import { findEditedProducts, type EditedProduct } from './find-edited-product.ts';
import { outdatedTexts, productSchedules } from './tables.ts';

/** A product as the list shows it. Prices in minor units without tax: to buy, or for a day. */
export interface EditedProductRow {
  readonly id: number;
  readonly name: string;
  readonly brand: string;
  readonly articleNumber: string;
  readonly categoryId: number;
  readonly kind: 'purchase' | 'rental';
  readonly picture: string | null;
  readonly stock: number;
  readonly isPublished: boolean;
  /** When it is published and taken off by itself, ISO 8601; null where it is not. */
  readonly publishFrom: string | null;
  readonly publishUntil: string | null;
  /** Whether a text of it did not follow a change of another language. */
  readonly isOutdated: boolean;
  /** The fields that have to say something before it is published. */
  readonly missing: readonly ProductField[];
  readonly prices: Readonly<Partial<Record<Currency, number>>>;
}

const SHOWN: Readonly<Record<EditedShown, SQL | undefined>> = {
  all: undefined,
  published: isNotNull(products.publishedAt),
  draft: isNull(products.publishedAt),
  // Word for word the condition of the index `products_incomplete`.
  incomplete: sql`${products.publishedAt} is null and (cardinality(${products.missing}) > 0 or cardinality(${products.pictures}) = 0)`,
  'sold-out': and(eq(products.stock, 0), isNotNull(products.publishedAt)),
};

const isOutdated = sql<boolean>`exists (select from ${outdatedTexts} where ${outdatedTexts.productId} = ${products.id})`;

/** Products whose name, brand or article number has every word, or has one that begins so; or the product of an id. */
export function productsMeant(search: string): SQL | undefined {
  const query = wordsBegun(search);
  if (query === null) return search === '' ? undefined : sql`false`;
  const named = sql`${products.id} in (
    select ${productTexts.productId} from ${productTexts}
    where array_to_tsvector(string_to_array(${productTexts.searchName}, ' ')) @@ ${query}::tsquery)`;
  return /^[1-9]\d{0,8}$/.test(search) ? sql`(${named} or ${products.id} = ${Number(search)})` : named;
}

/** Whether a product is among those that a list is asked for, and behind its last page. */
export const conditionsOf = ({
  search,
  category,
  shown,
  translations,
  after,
}: EditedProductsQuery): SQL | undefined => {
  const categoryId = category === null ? undefined : categoryNamed(category)?.id;
  return and(
    productsMeant(search),
    categoryId === undefined ? undefined : eq(products.categoryId, categoryId),
    SHOWN[shown],
    translations === 'outdated' ? isOutdated : undefined,
    after === null ? undefined : lt(products.id, after),
  );
};

/** How many products a list has, whatever product its page begins after. */
export const countEditedProducts =
  (database: Database) =>
  async (query: EditedProductsQuery): Promise<number> => {
    const [found] = await database
      .select({ products: count() })
      .from(products)
      .where(conditionsOf({ ...query, after: null }));
    return found?.products ?? 0;
  };

/** Products that are read at once of a whole list. */
const EXPORTED_AT_ONCE = 200;

/** All products of a list as staff edit them, part by part, the newest first. */
export const editedProducts = (database: Database) =>
  async function* (
    query: EditedProductsQuery,
    atOnce = EXPORTED_AT_ONCE,
  ): AsyncGenerator<readonly EditedProduct[]> {
    for (let after = query.after; ;) {
      const rows = await database
        .select({ id: products.id })
        .from(products)
        .where(conditionsOf({ ...query, after }))
        .orderBy(desc(products.id))
        .limit(atOnce);
      const last = rows.at(-1);
      if (!last) return;
      after = last.id;
      const found = await findEditedProducts(database)(rows.map(({ id }) => id));
      yield rows.flatMap(({ id }) => found.get(id) ?? []);
    }
  };

/** Products by their ids as staff edit them, part by part; those that are gone are left out. */
export const editedProductsOf = (database: Database) =>
  async function* (ids: readonly number[]): AsyncGenerator<readonly EditedProduct[]> {
    for (let from = 0; from < ids.length; from += EXPORTED_AT_ONCE) {
      const part = ids.slice(from, from + EXPORTED_AT_ONCE);
      const found = await findEditedProducts(database)(part);
      yield part.flatMap((id) => found.get(id) ?? []);
    }
  };

/** A product of a list that is taken away as a table: its fields, and its purchase price in force, which is empty for who may not see it. */
export interface ExportedProduct {
  readonly id: number;
  readonly cells: ProductFields & PurchaseCells;
}

/** All fields of the products of a list, part by part, the newest first, with what they cost the shop where that may be seen. */
export const exportProducts = (database: Database) =>
  async function* (
    query: EditedProductsQuery,
    {
      withPurchases = false,
      atOnce,
    }: Partial<PurchaseRight> & {
      /** Products of a part; as many as are read best of a whole list, where nothing is said. */
      readonly atOnce?: number;
    } = {},
  ): AsyncGenerator<readonly ExportedProduct[]> {
    for await (const part of editedProducts(database)(query, atOnce)) {
      const ids = withPurchases ? part.map(({ id }) => id) : [];
      const purchases = await currentPurchases(database, ids);
      yield part.map(({ id, product }) => ({
        id,
        cells: { ...printFields(product), ...printPurchase(purchases.get(id) ?? null) },
      }));
    }
  };

/** A page of all products, published or not, the newest first; `next` is the product after which the next page begins, null on the last. */
export const listEditedProducts =
  (database: Database) =>
  async (
    query: EditedProductsQuery,
    locale: Locale,
  ): Promise<{ products: readonly EditedProductRow[]; next: number | null }> => {
    const rows = await database
      .select({
        id: products.id,
        name: knownName,
        brand: products.brand,
        articleNumber: products.articleNumber,
        categoryId: products.categoryId,
        kind: products.kind,
        pictures: products.pictures,
        stock: products.stock,
        isPublished: sql<boolean>`${products.publishedAt} is not null`,
        publishFrom: productSchedules.publishFrom,
        publishUntil: productSchedules.publishUntil,
        isOutdated,
        missing: products.missing,
      })
      .from(products)
      .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.locale, locale)))
      .leftJoin(productSchedules, eq(productSchedules.productId, products.id))
      .where(conditionsOf(query))
      .orderBy(desc(products.id))
      .limit(EDITED_PAGE + 1);
    const page = rows.slice(0, EDITED_PAGE);
    const prices = await database
      .select({
        productId: productPrices.productId,
        currency: productPrices.currency,
        term: productPrices.term,
        minor: productPrices.minor,
      })
      .from(productPrices)
      .where(
        and(
          inArray(
            productPrices.productId,
            page.map(({ id }) => id),
          ),
          inArray(productPrices.term, ['sale', 'day']),
        ),
      );
    return {
      products: page.map(({ pictures, ...row }) => {
        const term = row.kind === 'rental' ? 'day' : 'sale';
        const own = prices.filter((price) => price.productId === row.id && price.term === term);
        return {
          ...row,
          picture: pictures[0] ?? null,
          prices: Object.fromEntries(own.map(({ currency, minor }) => [currency, minor])),
        };
      }),
      next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
    };
  };

/** The same with all that is said of the products, page by page of the table that edits several. */
export const listBulkProducts =
  (database: Database) =>
  async (
    query: EditedProductsQuery,
  ): Promise<{ products: readonly EditedProduct[]; next: number | null }> => {
    const rows = await database
      .select({ id: products.id })
      .from(products)
      .where(conditionsOf(query))
      .orderBy(desc(products.id))
      .limit(BULK_PAGE + 1);
    const page = rows.slice(0, BULK_PAGE);
    const found = await findEditedProducts(database)(page.map(({ id }) => id));
    return {
      products: page.flatMap(({ id }) => found.get(id) ?? []),
      next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
    };
  };
