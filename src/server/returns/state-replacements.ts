import { and, asc, eq, ne, notInArray } from 'drizzle-orm';
import { marketOf } from '../../domain/locale/market.ts';
import { isInTime } from '../../domain/returns/withdrawal.ts';
import type { Database } from '../database/database.ts';
import type { LockedOrder } from '../orders/lock-order.ts';
import { isWithdrawn } from '../orders/open-withdrawal.ts';
import { orders } from '../orders/tables.ts';
import { exchanges } from './exchanges/tables.ts';
import { lockExchange, lockExchanges } from './exchanges/write-exchange.ts';
import { returnEvents, returns } from './tables.ts';

/** The returns of an order whose goods were accepted for others that came in their place, or are to come, with the order of those. */
const acceptedOf = (database: Database, orderId: string) =>
  database
    .select({ id: returns.id, replacementId: orders.id, status: orders.status })
    .from(exchanges)
    .innerJoin(returns, eq(returns.id, exchanges.returnId))
    .innerJoin(orders, eq(orders.id, exchanges.orderId))
    .where(
      and(
        eq(returns.orderId, orderId),
        eq(returns.status, 'COMPLETED'),
        notInArray(exchanges.status, ['REJECTED', 'CANCELLED']),
      ),
    )
    .orderBy(asc(returns.id));

/** Whether goods of an order were accepted for others that their customer has, or waits for: a withdrawal from it is about those. */
export const hasReplacements = async (database: Database, orderId: string): Promise<boolean> =>
  (await acceptedOf(database, orderId)).length > 0;

/** Whether anything that came in place of goods of an order, or is to come, is not withdrawn from as a whole; what came back is neither. */
export async function hasUnstatedReplacements(database: Database, orderId: string): Promise<boolean> {
  for (const { replacementId, status } of await acceptedOf(database, orderId)) {
    const isUnstated =
      status === 'RETURNED'
        ? await hasUnstatedReplacements(database, replacementId)
        : status !== 'CANCELLED' && !(await isWithdrawn(database, replacementId));
    if (isUnstated) return true;
  }
  return false;
}

/** Makes a return that was completed for an exchange one of goods that were withdrawn from: the delivery of their order goes back with them. One that is stays so. */
async function withdrawExchanged(
  transaction: Database,
  id: string,
  { userId }: Pick<LockedOrder, 'userId'>,
): Promise<void> {
  const turned = await transaction
    .update(returns)
    .set({ kind: 'withdrawal' })
    .where(and(eq(returns.id, id), ne(returns.kind, 'withdrawal')))
    .returning({ id: returns.id });
  if (turned.length === 0) return;
  await transaction.insert(returnEvents).values({
    returnId: id,
    fromStatus: 'COMPLETED',
    toStatus: 'COMPLETED',
    actor: `customer:${userId ?? 'guest'}`,
    reason: 'turned',
  });
}

/**
 * Has a withdrawal from a whole locked order reach what came in place of goods that were accepted for an exchange: `take` states it of each order of a
 * replacement, locked, which is not sent then, or goes back. Through one that was itself exchanged it reaches what came in its place. In time for the order
 * itself it is a withdrawal from the exchanged goods. Answers how many it reached.
 */
export async function stateReplacements(
  transaction: Database,
  order: LockedOrder,
  take: (replacement: LockedOrder) => Promise<void>,
): Promise<number> {
  const found = await acceptedOf(transaction, order.id);
  if (found.length === 0) return 0;
  const at = { market: marketOf(order.currency), now: new Date().toISOString() };
  const isTimely = isInTime(order.deliveredAt, at);
  await lockExchanges(
    transaction,
    found.map(({ id }) => id),
  );
  let reached = 0;
  for (const { id } of found) {
    const locked = await lockExchange(transaction, id);
    if (!locked?.replacement) continue;
    const { replacement } = locked;
    const isBack = replacement.status === 'RETURNED';
    const further = isBack ? await stateReplacements(transaction, replacement, take) : 0;
    if (isBack && further === 0) continue;
    if (isTimely) await withdrawExchanged(transaction, id, order);
    if (!isBack) await take(replacement);
    reached += isBack ? further : 1;
  }
  return reached;
}
