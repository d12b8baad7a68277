import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { SALES_DOCUMENT_KINDS } from '../../domain/invoices/document-number.ts';
import type { SalesDocument } from '../../domain/invoices/sales-document.ts';
import { instant, jsonb } from '../database/columns.ts';
import { orders } from '../orders/tables.ts';

/** The last number of each series; a trigger lets it only count up, by one. */
export const documentSeries = pgTable(
  'document_series',
  {
    /** `INV-UA-2026`. */
    series: text().primaryKey(),
    lastSequence: integer().notNull(),
  },
  (table) => [check('document_series_positive', sql`${table.lastSequence} > 0`)],
);

/**
 * Invoices and corrections as they were issued; a trigger refuses to change them, and to delete them before the law's years are over
 * (`KEPT_YEARS`), or while a customer's account holds their order, which cannot be deleted before them.
 */
export const salesDocuments = pgTable(
  'sales_documents',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    kind: text({ enum: SALES_DOCUMENT_KINDS }).notNull(),
    series: text()
      .notNull()
      .references(() => documentSeries.series),
    sequence: integer().notNull(),
    /** Series and sequence as they are printed. */
    number: text().notNull().unique(),
    /** What a correction follows, once: a refund, goods that came back, a line of the statement; null for an invoice. */
    refundId: uuid().unique(),
    /** All that its document says; see `salesDocumentSchema`. */
    content: jsonb().$type<SalesDocument>().notNull(),
    issuedAt: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    unique('sales_documents_sequence').on(table.series, table.sequence),
    uniqueIndex('sales_documents_one_invoice')
      .on(table.orderId)
      .where(sql`${table.kind} = 'invoice'`),
    index('sales_documents_of_order').on(table.orderId),
    check('sales_documents_refund', sql`(${table.kind} = 'correction') = (${table.refundId} is not null)`),
  ],
);
