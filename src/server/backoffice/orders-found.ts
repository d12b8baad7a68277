import { and, asc, desc, eq, inArray, like, or, sql, type SQL } from 'drizzle-orm';
import { customerWanted } from '../../domain/account/customers-query.ts';
import type { OrderChannel, StaffOrdersQuery } from '../../domain/orders/staff-orders-query.ts';
import { namedOrder } from '../../domain/orders/order-number.ts';
import { telephoneOrders } from '../checkout/tables.ts';
import type { Database } from '../database/database.ts';
import { users } from '../account/tables.ts';
import { isOrderId } from '../orders/find-order.ts';
import { queueConditions, waitsForShop } from '../orders/queue-conditions.ts';
import { orderAddresses, recipientFoundIn } from '../orders/address-tables.ts';
import { orders } from '../orders/tables.ts';
import { hasOpenWithdrawal } from '../orders/open-withdrawal.ts';
import { saleMoney } from '../orders/kept-after-refunds.ts';
import { contains, isIndexed, LOOKED_AT_MAX, NEWEST } from './list-customers.ts';

/** What an order is asked for that may not be sent (`isOrderStopped`). */
export const STOPS = { sale: saleMoney, isWithdrawn: hasOpenWithdrawal };

/** Orders whose e-mails, or whose customer's account, have an e-mail address; found first, and then read one by one. */
function withEmail(email: string): SQL {
  const address = email.toLowerCase();
  return sql`${orders.id} = any(array(
    select ${orderAddresses.orderId} from ${orderAddresses} where lower(${orderAddresses.email}) = ${address}
    union select placed.id from ${orders} as placed
      where placed.user_id in (select ${users.id} from ${users} where ${users.email} = ${address})))`;
}

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

/**
 * Orders that go to people by words of their names or the digits of their telephone. What many have is found among the next orders of the list,
 * what few have everywhere by the index of letters, as the search over all areas does.
 */
async function ordersOfPeople(
  database: Database,
  query: StaffOrdersQuery,
  size: number,
): Promise<readonly string[]> {
  const wanted = customerWanted(query.search);
  if (wanted === null || wanted.order !== null || !wanted.parts.some(isIndexed)) return [];
  const isOf = and(
    eq(orderAddresses.kind, 'shipping'),
    ...wanted.parts.map((part) => like(recipientFoundIn(orderAddresses), contains(part))),
  );
  const idsOf = (where: SQL | undefined) =>
    database.select({ id: orderAddresses.orderId }).from(orderAddresses).where(where).limit(LOOKED_AT_MAX);
  const next = await database
    .select({ id: orders.id })
    .from(orders)
    .where(conditionsOf(query))
    .orderBy(...inOrderOf(query))
    .limit(NEWEST);
  const ids = next.map(({ id }) => id);
  const near = ids.length === 0 ? [] : await idsOf(and(inArray(orderAddresses.orderId, ids), isOf));
  // A list that is no longer has no others.
  const all = near.length > size || ids.length < NEWEST ? [] : await idsOf(isOf);
  return [...new Set([...near, ...all].map(({ id }) => id))];
}

/** Orders of a number, of an e-mail address, or of people; undefined for all. */
async function meantBy(database: Database, query: StaffOrdersQuery, size: number): Promise<SQL | undefined> {
  const { search } = query;
  if (search === '') return undefined;
  if (search.includes('@')) return withEmail(search);
  const ofPeople = await ordersOfPeople(database, query, size);
  const isNumbered = eq(orders.orderNumber, namedOrder(search));
  return ofPeople.length === 0 ? isNumbered : or(isNumbered, inArray(orders.id, [...ofPeople]));
}

/**
 * Which orders a list means, and in which order; `size` are those that are read of it from where it begins, by which it is decided how far words of
 * people are looked for. A query or two where it has such words, none without.
 */
export async function ordersFound(database: Database, query: StaffOrdersQuery, size: number) {
  return {
    where: and(conditionsOf(query), await meantBy(database, query, size)),
    inOrder: inOrderOf(query),
  };
}
