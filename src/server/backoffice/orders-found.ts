import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { OrderChannel, StaffOrdersQuery } from '../../domain/orders/staff-orders-query.ts';
import { CURRENCIES, type Currency } from '../../domain/money/money.ts';
import { telephoneOrders } from '../checkout/tables.ts';
import type { Database } from '../database/database.ts';
import { isOrderId } from '../orders/find-order.ts';
import { queueConditions, waitsForShop } from '../orders/queue-conditions.ts';
import { orders } from '../orders/tables.ts';
import { hasOpenWithdrawal } from '../orders/open-withdrawal.ts';
import { saleMoney } from '../orders/kept-after-refunds.ts';
import { startOf } from './sales/sold-lines.ts';
import { ordersMeant } from './orders-meant.ts';

/** What an order is asked for that may not be sent (`isOrderStopped`). */
export const STOPS = { sale: saleMoney, isWithdrawn: hasOpenWithdrawal };

/** What every list of orders says of one; amounts in minor units. */
export const listedColumns = {
  id: orders.id,
  orderNumber: orders.orderNumber,
  createdAt: orders.createdAt,
  status: orders.status,
  paymentStatus: orders.paymentStatus,
  paymentMethod: orders.paymentMethod,
  currency: orders.currency,
  totalMinor: orders.totalMinor,
};

/** Orders that staff took on the telephone, or all others. */
function takenByTelephone(channel: OrderChannel): SQL {
  const taken = sql`select from ${telephoneOrders} where ${telephoneOrders.orderId} = ${orders.id}`;
  return channel === 'telephone' ? sql`exists (${taken})` : sql`not exists (${taken})`;
}

/** The beginning of a calendar day in the markets of both currencies. */
const startsOf = (day: SQL) => CURRENCIES.map((currency) => ({ currency, start: startOf(day, currency) }));

/**
 * Orders that came in on some days of their markets. The wider bound, which is the same for all orders, is the one that an index answers.
 */
function isBoundedBy(
  day: SQL,
  { currency, side }: { currency: Currency | null; side: 'from' | 'before' },
): SQL {
  const operator = sql.raw(side === 'from' ? '>=' : '<');
  if (currency !== null) return sql`${orders.createdAt} ${operator} ${startOf(day, currency)}`;
  const starts = startsOf(day);
  const each = sql.join(
    starts.map(({ start }) => start),
    sql`, `,
  );
  const wider = side === 'from' ? sql`least(${each})` : sql`greatest(${each})`;
  const own = sql.join(
    starts.map((of) => sql`when ${of.currency} then ${of.start}`),
    sql` `,
  );
  return sql`(${orders.createdAt} ${operator} ${wider} and ${orders.createdAt} ${operator} case ${orders.currency} ${own} end)`;
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
  const { queue, status, payment, method, channel, currency, delivery, firstDay, lastDay, customer } = query;
  const conditions = [
    queue === 'any' ? waitsForShop(orders) : queue && queueConditions(orders, STOPS)[queue],
    status === null ? undefined : eq(orders.status, status),
    payment === null ? undefined : eq(orders.paymentStatus, payment),
    method === null ? undefined : eq(orders.paymentMethod, method),
    channel === null ? undefined : takenByTelephone(channel),
    currency === null ? undefined : eq(orders.currency, currency),
    delivery === null ? undefined : eq(orders.shippingMethod, delivery),
    firstDay === null ? undefined : isBoundedBy(sql`${firstDay}::date`, { currency, side: 'from' }),
    lastDay === null ? undefined : isBoundedBy(sql`${lastDay}::date + 1`, { currency, side: 'before' }),
    customer === null ? undefined : eq(orders.userId, customer),
    isAfter(query),
  ];
  return and(...conditions.map((condition) => condition ?? undefined));
}

const inOrderOf = (query: StaffOrdersQuery) =>
  isOldestFirst(query)
    ? [asc(orders.deliveredAt), asc(orders.id)]
    : [desc(orders.createdAt), desc(orders.id)];

/**
 * Which orders a list means, and in which order; `size` are those that are read of it from where it begins, by which it is decided how far words of
 * people are looked for. A query or two where it has such words, none without.
 */
export async function ordersFound(database: Database, query: StaffOrdersQuery, size: number) {
  const [isListed, inOrder] = [conditionsOf(query), inOrderOf(query)];
  const isMeant = await ordersMeant(database, query.search, {
    where: isListed,
    orderBy: inOrder,
    enough: size,
  });
  return { where: and(isListed, isMeant), inOrder };
}
