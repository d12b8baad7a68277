import { desc, eq, sql } from 'drizzle-orm';
import type { SessionStatus } from '../../domain/payments/session-status.ts';
import type { Database } from '../database/database.ts';
import { mayBringMoney } from './being-paid.ts';
import { payments } from './tables.ts';

/**
 * How the latest attempt to pay an order stands; null before the first one. A page that has come to its end is in the
 * bank's hands until it is certain that nobody paid on it. The caller has found the order readable.
 */
export const findPayment =
  (database: Database) =>
  async (orderId: string): Promise<SessionStatus | null> => {
    const [latest] = await database
      .select({
        status: sql<SessionStatus>`case
          when ${payments.status} = 'OPEN' and ${payments.expiresAt} <= now() and ${mayBringMoney} then 'PROCESSING'
          else ${payments.status} end`,
      })
      .from(payments)
      .where(eq(payments.orderId, orderId))
      .orderBy(desc(payments.createdAt))
      .limit(1);
    return latest?.status ?? null;
  };
