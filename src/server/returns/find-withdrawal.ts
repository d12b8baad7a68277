import { desc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { withdrawals } from './withdrawal-tables.ts';

/** What an order's page tells of a withdrawal. */
export interface WithdrawalView {
  readonly statedAt: string;
  /** What is sent back; null for the whole order. */
  readonly goods: string | null;
}

/** The latest statement of withdrawal from an order; null when there is none. */
export const findWithdrawal =
  (database: Database) =>
  async (orderId: string): Promise<WithdrawalView | null> => {
    const [latest] = await database
      .select({ statedAt: withdrawals.statedAt, goods: withdrawals.goods })
      .from(withdrawals)
      .where(eq(withdrawals.orderId, orderId))
      .orderBy(desc(withdrawals.statedAt))
      .limit(1);
    return latest ?? null;
  };
