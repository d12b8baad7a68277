import { asc, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { salesDocuments } from '../invoices/tables.ts';
import { refunds } from '../payments/tables.ts';
import { exchanges } from './exchanges/tables.ts';

/** Of a return whose exchange came to nothing, the credit that was moved to its replacement is still to be sent back (`followEnded`). */
const hasCreditAway = sql`exists (select from ${exchanges} where ${exchanges.returnId} = ${refunds.returnId}
  and ${exchanges.status} in ('REJECTED', 'CANCELLED') and ${exchanges.creditedMinor} > 0 and ${exchanges.refundToldAt} is null)`;

/** Whether all that was noted to go back for a return has gone; false where nothing was. */
export async function returnRefunded(database: Database, returnId: string): Promise<boolean> {
  const [found] = await database
    .select({
      isDone: sql<boolean>`coalesce(bool_and(${refunds.doneAt} is not null and not ${hasCreditAway}), false)`,
    })
    .from(refunds)
    .where(eq(refunds.returnId, returnId));
  return found?.isDone ?? false;
}

/** The numbers of the corrections that follow from a return: of its refund, of the transfer that made it, or of itself where nothing was paid. */
export async function correctionsOfReturn(database: Database, returnId: string): Promise<readonly string[]> {
  const ofReturn = sql`(select coalesce(${refunds.transferId}, ${refunds.id}) from ${refunds} where ${refunds.returnId} = ${returnId})`;
  const rows = await database
    .select({ number: salesDocuments.number })
    .from(salesDocuments)
    .where(or(eq(salesDocuments.refundId, returnId), sql`${salesDocuments.refundId} in ${ofReturn}`))
    .orderBy(asc(salesDocuments.issuedAt), asc(salesDocuments.sequence));
  return rows.map(({ number }) => number);
}
