import { and, asc, desc, eq, isNull, sql, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { RECEIPTS_A_DAY } from '../../domain/returns/withdrawal.ts';
import { recordOrderChange } from '../audit/record-order-change.ts';
import type { Database } from '../database/database.ts';
import { fitsInteger } from '../database/columns.ts';
import { returns, withdrawals } from './tables.ts';

/** What an order's page tells of a withdrawal. */
interface WithdrawalView {
  readonly statedAt: string;
  /** What is sent back; null for the whole order. */
  readonly goods: string | null;
  /** The return that it began or belongs to; null without. */
  readonly returnId: string | null;
  /** Whether its customer was sent a receipt (`isAcknowledged`); else staff acknowledge it. */
  readonly hasReceipt: boolean;
}

/** What the digest of a statement begins with that its customer made by the form of a return. */
export const FORM_DIGEST = 'return:';

const SAME_DAY = alias(withdrawals, 'same_day');
const dayOf = (at: SQLWrapper) => sql`date_trunc('day', ${at} at time zone 'utc')`;

/**
 * Whether a statement about an order has a receipt, for statements that read `withdrawals`: one that its customer made by their own form always; of those of the public
 * form `RECEIPTS_A_DAY`, without those whose return was called off before it.
 */
export const isAcknowledged = sql`(starts_with(${withdrawals.digest}, ${FORM_DIGEST}) or
  (select count(*) from ${withdrawals} as ${sql.identifier('same_day')}
    where ${SAME_DAY.orderId} = ${withdrawals.orderId} and ${SAME_DAY.id} <= ${withdrawals.id}
    and not starts_with(${SAME_DAY.digest}, ${FORM_DIGEST}) and ${dayOf(SAME_DAY.statedAt)} = ${dayOf(withdrawals.statedAt)}
    and not exists (select from ${returns} where ${returns.id} = ${SAME_DAY.returnId}
      and ${returns.status} = 'CANCELLED' and ${returns.closedAt} < ${withdrawals.statedAt})) <= ${RECEIPTS_A_DAY})`;

/** The latest statement of withdrawal from an order; null when there is none. */
export const findWithdrawal =
  (database: Database) =>
  async (orderId: string): Promise<WithdrawalView | null> => {
    const [latest] = await database
      .select({
        statedAt: withdrawals.statedAt,
        goods: withdrawals.goods,
        returnId: withdrawals.returnId,
        hasReceipt: sql<boolean>`${isAcknowledged}`,
      })
      .from(withdrawals)
      .where(eq(withdrawals.orderId, orderId))
      // Their moments are those at which they came in; they are kept, and acknowledged, one after the other.
      .orderBy(desc(withdrawals.id))
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
    await database.transaction(async (transaction) => {
      const actor = `staff:${staffId}`;
      const [closed] = await transaction
        .update(withdrawals)
        .set({ closedAt: sql`now()`, closedBy: actor })
        .where(and(eq(withdrawals.id, id), isNull(withdrawals.closedAt)))
        .returning({ orderId: withdrawals.orderId, orderNumber: withdrawals.orderNumber });
      if (closed === undefined) return;
      // Of one that belongs to no order, the number is what a stranger typed.
      const { orderId, orderNumber } = closed;
      await recordOrderChange(transaction, {
        order: orderId === null ? { id: `withdrawal-${id}`, orderNumber: '' } : { id: orderId, orderNumber },
        actor,
        action: 'withdrawal-closed',
        changes: { caseState: ['open', 'closed'] },
      });
    });
  };
