import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { MACHINE_DOCUMENT_KINDS } from '../../../domain/rental/machine-document.ts';
import { instant } from '../../database/columns.ts';
import { machines } from '../tables.ts';

/** The documents of machines, as PDF files. Who added and removed them is said by the machine's events. */
export const machineDocuments = pgTable(
  'machine_documents',
  {
    id: uuid().primaryKey().defaultRandom(),
    machineId: integer()
      .notNull()
      .references(() => machines.id, { onDelete: 'cascade' }),
    kind: text({ enum: MACHINE_DOCUMENT_KINDS }).notNull(),
    title: text().notNull(),
    /** The last day on which it is valid; null for one that does not end. */
    validUntil: date({ mode: 'string' }),
    isForCustomer: boolean().notNull(),
    /** The key of its file. */
    file: text().notNull().unique(),
    /** SHA-256 of its bytes in hexadecimal digits: a machine has the same file once. */
    contentHash: text().notNull(),
    createdAt: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    unique('machine_documents_once').on(table.machineId, table.contentHash),
    index('machine_documents_end')
      .on(table.validUntil)
      .where(sql`${table.validUntil} is not null`),
    check('machine_documents_hash', sql`${table.contentHash} ~ '^[0-9a-f]{64}$'`),
  ],
);
