import { asc, isNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { withdrawals } from './withdrawal-tables.ts';

/** So many are shown at once; the oldest is dealt with first, and then there is room for the next. */
const OPEN_MAX = 50;

/** A statement of withdrawal as staff see it. */
export interface OpenWithdrawal {
  readonly id: number;
  /** Null when number and address belong to no one order. */
  readonly orderId: string | null;
  readonly orderNumber: string;
  readonly name: string;
  readonly email: string;
  readonly goods: string | null;
  readonly statedAt: string;
}

/** The statements that nobody has dealt with, the oldest first, at most OPEN_MAX. */
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
    .where(isNull(withdrawals.closedAt))
    .orderBy(asc(withdrawals.statedAt), asc(withdrawals.id))
    .limit(OPEN_MAX);
