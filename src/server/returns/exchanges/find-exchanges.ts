import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { marketOf } from '../../../domain/locale/market.ts';
import { actorKindOf } from '../../../domain/orders/actor.ts';
import { dueOf } from '../../../domain/payments/order-money.ts';
import { isTransferAwaited } from '../../../domain/payments/is-transfer-awaited.ts';
import { isOpenExchange } from '../../../domain/returns/exchange-status.ts';
import type { ExchangeEventView, ExchangeSummary } from '../../../domain/returns/exchange-view.ts';
import { afterCancelled } from '../../../domain/returns/kept-delivery.ts';
import { mayCallOff } from '../../../domain/returns/return-status.ts';
import { isInTime } from '../../../domain/returns/withdrawal.ts';
import { products, productTexts } from '../../catalogue/tables.ts';
import type { Database } from '../../database/database.ts';
import { cardMinor } from '../../orders/kept-after-refunds.ts';
import { hasOpenWithdrawal } from '../../orders/open-withdrawal.ts';
import { shipments } from '../../orders/shipment-tables.ts';
import { orders } from '../../orders/tables.ts';
import { returns } from '../tables.ts';
import { exchangeEvents, exchanges } from './tables.ts';

type OrderRow = typeof orders.$inferSelect &
  Pick<typeof shipments.$inferSelect, 'carrier' | 'trackingNumber'> & {
    readonly cardMinor: number;
    readonly isWithdrawn: boolean;
  };

/** The order of a replacement as its exchange shows it. */
function replacementOrder(order: OrderRow): ExchangeSummary['order'] {
  const { id, orderNumber, status, isWithdrawn, carrier, trackingNumber, paymentDueOn } = order;
  const minor = isTransferAwaited(order) ? dueOf(order) : 0;
  return {
    id,
    orderNumber,
    status,
    isWithdrawn,
    tracking: carrier && trackingNumber ? { carrier, number: trackingNumber } : null,
    due: minor > 0 ? { minor, until: paymentDueOn } : null,
  };
}

/** What comes in place of the goods of returns, by the id of the return, named in the language of the order; none for a return by itself. */
export async function exchangesOf(
  database: Database,
  returnIds: readonly string[],
): Promise<ReadonlyMap<string, ExchangeSummary>> {
  if (returnIds.length === 0) return new Map();
  const original = database.$with('original').as(
    database
      .select({ id: returns.id, locale: orders.locale, backMinor: returns.refundMinor })
      .from(returns)
      .innerJoin(orders, eq(orders.id, returns.orderId))
      .where(inArray(returns.id, [...returnIds])),
  );
  const rows = await database
    .with(original)
    .select({
      row: exchanges,
      backMinor: original.backMinor,
      order: orders,
      carrier: shipments.carrier,
      trackingNumber: shipments.trackingNumber,
      isWithdrawn: sql<boolean>`coalesce(${hasOpenWithdrawal}, false)`,
      cardMinor: sql<string>`case when ${orders.takesCard} then ${cardMinor} else 0 end`,
      articleNumber: products.articleNumber,
      pictures: products.pictures,
      name: productTexts.name,
    })
    .from(exchanges)
    .innerJoin(original, eq(original.id, exchanges.returnId))
    .innerJoin(products, eq(products.id, exchanges.productId))
    .innerJoin(
      productTexts,
      and(eq(productTexts.productId, products.id), eq(productTexts.locale, original.locale)),
    )
    .leftJoin(orders, eq(orders.id, exchanges.orderId))
    // It goes in one parcel (`maySendInParts`).
    .leftJoin(shipments, and(eq(shipments.orderId, exchanges.orderId), eq(shipments.position, 1)));
  return new Map(
    rows.map(({ row, backMinor, order, articleNumber, pictures, name, ...ofOrder }) => {
      const { returnId, number, status, productId, pieces, priceUntil, askedAgainAt } = row;
      const { totalMinor, shippingMinor, creditMinor, creditedMinor } = row;
      return [
        returnId,
        {
          number,
          status,
          replacement: { productId, name, articleNumber, picture: pictures[0] ?? '', pieces },
          totalMinor,
          shippingMinor,
          creditMinor,
          creditedMinor,
          backMinor,
          priceUntil,
          isAskedAgain: status === 'PENDING' && askedAgainAt !== null,
          order:
            order && replacementOrder({ ...order, ...ofOrder, cardMinor: Number(ofOrder.cardMinor ?? 0) }),
        },
      ];
    }),
  );
}

/** What happened to an exchange, the first step first. */
export async function exchangeEventsOf(
  database: Database,
  returnId: string,
): Promise<readonly ExchangeEventView[]> {
  const rows = await database
    .select()
    .from(exchangeEvents)
    .where(eq(exchangeEvents.exchangeId, returnId))
    .orderBy(asc(exchangeEvents.id));
  return rows.map(({ id, toStatus, actor, reason, at }) => ({
    id,
    toStatus,
    actor: actorKindOf(actor),
    reason,
    at,
  }));
}

/** The exchange for which an order was placed. */
export interface ReplacedBy {
  readonly returnId: string;
  readonly number: string;
  /** The order that the exchanged goods are of. */
  readonly originalId: string;
  readonly isOpen: boolean;
  /** Whether the exchanged goods left their customer. */
  readonly isSent: boolean;
  /** What becomes of them if their customer cancels it now (`afterCancelled`). */
  readonly onCancel: ReturnType<typeof afterCancelled>;
}

/** The exchange for which an order was placed; null for every other order. */
export const exchangeOfReplacement =
  (database: Database) =>
  async (orderId: string): Promise<ReplacedBy | null> => {
    const original = alias(orders, 'original');
    const [found] = await database
      .select({
        returnId: exchanges.returnId,
        number: exchanges.number,
        originalId: returns.orderId,
        status: exchanges.status,
        returnStatus: returns.status,
        kind: returns.kind,
        deliveredAt: original.deliveredAt,
        currency: original.currency,
      })
      .from(exchanges)
      .innerJoin(returns, eq(returns.id, exchanges.returnId))
      .innerJoin(original, eq(original.id, returns.orderId))
      .where(eq(exchanges.orderId, orderId));
    if (!found) return null;
    const { status, returnStatus, kind, deliveredAt, currency, ...replaced } = found;
    const isSent = !mayCallOff(returnStatus);
    const at = { market: marketOf(currency), now: new Date().toISOString() };
    const onCancel = afterCancelled({
      kind,
      isSent,
      isByCustomer: true,
      isInTime: isInTime(deliveredAt, at),
    });
    return { ...replaced, isOpen: isOpenExchange(status), isSent, onCancel };
  };
