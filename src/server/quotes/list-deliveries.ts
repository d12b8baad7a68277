import { and, asc, count, desc, eq, exists, inArray, isNull } from 'drizzle-orm';
import type { OrderView } from '../../domain/orders/order-view.ts';
import type { Database } from '../database/database.ts';
import { orderViewsOf } from '../orders/order-views-of.ts';
import { orders } from '../orders/tables.ts';
import { deliveryQuotes } from './tables.ts';

/** Orders whose delivery waits for its price, or has one and waits for its money. */
export type DeliveryState = 'waiting' | 'quoted';

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
