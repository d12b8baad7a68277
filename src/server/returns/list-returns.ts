import { and, asc, count, desc, eq, ilike, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { ReturnSummary } from '../../domain/returns/return-view.ts';
import type { ReturnWay } from '../../domain/returns/return-way.ts';
import type {
  OwnReturnsQuery,
  OwnReturnState,
  StaffReturnsQuery,
  StaffReturnState,
} from '../../domain/returns/returns-query.ts';
import type { Database } from '../database/database.ts';
import { isOrderId } from '../orders/find-order.ts';
import { orderAddresses } from '../orders/address-tables.ts';
import { orders } from '../orders/tables.ts';
import { returnSummaries } from './find-return.ts';
import { exchanges } from './exchanges/tables.ts';
import { isMissing } from './missing-goods.ts';
import { returns } from './tables.ts';

/** The queue of staff begins with so many, and goes on with as many. */
const QUEUE_PART = 50;
/** A customer's own list begins with so many, and so many more each time. */
const OWN_PART = 10;

/** Whether a return's day of sending is over, on the later of the two markets' calendars. */
const isLate = sql`(${returns.returnBy} < (now() at time zone 'Europe/Warsaw')::date)`;

/**
 * Whether a return waits for the shop: to be answered, received, inspected or refunded, to be collected, or because what was agreed to was
 * not sent in time, or is missing. What is on its way, and what its customer has days to send, does not.
 */
export const waitsForStaff: SQL = sql`(${returns.status} in ('PENDING', 'RETURNED', 'IN_PROGRESS')
  or (${returns.status} = 'APPROVED' and (${returns.returnBy} is null or ${isLate}))
  or ${isMissing})`;

/** Whether other goods come in place of those of a return. */
export const isExchanged: SQL = sql`exists (select from ${exchanges} where ${exchanges.returnId} = ${returns.id})`;

/** Whether an exchange goes on though its goods were accepted: its replacement is paid, sent or on its way. */
const isExchangeOpen: SQL = sql`exists (select from ${exchanges} where ${exchanges.returnId} = ${returns.id} and ${exchanges.closedAt} is null)`;
const isOpen: SQL = sql`(${returns.closedAt} is null or ${isExchangeOpen})`;
const isOver: SQL = sql`not ${isOpen}`;

const IN_STATE: Readonly<Record<StaffReturnState, SQL | undefined>> = {
  waiting: and(isNull(returns.closedAt), waitsForStaff),
  open: isOpen,
  'on-way': eq(returns.status, 'SHIPPED'),
  late: and(eq(returns.status, 'APPROVED'), isLate),
  over: isOver,
  all: undefined,
};

/** A return in the queue of staff. */
export interface StaffReturnRow extends ReturnSummary {
  readonly customer: string;
  readonly email: string;
  readonly way: ReturnWay | null;
  /** Whether what was agreed to was not sent in time. */
  readonly isLate: boolean;
}

/** LIKE's own signs stand for themselves. */
const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** The queue of returns: what waits longest first, what is over newest first. */
export const listReturns =
  (database: Database) =>
  async ({
    state,
    kind,
    search,
    after,
  }: StaffReturnsQuery): Promise<{
    readonly returns: readonly StaffReturnRow[];
    readonly next: string | null;
  }> => {
    const isNewestFirst = state === 'over' || state === 'all';
    const place = sql`(${returns.requestedAt}, ${returns.id})`;
    // Compared inside the database, which knows moments more exactly.
    const behind =
      after !== null && isOrderId(after)
        ? sql`(select last.requested_at, last.id from ${returns} as last where last.id = ${after}::uuid)`
        : undefined;
    const direction = isNewestFirst ? desc : asc;
    const sought = containing(search);
    const rows = await database
      .select({
        row: returns,
        order: orders,
        address: orderAddresses,
        isLate: sql<boolean>`coalesce(${returns.status} = 'APPROVED' and ${isLate}, false)`,
      })
      .from(returns)
      .innerJoin(orders, eq(orders.id, returns.orderId))
      .innerJoin(
        orderAddresses,
        and(eq(orderAddresses.orderId, orders.id), eq(orderAddresses.kind, 'shipping')),
      )
      .where(
        and(
          IN_STATE[state],
          kind === 'exchange' ? isExchanged : kind === 'all' ? undefined : eq(returns.kind, kind),
          search === ''
            ? undefined
            : or(
                ilike(returns.number, sought),
                sql`exists (select from ${exchanges} where ${exchanges.returnId} = ${returns.id} and ${ilike(exchanges.number, sought)})`,
                ilike(orders.orderNumber, sought),
                ilike(orderAddresses.email, sought),
              ),
          behind && (isNewestFirst ? sql`${place} < ${behind}` : sql`${place} > ${behind}`),
        ),
      )
      .orderBy(direction(returns.requestedAt), direction(returns.id))
      .limit(QUEUE_PART + 1);
    const shown = rows.slice(0, QUEUE_PART);
    const summaries = await returnSummaries(database, shown);
    return {
      returns: summaries.map((summary, at) => {
        const { row, address, isLate: late } = shown[at] ?? {};
        return {
          ...summary,
          way: row?.way ?? null,
          customer: `${address?.firstName ?? ''} ${address?.lastName ?? ''}`.trim(),
          email: address?.email ?? '',
          isLate: late ?? false,
        };
      }),
      next: rows.length > QUEUE_PART ? (shown.at(-1)?.row.id ?? null) : null,
    };
  };

const OWN_IN: Readonly<Record<OwnReturnState, SQL | undefined>> = {
  all: undefined,
  open: isOpen,
  over: isOver,
  exchanges: isExchanged,
};

/** How many returns of a customer are neither over nor dropped. */
export const countOpenReturns =
  (database: Database) =>
  async (userId: string): Promise<number> => {
    const [row] = await database
      .select({ open: count() })
      .from(returns)
      .innerJoin(orders, eq(orders.id, returns.orderId))
      .where(and(eq(orders.userId, userId), OWN_IN.open));
    return row?.open ?? 0;
  };

/** A customer's returns, the newest first: a part, or all until where they were shown before and a part more. */
export const listOwnReturns =
  (database: Database) =>
  async (
    userId: string,
    { state, until }: OwnReturnsQuery,
  ): Promise<{ readonly returns: readonly ReturnSummary[]; readonly until: string | null }> => {
    const own = and(eq(orders.userId, userId), OWN_IN[state]);
    const [{ shownBefore } = { shownBefore: 0 }] =
      until !== null && isOrderId(until)
        ? await database
            .select({ shownBefore: sql<number>`count(*)::int` })
            .from(returns)
            .innerJoin(orders, eq(orders.id, returns.orderId))
            .where(
              and(
                own,
                sql`(${returns.requestedAt}, ${returns.id}) >= (select last.requested_at, last.id from ${returns} as last where last.id = ${until}::uuid)`,
              ),
            )
        : [];
    const size = shownBefore + OWN_PART;
    const rows = await database
      .select({ row: returns, order: orders })
      .from(returns)
      .innerJoin(orders, eq(orders.id, returns.orderId))
      .where(own)
      .orderBy(desc(returns.requestedAt), desc(returns.id))
      .limit(size + 1);
    const shown = rows.slice(0, size);
    return {
      returns: await returnSummaries(database, shown),
      until: rows.length > size ? (shown.at(-1)?.row.id ?? null) : null,
    };
  };
