import { and, eq, inArray, not, or, sql, type SQL } from 'drizzle-orm';
import { TAKEN_FROM, type BulkStep } from '../../domain/orders/bulk-steps.ts';
import { SENT } from '../../domain/orders/order-status.ts';
import { PACKING_SLIPS_MAX } from '../../domain/orders/packing-slips.ts';
import { CHOSEN_MAX, FOUND_COUNTED, type StaffOrdersQuery } from '../../domain/orders/staff-orders-query.ts';
import type { Database } from '../database/database.ts';
import { orderAddresses } from '../orders/address-tables.ts';
import { isOrderStopped } from '../orders/queue-conditions.ts';
import { orders } from '../orders/tables.ts';
import { listedColumns, ordersFound, STOPS } from './orders-found.ts';

/** How many orders a filter finds, from its first page on; one more than `FOUND_COUNTED` stands for all above it. */
export const countStaffOrders =
  (database: Database) =>
  async (query: StaffOrdersQuery): Promise<number> => {
    const { where } = await ordersFound(database, { ...query, after: null }, FOUND_COUNTED);
    const found = database
      .select({ id: orders.id })
      .from(orders)
      .where(where)
      .limit(FOUND_COUNTED + 1)
      .as('found');
    return await database.$count(found);
  };

/** With which orders something may be done, as far as a list knows (`isChoosable`). */
function isReadyFor(what: BulkStep | 'pack'): SQL | undefined {
  const goesOn = not(isOrderStopped(orders, STOPS));
  if (what === 'pack') {
    return or(inArray(orders.status, [...SENT]), and(eq(orders.status, 'PROCESSING'), goesOn));
  }
  return and(
    eq(orders.status, TAKEN_FROM[what]),
    what === 'confirm' ? eq(orders.paymentMethod, 'pod') : undefined,
    what === 'deliver' ? undefined : goesOn,
  );
}

/**
 * The first orders that a filter finds of those with which a step may be taken, or that have packing slips: as many as go at once, in the order of the list,
 * beginning after the order `query.after`. `next` is the last of them where the filter finds more, and the next turn begins after it.
 */
export const chooseFound =
  (database: Database) =>
  async ({
    query,
    what,
  }: {
    readonly query: StaffOrdersQuery;
    readonly what: BulkStep | 'pack';
  }): Promise<{ readonly ids: readonly string[]; readonly next: string | null }> => {
    const max = what === 'pack' ? PACKING_SLIPS_MAX : CHOSEN_MAX;
    const { where, inOrder } = await ordersFound(database, query, max);
    const rows = await database
      .select({ id: orders.id })
      .from(orders)
      .where(and(where, isReadyFor(what)))
      .orderBy(...inOrder)
      .limit(max + 1);
    const ids = rows.slice(0, max).map(({ id }) => id);
    return { ids, next: rows.length > max ? (ids.at(-1) ?? null) : null };
  };

/** Orders that are read at once for a file. */
const PART_SIZE = 500;

/** A part of a file: orders of a list, or those that were chosen from it, with who receives them. */
function readPart(
  database: Database,
  where: SQL | undefined,
  { inOrder, withPeople }: { readonly inOrder: readonly SQL[]; readonly withPeople: boolean },
) {
  const isRecipient = and(eq(orderAddresses.orderId, orders.id), eq(orderAddresses.kind, 'shipping'));
  const ofPerson = (column: typeof orderAddresses.firstName | typeof orderAddresses.phone) =>
    withPeople ? sql<string>`coalesce(${column}, '')` : sql<string>`''`;
  return database
    .select({
      ...listedColumns,
      subtotalMinor: orders.subtotalMinor,
      discountMinor: orders.discountMinor,
      /** Null while the delivery waits for its quote. */
      shippingMinor: orders.shippingMinor,
      name: withPeople
        ? sql<string>`trim(coalesce(${orderAddresses.firstName}, '') || ' ' || coalesce(${orderAddresses.lastName}, ''))`
        : sql<string>`''`,
      phone: ofPerson(orderAddresses.phone),
    })
    .from(orders)
    .leftJoin(orderAddresses, and(isRecipient, sql`${orders.erasedAt} is null`))
    .where(where)
    .orderBy(...inOrder)
    .limit(PART_SIZE);
}

/**
 * The orders that a filter finds, from its first page on, or only those of `ids`, in the order of the list and in parts, each read when it is asked for.
 * Amounts in minor units. Without `withPeople` nothing is read of who receives them, and of who deleted their account never is.
 */
export const exportStaffOrders = (database: Database) =>
  async function* parts({
    query,
    ids,
    withPeople,
  }: {
    readonly query: StaffOrdersQuery;
    /** At most `CHOSEN_MAX`; null for all that the filter finds. */
    readonly ids: readonly string[] | null;
    readonly withPeople: boolean;
  }): AsyncGenerator<Awaited<ReturnType<typeof readPart>>, void> {
    let after: string | null = null;
    for (;;) {
      const found = await ordersFound(database, { ...query, after }, PART_SIZE);
      const where = ids === null ? found.where : inArray(orders.id, [...ids]);
      const part: Awaited<ReturnType<typeof readPart>> = await readPart(database, where, {
        inOrder: found.inOrder,
        withPeople,
      });
      yield part;
      if (ids !== null || part.length < PART_SIZE) return;
      after = part.at(-1)?.id ?? null;
    }
  };
