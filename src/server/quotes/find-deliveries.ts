import { desc, eq, and, asc, count, exists, inArray, isNull } from 'drizzle-orm';
import type { OrderView } from '../../domain/orders/order-view.ts';
import type { Database } from '../database/database.ts';
import { isOrderId } from '../orders/find-order.ts';
import { orderViewsOf } from '../orders/order-views-of.ts';
import { orders } from '../orders/tables.ts';
import { deliveryQuotes } from './tables.ts';

/** A price that staff set for the delivery of a quoted order; amounts in minor units of the order's currency. */
interface DeliveryQuote {
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

/** Orders whose delivery waits for its price, or has one and waits for its money. */
type DeliveryState = 'waiting' | 'quoted';

/** A page of unpaid orders whose delivery is quoted for staff (R10): who waits longest first, who was answered last first. `page` counts from 1. */
export const listDeliveries =
  (database: Database) =>
  async (asked: {
    state: DeliveryState;
    page: number;
    pageSize: number;
  }): Promise<{ orders: readonly OrderView[]; total: number }> => {
    const { state, page, pageSize } = asked;
    const isPending = eq(orders.status, 'PENDING');
    const hasQuote = exists(
      database
        .select({ version: deliveryQuotes.version })
        .from(deliveryQuotes)
        .where(eq(deliveryQuotes.orderId, orders.id)),
    );
    const where =
      state === 'waiting'
        ? and(isPending, isNull(orders.shippingMinor))
        : and(isPending, inArray(orders.paymentStatus, ['UNPAID', 'FAILED']), hasQuote);
    const order = state === 'waiting' ? asc(orders.createdAt) : desc(orders.createdAt);
    const rows = await database
      .select()
      .from(orders)
      .where(where)
      .orderBy(order, orders.id)
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    const [counted] = await database.select({ total: count() }).from(orders).where(where);
    return { orders: await orderViewsOf(database, rows), total: counted?.total ?? 0 };
  };
