import { desc, eq, asc, isNull, and, lte, sql, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { RECEIPTS_A_DAY } from '../../domain/returns/withdrawal.ts';
import type { Database } from '../database/database.ts';
import { fitsInteger } from '../database/columns.ts';
import { withdrawals } from './tables.ts';

/** What an order's page tells of a withdrawal. */
interface WithdrawalView {
  readonly statedAt: string;
  /** What is sent back; null for the whole order. */
  readonly goods: string | null;
  /** The return that it began or belongs to; null without. */
  readonly returnId: string | null;
  /** Whether its customer was sent a receipt: an order has `RECEIPTS_A_DAY`. */
  readonly hasReceipt: boolean;
}

const SAME_DAY = alias(withdrawals, 'same_day');
const dayOf = (at: SQLWrapper) => sql`date_trunc('day', ${at} at time zone 'utc')`;

/** The latest statement of withdrawal from an order; null when there is none. */
export const findWithdrawal =
  (database: Database) =>
  async (orderId: string): Promise<WithdrawalView | null> => {
    const [latest] = await database
      .select({
        statedAt: withdrawals.statedAt,
        goods: withdrawals.goods,
        returnId: withdrawals.returnId,
        // Conditions of their own: columns that stand in the selection itself lose the names of their tables.
        hasReceipt: sql<boolean>`(select count(*) from ${withdrawals} as ${sql.identifier('same_day')}
          where ${eq(SAME_DAY.orderId, withdrawals.orderId)} and ${lte(SAME_DAY.statedAt, withdrawals.statedAt)}
          and ${dayOf(SAME_DAY.statedAt)} = ${dayOf(withdrawals.statedAt)}) <= ${RECEIPTS_A_DAY}`,
      })
      .from(withdrawals)
      .where(eq(withdrawals.orderId, orderId))
      .orderBy(desc(withdrawals.statedAt))
      .limit(1);
    return latest ?? null;
  };

/** So many are shown at once; the oldest is dealt with first, and then there is room for the next. */
const OPEN_MAX = 50;

/** A statement of withdrawal as staff see it. */
interface OpenWithdrawal {
  readonly id: number;
  /** Null when number and address belong to no one order. */
  readonly orderId: string | null;
  readonly orderNumber: string;
  readonly name: string;
  readonly email: string;
  readonly goods: string | null;
  readonly statedAt: string;
}

/** The statements that nobody has dealt with and that began no return, the oldest first, at most OPEN_MAX. */
export const listOpenWithdrawals = (database: Database) => (): Promise<readonly OpenWithdrawal[]> =>
  database
    .select({
      id: withdrawals.id,
      orderId: withdrawals.orderId,
      orderNumber: withdrawals.orderNumber,
      name: withdrawals.name,
      email: withdrawals.email,
      goods: withdrawals.goods,
      statedAt: withdrawals.statedAt,
    })
    .from(withdrawals)
    .where(and(isNull(withdrawals.closedAt), isNull(withdrawals.returnId)))
    .orderBy(asc(withdrawals.statedAt), asc(withdrawals.id))
    .limit(OPEN_MAX);

/** Notes that a statement has been dealt with, and by whom; one that was closed before stays as it was. */
export const closeWithdrawal =
  (database: Database) =>
  async ({ id, staffId }: { readonly id: number; readonly staffId: string }): Promise<void> => {
    if (!fitsInteger(id)) return;
    await database
      .update(withdrawals)
      .set({ closedAt: sql`now()`, closedBy: `staff:${staffId}` })
      .where(and(eq(withdrawals.id, id), isNull(withdrawals.closedAt)));
  };
