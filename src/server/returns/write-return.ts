import { and, eq, inArray, isNull, ne, sql, type InferSelectModel } from 'drizzle-orm';
import {
  isOpenReturn,
  OPEN_RETURNS,
  stepsBack,
  type ReturnStatus,
} from '../../domain/returns/return-status.ts';
import { recordReturnChange } from './record-return-change.ts';
import { unsaid } from '../audit/record-staff-changes.ts';
import type { Database } from '../database/database.ts';
import { lockName } from '../database/lock-name.ts';
import { isOrderId } from '../orders/find-order.ts';
import { lockOrder, type LockedOrder } from '../orders/lock-order.ts';
import { followReturn } from './exchanges/follow-return.ts';
import { returnEvents, returns, withdrawals } from './tables.ts';

export type ReturnRow = InferSelectModel<typeof returns>;

/** What the history says of a step that has no words of its own. */
export const EVENT_OF = {
  PENDING: 'asked',
  APPROVED: 'approved',
  SHIPPED: 'sent',
  RETURNED: 'received',
  IN_PROGRESS: 'inspection',
  COMPLETED: 'completed',
  REJECTED: 'rejected',
  CANCELLED: 'called-off',
} as const satisfies Readonly<Record<ReturnStatus, string>>;

/** Makes forms with one id follow each other, those of other orders too: the second finds what the first wrote. The order is locked before. */
export const lockForm = (transaction: Database, id: string): Promise<void> =>
  lockName(transaction, `return ${id}`);

/** A return with its order, both locked, in the order in which everybody locks them: the order first. */
export async function lockReturn(
  transaction: Database,
  returnId: string,
): Promise<{ readonly order: LockedOrder; readonly row: ReturnRow } | null> {
  if (!isOrderId(returnId)) return null;
  const [known] = await transaction
    .select({ orderId: returns.orderId })
    .from(returns)
    .where(eq(returns.id, returnId));
  const order = known && (await lockOrder(transaction, known.orderId));
  if (!order) return null;
  const [row] = await transaction.select().from(returns).where(eq(returns.id, returnId)).for('update');
  return row ? { order, row } : null;
}

interface Move {
  readonly actor: string;
  /** What the history says of the last step; by itself the word of its status. */
  readonly reason?: string;
  /** What staff said with it. */
  readonly note?: string | null;
  readonly set?: Partial<Omit<ReturnRow, 'id' | 'number' | 'status'>>;
}

/** Writes the steps of a return whose row is locked, each into its history, and moves its exchange along; the caller has asked the table. */
export async function writeSteps(
  transaction: Database,
  row: Pick<ReturnRow, 'id' | 'status'> & Partial<Pick<ReturnRow, 'carrier' | 'trackingNumber'>>,
  steps: readonly ReturnStatus[],
  { actor, reason, note = null, set = {} }: Move,
): Promise<void> {
  const to = steps.at(-1);
  if (to === undefined) return;
  const isOver = !isOpenReturn(to);
  await transaction
    .update(returns)
    .set({ ...set, status: to, updatedAt: sql`now()`, ...(isOver ? { closedAt: sql`now()` } : {}) })
    .where(eq(returns.id, row.id));
  await transaction.insert(returnEvents).values(
    steps.map((toStatus, place) => ({
      returnId: row.id,
      fromStatus: steps[place - 1] ?? row.status,
      toStatus,
      actor,
      reason: place === steps.length - 1 ? (reason ?? EVENT_OF[toStatus]) : EVENT_OF[toStatus],
      note: place === steps.length - 1 ? note : null,
    })),
  );
  await recordReturnChange(
    transaction,
    { returnId: row.id, actor, action: 'return-moved' },
    {
      returnStatus: [row.status, to],
      ...(set.carrier != null && { carrier: [row.carrier ?? '', set.carrier] }),
      ...(set.trackingNumber != null && {
        trackingNumber: unsaid(row.trackingNumber ?? null, set.trackingNumber),
      }),
    },
  );
  if (isOver) await closeWithdrawalsOfReturn(transaction, { returnId: row.id, actor });
  await followReturn(transaction, row.id, { steps, actor });
}

/** Notes that the statements of withdrawal that belong to a return have been dealt with. */
async function closeWithdrawalsOfReturn(
  transaction: Database,
  { returnId, actor }: { readonly returnId: string; readonly actor: string },
): Promise<void> {
  await transaction
    .update(withdrawals)
    .set({ closedAt: sql`now()`, closedBy: actor })
    .where(and(eq(withdrawals.returnId, returnId), isNull(withdrawals.closedAt)));
}

/** The same of the statements about an order that began no return: those of its other returns wait for their goods. */
export async function closeUnjoined(
  transaction: Database,
  { orderId, actor }: { readonly orderId: string; readonly actor: string },
): Promise<void> {
  await transaction
    .update(withdrawals)
    .set({ closedAt: sql`now()`, closedBy: actor })
    .where(and(eq(withdrawals.orderId, orderId), isNull(withdrawals.returnId), isNull(withdrawals.closedAt)));
}

/**
 * Closes what other returns of an order ask for, once its last piece came back: nothing is left to wait for. What was not sent is called off,
 * what was on its way is refused after an inspection that found nothing.
 */
export async function closeOvertaken(
  transaction: Database,
  { orderId, except, actor }: { readonly orderId: string; readonly except: string; readonly actor: string },
): Promise<void> {
  const rows = await transaction
    .select()
    .from(returns)
    .where(
      and(eq(returns.orderId, orderId), ne(returns.id, except), inArray(returns.status, [...OPEN_RETURNS])),
    )
    .orderBy(returns.id)
    .for('update');
  for (const row of rows) {
    const isUnsent = row.status === 'PENDING' || row.status === 'APPROVED';
    const steps: readonly ReturnStatus[] = isUnsent
      ? ['CANCELLED']
      : [...(stepsBack(row.status, 'IN_PROGRESS') ?? []), 'REJECTED'];
    await writeSteps(transaction, row, steps, { actor, reason: 'overtaken' });
  }
}
