import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { OrderChannel, StaffOrdersQuery } from '../../domain/orders/staff-orders-query.ts';
import { telephoneOrders } from '../checkout/tables.ts';
import type { Database } from '../database/database.ts';
import { isOrderId } from '../orders/find-order.ts';
import { isOrderStopped, queueConditions, waitsForShop } from '../orders/queue-conditions.ts';
import { orderAddresses } from '../orders/address-tables.ts';
import { isSentInPart } from '../orders/shipments.ts';
import { orders } from '../orders/tables.ts';
import { hasOpenWithdrawal } from '../orders/open-withdrawal.ts';
import { ordersMeant } from './orders-meant.ts';
import { orderNotes } from './tables.ts';
import { cardMinor, isOnlyMoved, saleMoney } from '../orders/kept-after-refunds.ts';

/** Orders on one page of the back office. */
const DESK_PAGE_SIZE = 30;
const STOPS = { sale: saleMoney, isWithdrawn: hasOpenWithdrawal };

/** Orders that staff took on the telephone, or all others. */
function takenByTelephone(channel: OrderChannel): SQL {
  const taken = sql`select from ${telephoneOrders} where ${telephoneOrders.orderId} = ${orders.id}`;
  return channel === 'telephone' ? sql`exists (${taken})` : sql`not exists (${taken})`;
}

/** What carriers have not remitted is asked for from the oldest delivery on; everything else is newest first. */
const isOldestFirst = ({ queue }: StaffOrdersQuery): boolean => queue === 'remit';

function isAfter(query: StaffOrdersQuery): SQL | undefined {
  const { after } = query;
  if (after === null || !isOrderId(after)) return undefined;
  return isOldestFirst(query)
    ? sql`(${orders.deliveredAt}, ${orders.id}) > (select last.delivered_at, last.id from ${orders} as last where last.id = ${after})`
    : sql`(${orders.createdAt}, ${orders.id}) < (select last.created_at, last.id from ${orders} as last where last.id = ${after})`;
}

/** What a list asks of its orders besides its words. */
function conditionsOf(query: StaffOrdersQuery): SQL | undefined {
  const { queue, status, payment, method, channel, customer } = query;
  const conditions = [
    queue === 'any' ? waitsForShop(orders) : queue && queueConditions(orders, STOPS)[queue],
    status === null ? undefined : eq(orders.status, status),
    payment === null ? undefined : eq(orders.paymentStatus, payment),
    method === null ? undefined : eq(orders.paymentMethod, method),
    channel === null ? undefined : takenByTelephone(channel),
    customer === null ? undefined : eq(orders.userId, customer),
    isAfter(query),
  ];
  return and(...conditions.map((condition) => condition ?? undefined));
}

const inOrderOf = (query: StaffOrdersQuery) =>
  isOldestFirst(query)
    ? [asc(orders.deliveredAt), asc(orders.id)]
    : [desc(orders.createdAt), desc(orders.id)];

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
  const among = { where: conditionsOf(query), orderBy: inOrderOf(query), enough: DESK_PAGE_SIZE };
  const rows = await database
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      createdAt: orders.createdAt,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
      paymentMethod: orders.paymentMethod,
      currency: orders.currency,
      totalMinor: orders.totalMinor,
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
    .where(and(conditionsOf(query), await ordersMeant(database, query.search, among)))
    .orderBy(...inOrderOf(query))
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
