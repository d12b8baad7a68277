import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { orderEvents } from '../../orders/event-tables.ts';
import { orderItems, orders } from '../../orders/tables.ts';
import { restock } from '../../orders/restock.ts';
import { returns } from '../tables.ts';
import { likeForLike, replacementTotals } from './price-replacement.ts';
import { exchangeEvents, exchanges } from './tables.ts';
import { lockExchange, type LockedExchange } from './write-exchange.ts';

/** How the order was taxed that an exchange belongs to, before its replacement has an order of its own. */
async function originalOf(transaction: Database, returnId: string) {
  const [order] = await transaction
    .select({ currency: orders.currency, taxRatePercent: orders.taxRatePercent, taxMode: orders.taxMode })
    .from(orders)
    .innerJoin(returns, eq(returns.orderId, orders.id))
    .where(eq(returns.id, returnId));
  if (!order) throw new Error('A return has no order');
  return order;
}

interface GoingBack {
  readonly pieces: number;
  /** What the same product costs in their place, in minor units (`likeForLikePrice`); null where the price that was agreed stays. */
  readonly priceMinor: number | null;
}

/**
 * Makes the replacement of a locked exchange, whose goods have not been accepted, fit what still goes back: of as many pieces, where its customer
 * withdrew from others, at the price of one that was agreed, unless it is the same product. Of its order, for
 * which nobody was asked for money yet, line and totals change, and what is held for it besides goes on sale. Answers what the exchange keeps of it.
 */
export async function fitReplacement(
  transaction: Database,
  { row, replacement }: LockedExchange,
  { pieces, priceMinor }: GoingBack,
): Promise<{ readonly pieces: number; readonly unitMinor: number; readonly totalMinor: number }> {
  const { currency, taxRatePercent, taxMode } = replacement ?? (await originalOf(transaction, row.returnId));
  const taxRule = { ratePercent: Number(taxRatePercent), mode: taxMode };
  const { unitMinor, shippingMinor } = row;
  const price =
    priceMinor === null
      ? { unitMinor, discountMinor: 0, shippingMinor, taxRule }
      : likeForLike(priceMinor, { pieces, taxRule });
  const totals = replacementTotals(price, { pieces, currency });
  const kept = { pieces, unitMinor: price.unitMinor, totalMinor: totals.total.minor };
  if (replacement === null) return kept;
  const { id: orderId, status, heldMinor, owedMinor } = replacement;
  await transaction
    .update(orders)
    .set({
      subtotalMinor: totals.subtotal.minor,
      discountMinor: totals.discount.minor,
      taxMinor: totals.tax.minor,
      totalMinor: totals.total.minor,
      owedMinor: Math.max(owedMinor, heldMinor - totals.total.minor),
      updatedAt: sql`now()`,
    })
    .where(eq(orders.id, orderId));
  await transaction
    .update(orderItems)
    .set({
      quantity: pieces,
      unitMinor: price.unitMinor,
      lineMinor: totals.subtotal.minor,
      discountMinor: totals.discount.minor,
    })
    .where(eq(orderItems.orderId, orderId));
  if (pieces < row.pieces) {
    await transaction
      .insert(orderEvents)
      .values({ orderId, fromStatus: status, toStatus: status, actor: 'shop', reason: 'pieces-fewer' });
    await restock(transaction, orderId, [{ productId: row.productId, pieces: row.pieces - pieces }]);
  }
  return kept;
}

/** Makes an exchange whose goods are accepted in part one of those alone. Answers it, locked, as it is then. */
export async function exchangeFewer(
  transaction: Database,
  locked: LockedExchange,
  { actor, ...accepted }: GoingBack & { readonly actor: string },
): Promise<LockedExchange | null> {
  const { returnId, status } = locked.row;
  const fitted = await fitReplacement(transaction, locked, accepted);
  await transaction
    .update(exchanges)
    .set({ ...fitted, updatedAt: sql`now()` })
    .where(eq(exchanges.returnId, returnId));
  await transaction.insert(exchangeEvents).values({
    exchangeId: returnId,
    fromStatus: status,
    toStatus: status,
    actor,
    reason: 'pieces-fewer',
  });
  return lockExchange(transaction, returnId);
}
