import { desc, eq } from 'drizzle-orm';
import type { OrderView } from '../../domain/orders/order-view.ts';
import type { Database } from '../database/database.ts';
import { isOrderId } from '../orders/find-order.ts';
import { orderViewsOf } from '../orders/order-views-of.ts';
import { orders } from '../orders/tables.ts';
import { deliveryQuotes } from './tables.ts';

/** A price that staff set for the delivery of a quoted order; amounts in minor units of the order's currency. */
export interface DeliveryQuote {
  readonly version: number;
  readonly shippingMinor: number;
  /** Business days on the way. */
  readonly minDays: number;
  readonly maxDays: number;
  readonly note: string | null;
  readonly createdAt: string;
}

/** The prices that were set for an order's delivery, newest first. The caller has found the order readable. */
export const deliveryQuotesOf =
  (database: Database) =>
  (orderId: string): Promise<DeliveryQuote[]> =>
    database
      .select({
        version: deliveryQuotes.version,
        shippingMinor: deliveryQuotes.shippingMinor,
        minDays: deliveryQuotes.minDays,
        maxDays: deliveryQuotes.maxDays,
        note: deliveryQuotes.note,
        createdAt: deliveryQuotes.createdAt,
      })
      .from(deliveryQuotes)
      .where(eq(deliveryQuotes.orderId, orderId))
      .orderBy(desc(deliveryQuotes.version));

/** An order for staff who price its delivery, with the prices of before; null for an unknown one. */
export const findDelivery =
  (database: Database) =>
  async (id: string): Promise<{ order: OrderView; quotes: readonly DeliveryQuote[] } | null> => {
    if (!isOrderId(id)) return null;
    const rows = await database.select().from(orders).where(eq(orders.id, id));
    const [order] = await orderViewsOf(database, rows);
    return order ? { order, quotes: await deliveryQuotesOf(database)(id) } : null;
  };
