import { and, asc, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { ShippingRule } from '../../../domain/checkout/shipping-rules.ts';
import { marketOf } from '../../../domain/locale/market.ts';
import { actorKindOf } from '../../../domain/orders/actor.ts';
import { isDroppedExchange } from '../../../domain/returns/exchange-status.ts';
import { afterCancelled } from '../../../domain/returns/kept-delivery.ts';
import { isOpenReturn, mayCallOff, OPEN_RETURNS } from '../../../domain/returns/return-status.ts';
import { isInTime } from '../../../domain/returns/withdrawal.ts';
import { mayTake, workOnOne } from '../../database/chores/chores.ts';
import type { Database } from '../../database/database.ts';
import { orderEvents } from '../../orders/event-tables.ts';
import { orders } from '../../orders/tables.ts';
import { announceReturn } from '../announce-return.ts';
import { refreshEstimates } from '../refresh-estimates.ts';
import { returns } from '../tables.ts';
import { lockReturn, writeSteps } from '../write-return.ts';
import { refundDelivery } from './refund-delivery.ts';
import { refundInstead } from './refund-instead.ts';
import { sendCreditBack } from './send-credit-back.ts';
import { exchanges } from './tables.ts';
import { lockExchange, type LockedExchange } from './write-exchange.ts';

/** The chore's name in logs, metrics and among failures. */
export const ENDED_EXCHANGES = 'exchanges that came to nothing';

/** `creditToGoBack` is above zero, in the words of the database. */
const hasCreditToGoBack = sql`least(least(${orders.creditMinor}, ${orders.heldMinor}),
  ${orders.owedMinor} - (${orders.heldMinor} - least(${orders.creditMinor}, ${orders.heldMinor}))) > 0`;

/** Whether an exchange is over without goods of it that its customer keeps, and what follows is not done, for statements that read it with its return and the replacement's order. */
const isUntold = and(
  isNull(exchanges.refundToldAt),
  or(
    and(
      inArray(exchanges.status, ['REJECTED', 'CANCELLED']),
      inArray(returns.status, [...OPEN_RETURNS, 'COMPLETED']),
    ),
    and(
      inArray(returns.kind, ['withdrawal', 'complaint']),
      eq(returns.status, 'COMPLETED'),
      eq(orders.status, 'RETURNED'),
    ),
  ),
);

/**
 * An exchange whose return has yet to become one that is refunded, because it came to nothing or because its replacement came
 * back, too, of goods whose delivery goes back then (`isDeliveryKept`), or whose credit has to go back; its rows are locked later, the older order first.
 */
async function claim(transaction: Database) {
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

type Found = NonNullable<Awaited<ReturnType<typeof lockReturn>>>;

/** What becomes of the goods of an exchange that came to nothing, by who cancelled its replacement and when (`afterCancelled`). */
async function goodsAfter(
  transaction: Database,
  { row, order }: Found,
  { row: exchange, replacement }: LockedExchange,
): Promise<ReturnType<typeof afterCancelled>> {
  // What was withdrawn from is refunded as such.
  if (row.kind === 'withdrawal') return 'other';
  const [cancelled] =
    replacement === null
      ? []
      : await transaction
          .select({ actor: orderEvents.actor })
          .from(orderEvents)
          .where(and(eq(orderEvents.orderId, replacement.id), eq(orderEvents.toStatus, 'CANCELLED')))
          .orderBy(desc(orderEvents.id))
          .limit(1);
  return afterCancelled({
    kind: row.kind,
    isSent: !mayCallOff(row.status),
    isByCustomer: actorKindOf(cancelled?.actor ?? 'shop') === 'customer',
    isInTime: isInTime(order.deliveredAt, {
      market: marketOf(order.currency),
      now: exchange.closedAt ?? new Date().toISOString(),
    }),
  });
}

/** Of goods that have not been accepted: they are refunded, or stay with their customer, who is told. */
async function followOpen(
  transaction: Database,
  found: Found,
  { locked, rules }: { readonly locked: LockedExchange; readonly rules: readonly ShippingRule[] },
): Promise<void> {
  const { row, order } = found;
  const kind = await goodsAfter(transaction, found, locked);
  if (kind === 'kept') {
    await writeSteps(transaction, row, ['CANCELLED'], { actor: 'shop', reason: 'exchange-cancelled' });
    await refreshEstimates(transaction, order.id, rules);
    return announceReturn(transaction, row.id, 'called-off');
  }
  const asked = { kind, rules, actor: 'shop', reason: 'refund-instead' } as const;
  const wayMinor = await refundInstead(transaction, found, asked);
  await refreshEstimates(transaction, order.id, rules, new Map([[row.id, wayMinor]]));
  await announceReturn(transaction, row.id, 'refund-instead');
}

/**
 * Of goods that were accepted: once nothing that came in their place is with their customer, the delivery of their order goes back with them, unless it
 * was cancelled too late (`afterCancelled`). What else is owed of the order stays as it was.
 */
async function followAccepted(
  transaction: Database,
  found: Found,
  { locked, rules }: { readonly locked: LockedExchange; readonly rules: readonly ShippingRule[] },
): Promise<void> {
  const { row, order } = found;
  const after = await goodsAfter(transaction, found, locked);
  const kind = after === 'kept' ? 'exchange' : row.kind === 'withdrawal' ? row.kind : after;
  await transaction.update(returns).set({ kind }).where(eq(returns.id, row.id));
  await transaction
    .update(exchanges)
    .set({ refundToldAt: sql`now()` })
    .where(eq(exchanges.returnId, row.id));
  const others = await transaction
    .select({ id: exchanges.returnId })
    .from(exchanges)
    .innerJoin(returns, eq(returns.id, exchanges.returnId))
    .leftJoin(orders, eq(orders.id, exchanges.orderId))
    .where(and(eq(returns.orderId, order.id), isUntold));
  // The last of them brings it.
  if (others.length === 0) await refundDelivery(transaction, found);
  await refreshEstimates(transaction, order.id, rules);
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
  const isBack = replacement?.status === 'RETURNED' && row.kind !== 'exchange';
  const isOver = isDroppedExchange(exchange.status) || isBack;
  const isUntold = isOver && exchange.refundToldAt === null;
  if (isUntold && isOpenReturn(row.status)) await followOpen(transaction, found, { locked, rules });
  if (replacement !== null) await sendCreditBack(transaction, exchange, { original: order, replacement });
  if (isUntold && row.status === 'COMPLETED') {
    // Its money may be here by now.
    const again = await lockReturn(transaction, id);
    if (again) await followAccepted(transaction, again, { locked, rules });
  }
  return 'followed';
}

/**
 * Does what follows when the replacement of one exchange was cancelled, or its money has to go back, whoever caused it: who did held the lock of
 * the younger order alone. The goods that were to be exchanged are refunded, or stay with their customer (`afterCancelled`), who is told, and credit goes back the way it came.
 * Null when there is none; of a chain of exchanges each turn goes back by one order.
 */
export const followEnded =
  (database: Database, rules: { readonly shipping: readonly ShippingRule[] }) =>
  (): Promise<'followed' | null> =>
    workOnOne(database, ENDED_EXCHANGES, {
      claim,
      work: (transaction, row) => follow(transaction, row, rules.shipping),
    });
