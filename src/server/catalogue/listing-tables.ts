import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { byteText, instant } from '../database/columns.ts';
import { products } from './tables.ts';

/** The listing of the whole catalogue; no category has this id. */
export const WHOLE_CATALOGUE = 0;

/**
 * Which published products each listing holds, with all that they are put in order by: a product stands in its
 * category, in that category's parent and in the whole catalogue. The database keeps it by itself (triggers of
 * migration 0002), so that a page of any order is read from an index; nobody else writes here.
 */
export const listedProducts = pgTable(
  'listed_products',
  {
    categoryId: integer().notNull(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    nameUk: byteText().notNull(),
    namePl: byteText().notNull(),
    nameEn: byteText().notNull(),
    brand: byteText().notNull(),
    articleNumber: byteText().notNull(),
    /** The price to buy or, in the categories of machines, for a day; of what is offered in one way only that one. Minor units, null where there is none. */
    priceUah: bigint({ mode: 'number' }),
    pricePln: bigint({ mode: 'number' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.productId] }),
    index('listed_products_product').on(table.productId),
    index('listed_products_name_uk').on(table.categoryId, table.nameUk, table.productId),
    index('listed_products_name_pl').on(table.categoryId, table.namePl, table.productId),
    index('listed_products_name_en').on(table.categoryId, table.nameEn, table.productId),
    index('listed_products_brand').on(table.categoryId, table.brand, table.productId),
    index('listed_products_price_uah').on(table.categoryId, table.priceUah, table.productId),
    index('listed_products_price_pln').on(table.categoryId, table.pricePln, table.productId),
    index('listed_products_created').on(table.categoryId, table.createdAt, table.productId),
    // Once for each product. Here and not at products, whose indexes every order has to renew.
    index('listed_products_brand_likeness')
      .using('gin', sql`${table.brand} gin_trgm_ops`)
      .where(sql`${table.categoryId} = 0`),
    index('listed_products_article_likeness')
      .using('gin', sql`${table.articleNumber} gin_trgm_ops`)
      .where(sql`${table.categoryId} = 0`),
    index('listed_products_article_letters')
      .on(sql`(regexp_replace(lower(${table.articleNumber}), '[^a-z0-9]', '', 'g'))`)
      .where(sql`${table.categoryId} = 0`),
  ],
);

/** Where the price of a listed product stands. */
export const LISTED_PRICES = { UAH: listedProducts.priceUah, PLN: listedProducts.pricePln };

/** How many products each listing holds; kept by the database too. */
export const listingSizes = pgTable('listing_sizes', {
  categoryId: integer().primaryKey(),
  total: integer().notNull(),
});

/**
 * How many products of each category have a value of a facet: a brand, or a spec, numbers as Postgres writes them.
 * Kept by the database (triggers of migration 0004) for brands and for the specs that its function `facet_keys`
 * names; prices and stock are counted where they stand.
 */
export const listingFacets = pgTable(
  'listing_facets',
  {
    categoryId: integer().notNull(),
    facet: byteText().notNull(),
    value: byteText().notNull(),
    total: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.facet, table.value] })],
);
