import { desc, eq } from 'drizzle-orm';
import type { SessionStatus } from '../../domain/payments/session-status.ts';
import type { Database } from '../database/database.ts';
import { payments } from './tables.ts';

/** How the latest attempt to pay an order stands; null before the first one. The caller has found the order readable. */
export const findPayment =
  (database: Database) =>
  async (orderId: string): Promise<SessionStatus | null> => {
    const [latest] = await database
      .select({ status: payments.status })
      .from(payments)
      .where(eq(payments.orderId, orderId))
      .orderBy(desc(payments.createdAt))
      .limit(1);
    return latest?.status ?? null;
  };
