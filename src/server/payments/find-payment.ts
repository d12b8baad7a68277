import { and, desc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { SessionStatus } from '../../domain/payments/session-status.ts';
import type { Database } from '../database/database.ts';
import { mayBringMoney } from './being-paid.ts';
import { payments } from './tables.ts';

/** How a payment stands; a page that has come to its end is in the bank's hands until it is certain that nobody paid on it. */
const statusNow = sql<SessionStatus>`case
  when ${payments.status} = 'OPEN' and ${payments.expiresAt} <= now() and ${mayBringMoney} then 'PROCESSING'
  else ${payments.status} end`;

/** How the latest attempt to pay an order stands; null before the first one. The caller has found the order readable. */
export const findPayment =
  (database: Database) =>
  async (orderId: string): Promise<SessionStatus | null> => {
    const [latest] = await database
      .select({ status: statusNow })
      .from(payments)
      .where(eq(payments.orderId, orderId))
      .orderBy(desc(payments.createdAt))
      .limit(1);
    return latest?.status ?? null;
  };

/** The same of several orders by order id, in one query; those that were never tried to be paid are not in it. */
export async function findPayments(
  database: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, SessionStatus>> {
  if (orderIds.length === 0) return new Map();
  const rows = await database
    .selectDistinctOn([payments.orderId], { orderId: payments.orderId, status: statusNow })
    .from(payments)
    .where(inArray(payments.orderId, [...orderIds]))
    .orderBy(payments.orderId, desc(payments.createdAt));
  return new Map(rows.map(({ orderId, status }) => [orderId, status]));
}

/**
 * The provider's page on which what is due on an order, in minor units, can be paid now; null while none for just that is open. The caller has
 * found the order readable and payable.
 */
export const findOpenPage =
  (database: Database) =>
  async (orderId: string, dueMinor: number): Promise<string | null> => {
    const [open] = await database
      .select({ url: payments.url })
      .from(payments)
      .where(
        and(
          eq(payments.orderId, orderId),
          eq(payments.status, 'OPEN'),
          eq(payments.amountMinor, dueMinor),
          isNotNull(payments.url),
          gt(payments.expiresAt, sql`now()`),
        ),
      )
      .orderBy(desc(payments.createdAt))
      .limit(1);
    return open?.url ?? null;
  };
