import { and, asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { orderEntry, type OrderEntry } from '../../domain/orders/order-entry.ts';
import { namedOrder } from '../../domain/orders/order-number.ts';
import { soughtParts, STATUSES_IN, type OrdersQuery } from '../../domain/orders/orders-query.ts';
import type { Database } from '../database/database.ts';
import { leases } from '../rental/tables.ts';
import { orderAddresses } from './address-tables.ts';
import { isOrderId } from './find-order.ts';
import { hasOpenWithdrawal } from './open-withdrawal.ts';
import { listedOrdersOf } from './order-views-of.ts';
import { mayAskBack } from './may-return.ts';
import { isUnderWay } from './own-conditions.ts';
import { orderItems, orders } from './tables.ts';

/** Orders that a list begins with, and so many more each time. */
const PART_SIZE = 10;
/** So many stand on one page at most; what is older has a page of its own. */
const SHOWN_MAX = 100;

/** In the words of the indexes by customer; without `nulls last` they give no order, and all of a customer's are sorted. */
const NEWEST_FIRST = [sql`${orders.createdAt} desc nulls last`, asc(orders.id)];

/** Polish letters as they are typed without their diacritics; both cases, because comparing knows none. */
const POLISH = 'ĄĆĘŁŃÓŚŹŻąćęłńóśźż';
const LATIN = 'ACELNOSZZacelnoszz';

const INTERVALS = { '30days': '30 days', '6months': '6 months', year: '1 year' } as const;

/**
 * Whether an order has a line of which something is true. With `offset` the lines are looked up order by order, by their index; without, the
 * planner may join all lines of the shop.
 */
const hasLine = (condition: SQL) =>
  sql`exists (select from ${orderItems} where ${orderItems.orderId} = ${orders.id} and ${condition} offset 0)`;

/**
 * The products of a customer's orders of which a line has all parts of what was typed. A product that was ordered often is looked at
 * once, because comparing texts costs more than all else; without the outer `offset` the planner compares line by line.
 */
function soughtProducts(userId: string, parts: readonly string[]): SQL {
  const patterns = sql.param(parts.map((part) => `%${part}%`));
  return sql`array(select ordered.product_id
    from (select distinct line.product_id, line.brand, line.name, line.article_number
      from ${orders} as placed
      cross join lateral (select * from ${orderItems} as own where own.order_id = placed.id offset 0) as line
      where placed.user_id = ${userId} offset 0) as ordered
    where translate(ordered.brand || ' ' || ordered.name || ' ' || ordered.article_number, ${POLISH}, ${LATIN})
      ilike all(${patterns}::text[]))`;
}

/** Whether an order has the number that was typed, or a product that has all parts of it. */
function isSought(userId: string, search: string): SQL | undefined {
  if (search === '') return undefined;
  const parts = soughtParts(search);
  return or(
    eq(orders.orderNumber, namedOrder(search)),
    parts.length === 0
      ? undefined
      : hasLine(sql`${orderItems.productId} = any(${soughtProducts(userId, parts)})`),
  );
}

function isInState(status: OrdersQuery['status']): SQL | undefined {
  if (status === 'all') return undefined;
  if (status !== 'active') return inArray(orders.status, [...STATUSES_IN[status]]);
  return hasLine(
    sql`exists (select from ${leases} where ${leases.orderItemId} = ${orderItems.id} and ${leases.status} = 'ACTIVE')`,
  );
}

/** When an own order was placed; of an unknown one, or somebody else's, a moment later than all. */
const placedAt = (userId: string, id: string) =>
  sql`coalesce((select known.created_at from ${orders} as known where known.id = ${id} and known.user_id = ${userId}), 'infinity')`;

/** The orders behind another one in the list, which is by date, and of one moment by id. */
function isBehind(userId: string, id: string | null): SQL | undefined {
  if (id === null || !isOrderId(id)) return undefined;
  const at = placedAt(userId, id);
  return sql`(${orders.createdAt} <= ${at} and (${orders.createdAt} < ${at} or ${orders.id} > ${id}))`;
}

const sentTo = sql`(select ${orderAddresses.country} from ${orderAddresses}
  where ${orderAddresses.orderId} = ${orders.id} and ${orderAddresses.kind} = 'shipping')`;

/** What is read of an order for a list. */
const ENTRY = {
  order: orders,
  isWithdrawn: sql<boolean>`${hasOpenWithdrawal}`,
  mayReturn: mayAskBack,
  // Nested, because of one table alone Drizzle drops the names of tables among the columns of a selection.
  country: sql<string>`${sentTo}`,
};

interface EntryRow {
  readonly order: Parameters<typeof listedOrdersOf>[1][number];
  readonly isWithdrawn: boolean;
  readonly mayReturn: boolean;
  readonly country: string;
}

/** Rows as a list shows them, in their order. */
async function entriesOf(database: Database, rows: readonly EntryRow[]): Promise<readonly OrderEntry[]> {
  const now = new Date().toISOString();
  const views = await listedOrdersOf(
    database,
    rows.map(({ order }) => order),
  );
  return views.flatMap((view, place) => {
    const row = rows[place];
    return row === undefined ? [] : [orderEntry(view, { ...row, now })];
  });
}

/** How many of a list are shown: a part more than were before, as far as there is room. */
function shownOf(rows: readonly { readonly wasShown: boolean }[]): number {
  const before = rows.filter(({ wasShown }) => wasShown).length;
  return Math.min(before + PART_SIZE, SHOWN_MAX);
}

/** A customer's own orders, the newest first. */
export interface OwnOrders {
  readonly orders: readonly OrderEntry[];
  /** Where the list goes on, as a part of its query; null at its end. */
  readonly next: Pick<OrdersQuery, 'from' | 'until'> | null;
}

/**
 * A customer's own orders as they are asked for (C §2, §9), the newest first: a part, or all until where they were shown before
 * and a part more. Orders that are placed or change meanwhile neither hide nor repeat others.
 */
export const listOwnOrders =
  (database: Database) =>
  async (userId: string, query: OrdersQuery): Promise<OwnOrders> => {
    const { kind, status, range, search, from, until } = query;
    const isKnown = until !== null && isOrderId(until);
    const behind = isKnown ? isBehind(userId, until) : undefined;
    const rows = await database
      .select({
        ...ENTRY,
        wasShown: behind === undefined ? sql<boolean>`false` : sql<boolean>`not ${behind}`,
      })
      .from(orders)
      .where(
        and(
          eq(orders.userId, userId),
          kind === 'all'
            ? undefined
            : hasLine(
                sql`${orderItems.rentalDuration} is ${sql.raw(kind === 'leases' ? 'not null' : 'null')}`,
              ),
          isInState(status),
          range === 'all' ? undefined : sql`${orders.createdAt} >= now() - ${INTERVALS[range]}::interval`,
          isSought(userId, search),
          isBehind(userId, from),
        ),
      )
      .orderBy(...NEWEST_FIRST)
      .limit((isKnown ? SHOWN_MAX : PART_SIZE) + 1);
    const shown = rows.slice(0, shownOf(rows));
    const last = shown.at(-1)?.order.id ?? null;
    const isFull = shown.length === SHOWN_MAX;
    return {
      orders: await entriesOf(database, shown),
      next:
        rows.length === shown.length ? null : isFull ? { from: last, until: null } : { from, until: last },
    };
  };

/** So many of the orders that are under way are shown at once. */
const UNDER_WAY_SHOWN = 5;

/** A customer's latest orders that are neither delivered nor over, and how many there are in all (C §2). */
export const listUnderWay =
  (database: Database) =>
  async (userId: string): Promise<{ orders: readonly OrderEntry[]; total: number }> => {
    const own = and(eq(orders.userId, userId), isUnderWay(orders));
    const rows = await database
      .select(ENTRY)
      .from(orders)
      .where(own)
      .orderBy(...NEWEST_FIRST)
      .limit(UNDER_WAY_SHOWN);
    const total = rows.length < UNDER_WAY_SHOWN ? rows.length : await database.$count(orders, own);
    return { orders: await entriesOf(database, rows), total };
  };

/** Whether a customer has ever ordered. */
export const hasOrdered =
  (database: Database) =>
  async (userId: string): Promise<boolean> => {
    const [any] = await database
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.userId, userId))
      .orderBy(...NEWEST_FIRST)
      .limit(1);
    return any !== undefined;
  };
