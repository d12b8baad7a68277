import { and, asc, sql } from 'drizzle-orm';
import type { OrderView } from '../../domain/orders/order-view.ts';
import type { Database } from '../database/database.ts';
import { orderViewsOf } from '../orders/order-views-of.ts';
import { orders } from '../orders/tables.ts';

export const PARTNER_ORDERS_PAGE = 25;

/** A place in the row of orders by their last change: its moment with microseconds, and the order's id. */
export interface OrdersCursor {
  readonly at: string;
  readonly id: string;
}

/** What was changed by a call that has not ended yet carries the moment of its beginning: so long a page waits for it. */
const SETTLED = sql`now() - interval '10 seconds'`;
const moment = sql<string>`to_char(${orders.updatedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/**
 * Orders by their last change, the one that was changed longest ago first, from the place after `after`; null begins with the first.
 * An order that is changed again comes again. `next` is the last one's place, `after` itself where there is nothing new.
 */
export const listPartnerOrders =
  (database: Database) =>
  async (
    after: OrdersCursor | null,
  ): Promise<{ orders: readonly OrderView[]; next: OrdersCursor | null; hasMore: boolean }> => {
    const rows = await database
      .select({ order: orders, at: moment })
      .from(orders)
      .where(
        and(
          sql`${orders.updatedAt} <= ${SETTLED}`,
          after === null
            ? undefined
            : sql`(${orders.updatedAt}, ${orders.id}) > (${after.at}::timestamptz, ${after.id}::uuid)`,
        ),
      )
      .orderBy(asc(orders.updatedAt), asc(orders.id))
      .limit(PARTNER_ORDERS_PAGE + 1);
    const page = rows.slice(0, PARTNER_ORDERS_PAGE);
    const last = page.at(-1);
    return {
      orders: await orderViewsOf(
        database,
        page.map(({ order }) => order),
      ),
      next: last === undefined ? after : { at: last.at, id: last.order.id },
      hasMore: rows.length > page.length,
    };
  };
