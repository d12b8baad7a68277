import { asc, eq, inArray, sql, type InferSelectModel } from 'drizzle-orm';
import {
  EXCHANGE_TRANSITIONS,
  isOpenExchange,
  type ExchangeStatus,
} from '../../../domain/returns/exchange-status.ts';
import { transition } from '../../../domain/orders/transition.ts';
import { recordReturnChange } from '../record-return-change.ts';
import type { Database } from '../../database/database.ts';
import { lockOrder, type LockedOrder } from '../../orders/lock-order.ts';
import { exchangeEvents, exchanges } from './tables.ts';

export type ExchangeRow = InferSelectModel<typeof exchanges>;

/** An exchange with the order of its replacement, if it has one, both locked. */
export interface LockedExchange {
  readonly row: ExchangeRow;
  readonly replacement: LockedOrder | null;
}

/** The exchange that a return belongs to, as it is; null for a return by itself. */
export async function exchangeOf(database: Database, returnId: string): Promise<ExchangeRow | null> {
  const [row] = await database.select().from(exchanges).where(eq(exchanges.returnId, returnId));
  return row ?? null;
}

/**
 * The same, locked. Everybody locks the order that the goods are of first, then their return, then the order of the replacement, then
 * the exchange: the older order before the younger. Who moves the younger order alone begins there (`followReplacements`).
 */
export async function lockExchange(transaction: Database, returnId: string): Promise<LockedExchange | null> {
  const known = await exchangeOf(transaction, returnId);
  if (known === null) return null;
  // It is given to the exchange under the lock of the older order, which the caller holds.
  const replacement = known.orderId === null ? null : await lockOrder(transaction, known.orderId);
  const [row] = await transaction
    .select()
    .from(exchanges)
    .where(eq(exchanges.returnId, returnId))
    .for('update');
  return row ? { row, replacement } : null;
}

/**
 * Locks several exchanges with the orders of their replacements, whichever is asked for first: the orders by their ids, then the exchanges by theirs, as
 * `followReplacements` does. The caller goes on with each by `lockExchange`.
 */
export async function lockExchanges(transaction: Database, returnIds: readonly string[]): Promise<void> {
  if (returnIds.length === 0) return;
  const these = inArray(exchanges.returnId, [...returnIds]);
  const found = await transaction.select({ orderId: exchanges.orderId }).from(exchanges).where(these);
  const orderIds = found.flatMap(({ orderId }) => orderId ?? []);
  for (const orderId of orderIds.toSorted()) await lockOrder(transaction, orderId);
  await transaction
    .select({ id: exchanges.returnId })
    .from(exchanges)
    .where(these)
    .orderBy(asc(exchanges.returnId))
    .for('update');
}

/** Writes a step of a locked exchange into its row and its history; one that the table has not throws, because the caller has asked. */
export async function writeExchange(
  transaction: Database,
  row: Pick<ExchangeRow, 'returnId' | 'status'>,
  {
    to,
    actor,
    reason,
    set = {},
  }: {
    readonly to: ExchangeStatus;
    readonly actor: string;
    readonly reason: string;
    readonly set?: Partial<Omit<ExchangeRow, 'returnId' | 'number' | 'status'>>;
  },
): Promise<void> {
  const { returnId: id, status: from } = row;
  if (from !== to && !transition(EXCHANGE_TRANSITIONS, from, to).ok) {
    throw new Error(`An exchange does not go from ${from} to ${to}`);
  }
  await transaction
    .update(exchanges)
    .set({
      ...set,
      status: to,
      updatedAt: sql`now()`,
      ...(isOpenExchange(to) ? {} : { closedAt: sql`now()` }),
    })
    .where(eq(exchanges.returnId, id));
  await transaction
    .insert(exchangeEvents)
    .values({ exchangeId: id, fromStatus: from, toStatus: to, actor, reason });
  const { creditedMinor } = set;
  await recordReturnChange(transaction, { returnId: id, actor, action: 'exchange-moved' }, (said) => ({
    exchangeStatus: [from, to],
    ...(creditedMinor != null && { credited: ['', said(creditedMinor)] }),
    ...(set.askedAgainAt != null && { askedAgain: ['', 'yes'] }),
  }));
}
