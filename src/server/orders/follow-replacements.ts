import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { PurchaseStatus } from '../../domain/orders/order-status.ts';
import { isOpenExchange, stepsAfterOrder } from '../../domain/returns/exchange-status.ts';
import type { Database } from '../database/database.ts';
import { exchangeEvents, exchanges } from '../returns/exchanges/tables.ts';

/**
 * Moves the exchanges whose replacements' orders took a step, by the table (R23), in its transaction, which holds the locks of those orders. A
 * replacement that is cancelled by itself ends the exchange and leaves the return of the original: its goods are refunded (`followEnded`), which
 * tells its customer more than the cancellation could. Answers whether it ended one whose
 * goods were not accepted yet.
 */
export async function followReplacements(
  transaction: Database,
  orderIds: readonly string[],
  to: PurchaseStatus,
): Promise<boolean> {
  if (orderIds.length === 0 || to === 'PROCESSING' || to === 'PENDING') return false;
  const found = await transaction
    .select({ id: exchanges.returnId, status: exchanges.status, creditedMinor: exchanges.creditedMinor })
    .from(exchanges)
    .where(and(inArray(exchanges.orderId, [...orderIds]), isNull(exchanges.closedAt)))
    .orderBy(asc(exchanges.returnId))
    .for('update');
  for (const { id, status } of found) {
    const steps = stepsAfterOrder(status, to);
    const last = steps.at(-1);
    if (last === undefined) continue;
    await transaction
      .update(exchanges)
      .set({
        status: last,
        updatedAt: sql`now()`,
        ...(isOpenExchange(last) ? {} : { closedAt: sql`now()` }),
      })
      .where(eq(exchanges.returnId, id));
    await transaction.insert(exchangeEvents).values(
      steps.map((toStatus, place) => ({
        exchangeId: id,
        fromStatus: steps[place - 1] ?? status,
        toStatus,
        actor: 'shop',
        reason: `replacement-${to.toLowerCase()}`,
      })),
    );
  }
  return to === 'CANCELLED' && found.some(({ creditedMinor }) => creditedMinor === null);
}
