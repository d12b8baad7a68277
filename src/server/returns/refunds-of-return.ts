import { asc, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { salesDocuments } from '../invoices/tables.ts';
import { refunds } from '../payments/tables.ts';
import { transfers } from '../payments/transfers/tables.ts';
import { exchanges } from './exchanges/tables.ts';

/** Of a return whose exchange came to nothing, the credit that was moved to its replacement is still to be sent back (`followEnded`). */
const hasCreditAway = sql`exists (select from ${exchanges} where ${exchanges.returnId} = ${refunds.returnId}
  and ${exchanges.status} in ('REJECTED', 'CANCELLED') and ${exchanges.creditedMinor} > 0 and ${exchanges.refundToldAt} is null)`;

/** A refund of a replacement sent its credit back to the order which that came from (`sendCreditBack`): it is none to the customer yet. */
const isSentOn = sql`${refunds.reason} <> 'exchange' and exists (select from ${transfers}
  where ${transfers.id} = ${refunds.transferId} and ${transfers.kind} = 'exchange')`;

/** Whether all that was noted to go back for some returns has gone, with what was sent on to the orders before them in a chain of exchanges; null where nothing was noted. */
async function areRefunded(database: Database, returnIds: SQL): Promise<boolean | null> {
  const { rows } = await database.execute<{ done: boolean | null }>(sql`
    with recursive asked (id) as (
      ${returnIds}
      union select ${exchanges.returnId} from asked inner join ${refunds} on ${refunds.returnId} = asked.id and ${isSentOn}
        inner join ${exchanges} on ${exchanges.orderId} = ${refunds.orderId}
    )
    select bool_and(${refunds.doneAt} is not null and not ${hasCreditAway}) as done
      from ${refunds} where ${refunds.returnId} in (select id from asked)`);
  return rows[0]?.done ?? null;
}

/** Whether all that was noted to go back for a return has reached its customer; false where nothing was. */
export const returnRefunded = async (database: Database, returnId: string): Promise<boolean> =>
  (await areRefunded(database, sql`select ${returnId}::uuid`)) ?? false;

/** Whether credit that paid an order went back to the order which that came from, and has not left that yet. */
export const isCreditOnWay = async (database: Database, orderId: string): Promise<boolean> =>
  (await areRefunded(
    database,
    sql`select ${exchanges.returnId} from ${exchanges} inner join ${refunds} on ${refunds.orderId} = ${exchanges.orderId}
      where ${exchanges.orderId} = ${orderId}::uuid and ${isSentOn}`,
  )) === false;

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
