import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { salesDocuments } from './tables.ts';

/** Puts an order's documents in the order in which they follow each other: the invoice, then its corrections. */
export const AS_ISSUED = [
  sql`${salesDocuments.kind} = 'correction'`,
  salesDocuments.series,
  salesDocuments.sequence,
] as const;

/** An order's documents, the invoice first. */
export const issuedDocuments = (database: Database, orderId: string) =>
  database
    .select()
    .from(salesDocuments)
    .where(eq(salesDocuments.orderId, orderId))
    .orderBy(...AS_ISSUED);
