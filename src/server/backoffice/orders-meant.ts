import { and, count, desc, eq, inArray, isNull, like, or, sql, type SQL } from 'drizzle-orm';
import { customerWanted, isOrderAlone } from '../../domain/account/customers-query.ts';
import { namedOrder } from '../../domain/orders/order-number.ts';
import { users } from '../account/tables.ts';
import type { Database } from '../database/database.ts';
import { orderAddresses, recipientFoundIn } from '../orders/address-tables.ts';
import { orders } from '../orders/tables.ts';
import { contains, isIndexed, LOOKED_AT_MAX, NEWEST } from './list-customers.ts';

/** Orders whose e-mails, or whose customer's account, have an e-mail address; found first, and then read one by one. */
function withEmail(email: string): SQL {
  const address = email.toLowerCase();
  return sql`${orders.id} = any(array(
    select ${orderAddresses.orderId} from ${orderAddresses} where lower(${orderAddresses.email}) = ${address}
    union select placed.id from ${orders} as placed
      where placed.user_id in (select ${users.id} from ${users} where ${users.email} = ${address})))`;
}

/** A list of orders in which some are looked for. */
interface Among {
  readonly where: SQL | undefined;
  readonly orderBy: readonly SQL[];
  /** More than so many are enough. */
  readonly enough: number;
}

/**
 * Orders that go to people by words of their names or the digits of their telephone. What many have is found among the next orders of the list,
 * what few have everywhere by the index of letters, as the search over all areas does.
 */
async function ordersOfPeople(
  database: Database,
  search: string,
  { where: isListed, orderBy, enough }: Among,
): Promise<readonly string[]> {
  const wanted = customerWanted(search);
  if (wanted === null || isOrderAlone(wanted) || !wanted.parts.some(isIndexed)) return [];
  const isOf = and(...wanted.parts.map((part) => like(recipientFoundIn(orderAddresses), contains(part))));
  // In the text of the statement: a plan that is kept for any value could not use the index of letters, which is of these alone.
  const isIndexedKind = sql`${orderAddresses.kind} = 'shipping'`;
  const idsOf = (where: SQL | undefined) =>
    database.select({ id: orderAddresses.orderId }).from(orderAddresses).where(where).limit(LOOKED_AT_MAX);
  const next = await database
    .select({ id: orders.id })
    .from(orders)
    .where(isListed)
    .orderBy(...orderBy)
    .limit(NEWEST);
  const ids = next.map(({ id }) => id);
  const near =
    ids.length === 0
      ? []
      : await idsOf(and(inArray(orderAddresses.orderId, ids), eq(orderAddresses.kind, 'shipping'), isOf));
  // A list that is no longer has no others.
  const all = near.length > enough || ids.length < NEWEST ? [] : await idsOf(and(isIndexedKind, isOf));
  return [...new Set([...near, ...all].map(({ id }) => id))];
}

/** Orders of a number, of an e-mail address, or of people; undefined for all. */
export async function ordersMeant(
  database: Database,
  search: string,
  among: Among,
): Promise<SQL | undefined> {
  if (search === '') return undefined;
  if (search.includes('@')) return withEmail(search);
  const ofPeople = await ordersOfPeople(database, search, among);
  const isNumbered = eq(orders.orderNumber, namedOrder(search));
  return ofPeople.length === 0 ? isNumbered : or(isNumbered, inArray(orders.id, [...ofPeople]));
}

/** More orders of guests are not counted. */
const GUEST_ORDERS_MAX = 99;

/** How many orders without an account a search for customers means, at most `GUEST_ORDERS_MAX`; none for no search. */
export const countGuestOrders =
  (database: Database) =>
  async (search: string): Promise<number> => {
    if (customerWanted(search) === null) return 0;
    const isMeant = await ordersMeant(database, search, {
      where: undefined,
      orderBy: [desc(orders.createdAt), desc(orders.id)],
      enough: GUEST_ORDERS_MAX,
    });
    const found = database
      .select({ id: orders.id })
      .from(orders)
      .where(and(isNull(orders.userId), isNull(orders.erasedAt), isMeant))
      .limit(GUEST_ORDERS_MAX)
      .as('found');
    const [row] = await database.select({ count: count() }).from(found);
    return row?.count ?? 0;
  };
