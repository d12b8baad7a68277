import { and, eq, inArray, sql } from 'drizzle-orm';
import type { StaffOrdersQuery } from '../../domain/orders/staff-orders-query.ts';
import type { Database } from '../database/database.ts';
import { isOrderStopped } from '../orders/queue-conditions.ts';
import { orderAddresses } from '../orders/address-tables.ts';
import { isSentInPart } from '../orders/shipments.ts';
import { orders } from '../orders/tables.ts';
import { orderNotes } from './tables.ts';
import { cardMinor, isOnlyMoved } from '../orders/kept-after-refunds.ts';
import { listedColumns, ordersFound, STOPS } from './orders-found.ts';

/** Orders on one page of the back office. */
const DESK_PAGE_SIZE = 30;

/** Who receives the orders of a page. */
async function recipientsOf(database: Database, orderIds: readonly string[]) {
  const rows = await database
    .select({
      orderId: orderAddresses.orderId,
      firstName: orderAddresses.firstName,
      lastName: orderAddresses.lastName,
      email: orderAddresses.email,
    })
    .from(orderAddresses)
    .where(and(inArray(orderAddresses.orderId, [...orderIds]), eq(orderAddresses.kind, 'shipping')));
  return new Map(rows.map((row) => [row.orderId, row]));
}

/**
 * A page of all orders as staff look for them; `next` is the order after which the next page begins. Amounts in minor
 * units; `daysSinceDelivery` are whole ones, null before it.
 */
export const listStaffOrders = (database: Database) => async (query: StaffOrdersQuery) => {
  const { where, inOrder } = await ordersFound(database, query, DESK_PAGE_SIZE);
  const rows = await database
    .select({
      ...listedColumns,
      heldMinor: orders.heldMinor,
      owedMinor: orders.owedMinor,
      creditMinor: orders.creditMinor,
      // What is owed beside a credit may have come by card.
      cardMinor: sql<number>`(case when ${orders.takesCard} then ${cardMinor} else 0 end)::float8`,
      isOnlyMoved: sql<boolean>`${isOnlyMoved}`,
      isStopped: isOrderStopped(orders, STOPS),
      isPartlySent: isSentInPart,
      noteCount: sql<number>`(select count(*)::int from ${orderNotes} where ${eq(orderNotes.orderId, orders.id)})`,
      /** Whether its customer's account was deleted: it has no name any more. */
      isErased: sql<boolean>`${orders.erasedAt} is not null`,
      daysSinceDelivery: sql<number | null>`extract(day from now() - ${orders.deliveredAt})::int`,
    })
    .from(orders)
    .where(where)
    .orderBy(...inOrder)
    .limit(DESK_PAGE_SIZE + 1);
  const page = rows.slice(0, DESK_PAGE_SIZE);
  const recipients = await recipientsOf(
    database,
    page.map(({ id }) => id),
  );
  return {
    orders: page.map((order) => {
      const { firstName = '', lastName = '', email = '' } = recipients.get(order.id) ?? {};
      return { ...order, firstName, lastName, email };
    }),
    next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
  };
};
