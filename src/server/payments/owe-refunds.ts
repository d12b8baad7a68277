import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { orders } from '../orders/tables.ts';
import { payments, refunds } from './tables.ts';

/**
 * Notes the money of orders that were cancelled after they were paid, by whomever, as to go back; null when there is
 * none. A payment is given back once, however often it is noted.
 */
export const oweRefunds = (database: Database) => async (): Promise<'noted' | null> => {
  const owed = await database
    .insert(refunds)
    .select(
      database
        .select({
          id: sql<string>`gen_random_uuid()`.as('id'),
          paymentId: payments.id,
          reason: sql<'cancellation'>`'cancellation'`.as('reason'),
          attempts: sql<number>`0`.as('attempts'),
          nextAttemptAt: sql<string>`now()`.as('next_attempt_at'),
          failure: sql<null>`null::text`.as('failure'),
          createdAt: sql<string>`now()`.as('created_at'),
          doneAt: sql<null>`null::timestamptz`.as('done_at'),
        })
        .from(orders)
        .innerJoin(payments, and(eq(payments.orderId, orders.id), eq(payments.status, 'PAID')))
        .where(sql`${orders.status} = 'CANCELLED' and ${orders.paymentStatus} = 'PAID'
          and not exists (select 1 from ${refunds} where ${refunds.paymentId} = ${payments.id})`)
        .limit(100),
    )
    .onConflictDoNothing()
    .returning({ id: refunds.id });
  return owed.length > 0 ? 'noted' : null;
};
