import { count, desc, eq } from 'drizzle-orm';
import type { OrderView } from '../../domain/orders/order-view.ts';
import type { Database } from '../database/database.ts';
import { orderViewsOf } from './order-views-of.ts';
import { orders } from './tables.ts';

/** Orders on one page of a customer's list (S §9). */
export const ORDER_PAGE_SIZE = 10;

/** A page of a customer's own orders, newest first (S §6, §7); `page` counts from 1. */
export const listOrders =
  (database: Database) =>
  async (
    userId: string,
    { page, pageSize }: { page: number; pageSize: number },
  ): Promise<{ orders: readonly OrderView[]; total: number }> => {
    const where = eq(orders.userId, userId);
    const [rows, [{ total } = { total: 0 }]] = await Promise.all([
      database
        .select()
        .from(orders)
        .where(where)
        .orderBy(desc(orders.createdAt), orders.id)
        .limit(pageSize)
        .offset((page - 1) * pageSize),
      database.select({ total: count() }).from(orders).where(where),
    ]);
    return { orders: await orderViewsOf(database, rows), total };
  };
