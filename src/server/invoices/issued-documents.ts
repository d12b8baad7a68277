import { eq, sql, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { OrderDocument } from '../../domain/invoices/order-documents.ts';
import { salesDocuments } from './tables.ts';

/** Puts an order's documents in the order in which they follow each other: the invoice, then its corrections. */
const AS_ISSUED = [
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

/** What was issued about several orders, by order id, each order's invoice first; one query, without the documents' content. */
export async function documentsOf(
  database: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly OrderDocument[]>> {
  const rows = await database
    .select({
      orderId: salesDocuments.orderId,
      kind: salesDocuments.kind,
      number: salesDocuments.number,
      issuedOn: sql<string>`${salesDocuments.content} ->> 'issuedOn'`,
    })
    .from(salesDocuments)
    .where(inArray(salesDocuments.orderId, [...orderIds]))
    .orderBy(...AS_ISSUED);
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId);
  return new Map(
    [...byOrder].map(([orderId, own]) => [
      orderId,
      own.map(({ kind, number, issuedOn }) => ({ kind, number, issuedOn })),
    ]),
  );
}
