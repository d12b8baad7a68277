import { sql, type SQL } from 'drizzle-orm';
import { CURRENCIES, type Currency } from '../../../domain/money/money.ts';
import { mayTake, workOnOne } from '../../database/chores/chores.ts';
import type { Database } from '../../database/database.ts';
import { lockName } from '../../database/lock-name.ts';
import { orders } from '../../orders/tables.ts';
import { countedDays, countedProducts, startOf, zoneOf } from './sold-lines.ts';
import { salesChanges, salesOfDays, salesOfProducts } from './tables.ts';

/** The chore's name in logs, metrics and among failures. */
export const KEPT_SALES = 'sums of sales';

/** A day is counted so long after its end: an order that was begun in it is written by then, or never. */
const AFTER_END = sql`interval '2 hours'`;

interface Day extends Record<string, unknown> {
  readonly id: string;
  readonly currency: Currency;
  readonly day: string;
}

/** The day of a currency that is to be counted next: the one after the last that is kept, else the oldest of those that changed since. */
const nextDay = (currency: Currency) => {
  const lastKept = sql`(select max(kept.day) from ${salesOfDays} as kept where kept.currency = ${currency})`;
  const dayOf = (instant: SQL) => sql`(${instant} at time zone ${zoneOf(currency)})::date`;
  return sql`select ${currency}::text as currency, coalesce(
    (select due.day from (select coalesce(${lastKept} + 1, (select ${dayOf(sql`min(placed.created_at)`)} from ${orders} as placed)) as day) as due
      where ${startOf(sql`due.day + 1`, currency)} + ${AFTER_END} <= now()),
    (select ${dayOf(sql`min(changed.placed_at)`)} from ${salesChanges} as changed
      where changed.currency = ${currency} and changed.placed_at < ${startOf(sql`${lastKept} + 1`, currency)})) as day`;
};

/** Counts one day of one currency and keeps its sums; null when all are kept. A chore. */
export const keepSales = (database: Database) => () =>
  workOnOne(database, KEPT_SALES, {
    claim: async (transaction) => {
      await lockName(transaction, KEPT_SALES);
      const { rows } = await transaction.execute<Day>(sql`
        select next.id, next.currency, next.day::text from (
          select due.currency || ' ' || due.day as id, due.* from (${sql.join(CURRENCIES.map(nextDay), sql` union all `)}) as due
        ) as next where next.day is not null and ${mayTake(KEPT_SALES, sql`next.id`)} order by next.day, next.currency limit 1`);
      return rows[0];
    },
    work: async (transaction, { currency, day }) => {
      const counted = { currency, open: [day] };
      const ofDay = (table: typeof salesOfDays | typeof salesOfProducts) =>
        sql`delete from ${table} where currency = ${currency} and day = ${day}::date`;
      // First: what changes from here on stays noted, whether it is counted below or not.
      await transaction.execute(sql`delete from ${salesChanges} where currency = ${currency}
        and placed_at >= ${startOf(sql`${day}::date`, currency)} and placed_at < ${startOf(sql`${day}::date + 1`, currency)}`);
      await transaction.execute(ofDay(salesOfProducts));
      await transaction.execute(ofDay(salesOfDays));
      await transaction.execute(sql`insert into ${salesOfProducts} (currency, day, product_id, orders, pieces, net_minor, bought)
        select ${currency}, counted.* from (${countedProducts(counted)}) as counted`);
      // A day without a sale has a row, too: it is counted.
      await transaction.execute(sql`insert into ${salesOfDays} (currency, day, orders, pieces, net_minor)
        select ${currency}, ${day}::date, coalesce(counted.orders, 0), coalesce(counted.pieces, 0), coalesce(counted.net_minor, 0)
        from (select) as one left join (${countedDays(counted)}) as counted on true`);
      return `${currency} ${day}`;
    },
  });
