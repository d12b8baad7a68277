import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { CropPart } from '../../../domain/catalogue/editing/product-pictures.ts';
import type { Localized } from '../../../domain/locale/locale.ts';
import { instant, jsonb } from '../../database/columns.ts';
import { products } from '../tables.ts';

/**
 * Pictures that staff uploaded: of products, and of the shop itself, for its slides, advertisements, promotions and pages. One of a product stands in the shop when it is ready and its product names it (`products.pictures`); the row of one that was
 * taken away stays, and so do its files: orders and e-mails go on naming it, and it can come back. One of the shop is there until staff remove it, which they
 * cannot while it is chosen somewhere.
 */
export const productPictures = pgTable(
  'product_pictures',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null for a picture of the shop. */
    productId: integer().references(() => products.id, { onDelete: 'cascade' }),
    /** What the shop calls it; another crop of the same original has another name. */
    name: text().notNull().unique(),
    /** The key of the file as it was uploaded. */
    original: text().notNull(),
    /** SHA-256 of the original in hexadecimal digits: a product shows the same file once, the shop keeps it once. */
    contentHash: text().notNull(),
    /** What the file was called. */
    fileName: text().notNull(),
    /** Of the original, turned as its camera says; pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** What a picture of the shop shows, in words; those of products are kept with their product. */
    alt: jsonb().$type<Localized>(),
    /** Null for the whole picture. */
    crop: jsonb().$type<CropPart>(),
    /** The name of the picture whose place it takes when it is ready, of the shop if nothing shows that; null for one that comes last. */
    replaces: text(),
    /** When its sizes were made; null while they are not. */
    readyAt: instant(),
    /** Until when the instance that makes its sizes is waited for. */
    takenUntil: instant(),
    createdAt: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    index('product_pictures_of_product').on(table.productId),
    index('product_pictures_original').on(table.original),
    index('product_pictures_waiting')
      .on(table.createdAt)
      .where(sql`${table.readyAt} is null`),
    check(
      'product_pictures_of_shop',
      sql`(${table.productId} is null) = (${table.alt} is not null) and (${table.productId} is null) = (${table.name} like '%-banner') and (${table.productId} is not null or ${table.crop} is not null)`,
    ),
    check('product_pictures_hash', sql`${table.contentHash} ~ '^[0-9a-f]{64}$'`),
  ],
);
