import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { billingTypesOf, type BillingEntry, type BillingQuery } from '../../../domain/payments/billing.ts';
import { documentName, hasProforma } from '../../../domain/invoices/order-documents.ts';
import type { Database } from '../../database/database.ts';
import { salesDocuments } from '../../invoices/tables.ts';
import { isOrderId } from '../../orders/find-order.ts';
import { orderItems, orders } from '../../orders/tables.ts';
import { billingEntries } from './tables.ts';

/** Entries that the history begins with, and so many more each time. */
const PART_SIZE = 20;
/** So many stand on one page at most; what is older has a page of its own. */
const SHOWN_MAX = 200;

/** In the words of the indexes by customer, which are read from their end. */
const NEWEST_FIRST = [desc(billingEntries.day), desc(billingEntries.at), desc(billingEntries.id)];

/** In the words of the indexes of each type. */
const OF_TYPE = {
  purchase: sql`${billingEntries.amountMinor} > 0 and ${billingEntries.hasPurchase}`,
  lease: sql`${billingEntries.amountMinor} > 0 and ${billingEntries.hasRental}`,
  refund: sql`${billingEntries.amountMinor} < 0`,
} as const satisfies Record<Exclude<BillingQuery['type'], 'all'>, SQL>;

/** What of a history is wanted, wherever it begins. */
type Narrowed = Pick<BillingQuery, 'year' | 'type'>;

/** A customer's entries of a year and a type. */
const isWanted = (userId: string, { year, type }: Narrowed): SQL | undefined =>
  and(
    eq(billingEntries.userId, userId),
    type === 'all' ? undefined : OF_TYPE[type],
    year === null
      ? undefined
      : sql`${billingEntries.day} >= make_date(${year}, 1, 1) and ${billingEntries.day} < make_date(${year + 1}, 1, 1)`,
  );

/** The entries behind another one of the same customer; all, where there is no such entry. */
function isBehind(userId: string, id: string | null): SQL | undefined {
  if (id === null || !isOrderId(id)) return undefined;
  const known = sql`from ${billingEntries} as known where known.id = ${id} and known.user_id = ${userId}`;
  return sql`(${billingEntries.day}, ${billingEntries.at}, ${billingEntries.id}) <
    (coalesce((select known.day ${known}), 'infinity'), coalesce((select known.at ${known}), 'infinity'), ${id}::uuid)`;
}

const selectEntries = (database: Database, wasShown: SQL<boolean> = sql<boolean>`false`) =>
  database.select({ entry: billingEntries, wasShown }).from(billingEntries);
type Row = Pick<Awaited<ReturnType<typeof selectEntries>>[number], 'entry'>;

/** Entries with their orders, goods and documents: three queries, whatever their number. */
async function entriesOf(database: Database, rows: readonly Row[]): Promise<readonly BillingEntry[]> {
  if (rows.length === 0) return [];
  const orderIds = [...new Set(rows.map(({ entry }) => entry.orderId))];
  // Asked for by their ids: joined to the entries, so many orders would be read whole.
  const placed = await database
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
      paymentMethod: orders.paymentMethod,
      shippingMinor: orders.shippingMinor,
    })
    .from(orders)
    .where(inArray(orders.id, orderIds));
  const goods = await database
    .select({
      orderId: orderItems.orderId,
      name: sql<string>`(array_agg(${orderItems.name} order by ${orderItems.position}))[1]`,
      count: sql<number>`count(*)::int`,
    })
    .from(orderItems)
    .where(inArray(orderItems.orderId, orderIds))
    .groupBy(orderItems.orderId);
  const issued = await database
    .select({
      orderId: salesDocuments.orderId,
      kind: salesDocuments.kind,
      number: salesDocuments.number,
      refundId: salesDocuments.refundId,
    })
    .from(salesDocuments)
    .where(inArray(salesDocuments.orderId, orderIds))
    .orderBy(asc(salesDocuments.series), asc(salesDocuments.sequence));
  const orderOf = new Map(placed.map((order) => [order.id, order]));
  const goodsOf = new Map(goods.map((own) => [own.orderId, own]));
  const issuedOf = Map.groupBy(issued, ({ orderId }) => orderId);
  return rows.map(({ entry }) => {
    const { id, orderId, day, method, amountMinor, currency } = entry;
    const own = (issuedOf.get(orderId) ?? []).filter(({ kind, refundId }) =>
      kind === 'invoice' ? amountMinor > 0 : refundId === id,
    );
    const product = goodsOf.get(orderId);
    const order = orderOf.get(orderId);
    return {
      id,
      day,
      orderId,
      orderNumber: order?.orderNumber ?? '',
      method,
      amountMinor,
      currency,
      types: billingTypesOf(entry),
      product: product?.name ?? '',
      moreProducts: (product?.count ?? 1) - 1,
      documents: [
        ...own.map(({ kind, number }) => ({ kind, name: documentName({ kind, number }), number })),
        ...(order && amountMinor > 0 && hasProforma(order)
          ? [{ kind: 'proforma', name: 'proforma', number: null } as const]
          : []),
      ],
    };
  });
}

/** So many entries are held in memory at once. */
const BATCH = 500;

/** All of a customer's entries of a year and a type, the newest first, page by page. */
export async function* billingPages(
  database: Database,
  userId: string,
  narrowed: Narrowed,
): AsyncGenerator<readonly BillingEntry[]> {
  let last: string | null = null;
  do {
    const rows: readonly Row[] = await selectEntries(database)
      .where(and(isWanted(userId, narrowed), isBehind(userId, last)))
      .orderBy(...NEWEST_FIRST)
      .limit(BATCH);
    if (rows.length > 0) yield await entriesOf(database, rows);
    last = rows.length < BATCH ? null : (rows.at(-1)?.entry.id ?? null);
  } while (last !== null);
}

/** A customer's billing history, the newest first. */
export interface BillingHistory {
  readonly entries: readonly BillingEntry[];
  /** Where the list goes on, as a part of its query; null at its end. */
  readonly next: Pick<BillingQuery, 'from' | 'until'> | null;
  /** The years that have entries, the latest first (R31). */
  readonly years: readonly number[];
}

/** Looked up year by year from the first entry to the last, each by the index. */
async function yearsOf(database: Database, userId: string): Promise<readonly number[]> {
  const own = sql`from ${billingEntries} where ${billingEntries.userId} = ${userId}`;
  const ends = sql`select extract(year from (select min(${billingEntries.day}) ${own}))::int as first,
    extract(year from (select max(${billingEntries.day}) ${own}))::int as last`;
  const { rows } = await database.execute<{ year: number }>(sql`
    select year from (${ends}) as ends cross join lateral generate_series(ends.first, ends.last) as year
    where exists (select ${own} and ${billingEntries.day} >= make_date(year, 1, 1)
      and ${billingEntries.day} < make_date(year + 1, 1, 1) offset 0)
    order by year desc`);
  return rows.map(({ year }) => year);
}

/**
 * A customer's billing history as it is asked for (C §3, §9): a part, or all until where it was shown before and a part more. What is paid
 * meanwhile neither hides nor repeats other entries.
 */
export const listBilling =
  (database: Database) =>
  async (userId: string, query: BillingQuery): Promise<BillingHistory> => {
    const { from, until } = query;
    const isKnown = until !== null && isOrderId(until);
    const behind = isKnown ? isBehind(userId, until) : undefined;
    const rows = await selectEntries(database, behind && sql<boolean>`not ${behind}`)
      .where(and(isWanted(userId, query), isBehind(userId, from)))
      .orderBy(...NEWEST_FIRST)
      .limit((isKnown ? SHOWN_MAX : PART_SIZE) + 1);
    const before = rows.filter(({ wasShown }) => wasShown).length;
    const shown = rows.slice(0, Math.min(before + PART_SIZE, SHOWN_MAX));
    const last = shown.at(-1)?.entry.id ?? null;
    const isFull = shown.length === SHOWN_MAX;
    return {
      entries: await entriesOf(database, shown),
      next:
        rows.length === shown.length ? null : isFull ? { from: last, until: null } : { from, until: last },
      years: await yearsOf(database, userId),
    };
  };
