import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import {
  DOCUMENT_LANGUAGES,
  PRODUCT_DOCUMENT_KINDS,
} from '../../../domain/catalogue/editing/product-documents.ts';
import { instant } from '../../database/columns.ts';
import { products } from '../tables.ts';

/**
 * Documents of products, PDF files that staff uploaded. The row and the file of one that was taken away stay, so that it can come back. Who did
 * what is in the audit log.
 */
export const productDocuments = pgTable(
  'product_documents',
  {
    id: uuid().primaryKey().defaultRandom(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    kind: text({ enum: PRODUCT_DOCUMENT_KINDS }).notNull(),
    language: text({ enum: DOCUMENT_LANGUAGES }).notNull(),
    /** The key of its file. */
    file: text().notNull().unique(),
    /** SHA-256 of its bytes in hexadecimal digits: a product has the same file once. */
    contentHash: text().notNull(),
    /** What the file was called. */
    fileName: text().notNull(),
    sizeBytes: integer().notNull(),
    /** Its place among those of the product, from 0 on. */
    place: integer().notNull(),
    /** Null for one that the product has. */
    removedAt: instant(),
    createdAt: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    unique('product_documents_once').on(table.productId, table.contentHash),
    check('product_documents_hash', sql`${table.contentHash} ~ '^[0-9a-f]{64}$'`),
    check('product_documents_size', sql`${table.sizeBytes} > 0`),
    check('product_documents_kind', sql`${table.kind} in ('datasheet', 'manual', 'conformity', 'warranty')`),
    check('product_documents_language', sql`${table.language} in ('uk', 'pl', 'en', 'all')`),
  ],
);
