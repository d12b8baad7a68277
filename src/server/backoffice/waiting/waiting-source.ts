import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PeriodName } from '../../../domain/backoffice/inbox.ts';
import type { Waiting } from '../../../domain/orders/queue.ts';
import { orders } from '../../orders/tables.ts';

/** Rows of which each waits for staff: how they are counted, and what the inbox says of one. */
export interface WaitingSource {
  /** The table, with what the condition needs. */
  readonly from: SQL;
  /** What stands for `from` where all rows are wanted, not the first of an order. */
  readonly ofAll?: SQL;
  readonly where: SQL | undefined;
  /** In the order of an index: else a table would be read from its oldest rows on. */
  readonly order: SQLWrapper;
  /** Tables that only the line needs. */
  readonly joins?: SQL;
  readonly line: WaitingLine;
}

/** What a line is made of, each an expression; null where there is none. */
export interface WaitingLine {
  readonly id: SQLWrapper;
  readonly orderId: SQLWrapper | null;
  readonly number?: SQLWrapper;
  /** Who waits; without it whoever receives the order. */
  readonly name?: SQLWrapper;
  readonly title?: SQLWrapper;
  readonly state: SQLWrapper;
  /** Since when it waits, as a moment. */
  readonly since: SQLWrapper;
  readonly market: SQLWrapper;
  /** The period that it has from `begins` on, or else from `since`. */
  readonly period?: SQLWrapper;
  readonly begins?: SQLWrapper;
  /** The day on which it is due, where that is known by itself. */
  readonly dueOn?: SQLWrapper;
}

/** Rows that wait in one of several ways, which an expression names: they are listed together. */
export interface WaitingAs<Kind extends Waiting> extends Pick<WaitingSource, 'from' | 'line'> {
  /** Of the type `Kind`. */
  readonly kind: SQL<Kind>;
}

/** Where some kinds come from; one may come from several tables. */
export type WaitingOf<Kind extends Waiting> = Readonly<Record<Kind, readonly WaitingSource[]>>;

/**
 * Orders of a queue that is nearly empty, by ids that the index of its own answers alone. Asked for all their columns at once, the planner takes
 * them for tens of thousands (few orders without a payment were delivered, which it cannot know) and reads an index of all orders.
 */
export const fewOrders = (where: SQL): SQL =>
  sql`(select * from ${orders} where ${orders.id} = any(array(select ${orders.id} from ${orders} where ${where}))) as ${orders}`;

/** A period by its name, as `listInbox` reads it. */
export const period = (name: PeriodName): SQL => sql`${name}::text`;
/** The market of an order, and of who writes in a language. */
export const marketOfOrder = sql`case ${orders.currency} when 'PLN' then 'PL' else 'UA' end`;
export const marketOfReader = (locale: SQLWrapper) => sql`case ${locale} when 'pl' then 'PL' else 'UA' end`;
/** The day of a moment on the clocks of an order's market. */
export const dayOf = (moment: SQLWrapper) =>
  sql`(${moment} at time zone case ${orders.currency} when 'PLN' then 'Europe/Warsaw' else 'Europe/Kyiv' end)::date`;
/** A moment of a day, whatever the market. */
export const noonOf = (day: SQLWrapper) => sql`((${day} + time '12:00') at time zone 'UTC')`;
/** Joins the order of an id that follows. */
export const ofOrder = sql`inner join ${orders} on ${orders.id} =`;
