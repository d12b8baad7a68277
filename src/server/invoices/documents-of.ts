import { inArray, sql } from 'drizzle-orm';
import type { OrderDocument } from '../../domain/invoices/order-documents.ts';
import type { Database } from '../database/database.ts';
import { AS_ISSUED } from './issued-documents.ts';
import { salesDocuments } from './tables.ts';

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
