import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { ShippingRule } from '../../../domain/checkout/shipping-rules.ts';
import { isDroppedExchange } from '../../../domain/returns/exchange-status.ts';
import { isOpenReturn, OPEN_RETURNS } from '../../../domain/returns/return-status.ts';
import { mayTake, workOnOne } from '../../database/chores/chores.ts';
import type { Database } from '../../database/database.ts';
import { orders } from '../../orders/tables.ts';
import { refreshEstimates } from '../refresh-estimates.ts';
import { returns } from '../tables.ts';
import { lockReturn } from '../write-return.ts';
import { refundInstead } from './refund-instead.ts';
import { sendCreditBack } from './send-credit-back.ts';
import { exchanges } from './tables.ts';
import { lockExchange } from './write-exchange.ts';

/** The chore's name in logs, metrics and among failures. */
export const ENDED_EXCHANGES = 'exchanges that came to nothing';

/** `creditToGoBack` is above zero, in the words of the database. */
const hasCreditToGoBack = sql`least(least(${orders.creditMinor}, ${orders.heldMinor}),
  ${orders.owedMinor} - (${orders.heldMinor} - least(${orders.creditMinor}, ${orders.heldMinor}))) > 0`;

/** An exchange whose return has yet to become one that is refunded, or whose credit has to go back; its rows are locked later, the older order first. */
async function claim(transaction: Database) {
  const isUntold = and(
    inArray(exchanges.status, ['REJECTED', 'CANCELLED']),
    isNull(exchanges.refundToldAt),
    inArray(returns.status, [...OPEN_RETURNS]),
  );
  const [row] = await transaction
    .select({ id: exchanges.returnId })
    .from(exchanges)
    .innerJoin(returns, eq(returns.id, exchanges.returnId))
    .leftJoin(orders, eq(orders.id, exchanges.orderId))
    .where(
      and(
        or(isUntold, and(gt(orders.creditMinor, 0), hasCreditToGoBack)),
        mayTake(ENDED_EXCHANGES, exchanges.returnId),
      ),
    )
    .orderBy(asc(exchanges.updatedAt), asc(exchanges.returnId))
    .limit(1);
  return row;
}

async function follow(
  transaction: Database,
  { id }: { readonly id: string },
  rules: readonly ShippingRule[],
): Promise<'followed'> {
  const found = await lockReturn(transaction, id);
  const locked = found && (await lockExchange(transaction, id));
  if (!locked) return 'followed';
  const { row: exchange, replacement } = locked;
  const { row, order } = found;
  if (isDroppedExchange(exchange.status) && exchange.refundToldAt === null && isOpenReturn(row.status)) {
    const kind = row.kind === 'complaint' ? 'complaint' : 'other';
    await refundInstead(transaction, found, { kind, rules, actor: 'shop', reason: 'refund-instead' });
    await refreshEstimates(transaction, order.id, rules);
  }
  if (replacement !== null) await sendCreditBack(transaction, exchange, { original: order, replacement });
  return 'followed';
}

/**
 * Does what follows when the replacement of one exchange was cancelled, or its money has to go back, whoever caused it: who did held the lock of
 * the younger order alone. The goods that were to be exchanged are refunded, their customer is told, and credit goes back the way it came.
 * Null when there is none; of a chain of exchanges each turn goes back by one order.
 */
export const followEnded =
  (database: Database, { shipping }: { readonly shipping: readonly ShippingRule[] }) =>
  (): Promise<'followed' | null> =>
    workOnOne(database, ENDED_EXCHANGES, {
      claim,
      work: (transaction, row) => follow(transaction, row, shipping),
    });
