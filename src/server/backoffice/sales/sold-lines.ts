import { sql, type SQL } from 'drizzle-orm';
import type { SalesQuery } from '../../../domain/backoffice/sales.ts';
import { daysAfter, periodsOf } from '../../../domain/calendar/days.ts';
import type { Period } from '../../../domain/calendar/read-period.ts';
import { marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import type { Currency } from '../../../domain/money/money.ts';
import type { Database } from '../../database/database.ts';
import { orderItems, orders } from '../../orders/tables.ts';
import { salesChanges, salesOfDays, salesOfProducts } from './tables.ts';

export const zoneOf = (currency: Currency): string => timeZoneOf(marketOf(currency));

/** The moment at which a day begins by the clocks of a currency's market, in SQL. */
export const startOf = (day: SQL, currency: Currency) =>
  sql`(${day})::timestamp at time zone ${zoneOf(currency)}`;

/** Orders that came in on some days, as a condition of the table named `placed`. What replaces exchanged goods is no new sale. */
export const placedOn = ({
  firstDay,
  lastDay,
  currency,
}: SalesQuery): SQL => sql`placed.currency = ${currency}
    and not placed.is_replacement and placed.created_at >= ${startOf(sql`${firstDay}::date`, currency)}
    and placed.created_at < ${startOf(sql`${daysAfter(lastDay, 1)}::date`, currency)}`;

/** A query, and its days whose sums are not kept. */
export interface DaysOfSales extends SalesQuery {
  readonly open: readonly string[];
}

/**
 * Finds the days of a period that are to be counted from their orders, by currency: the day that runs, and those that changed since they were counted.
 * A currency all of whose days are kept is not in the answer. One statement.
 */
export async function findOpenDays(
  database: Database,
  { firstDay, lastDay }: Period,
  currencies: readonly Currency[],
): Promise<ReadonlyMap<Currency, readonly string[]>> {
  const openOf = (currency: Currency) => sql`
    select ${currency}::text as currency, to_char(each.day, 'YYYY-MM-DD') as day
    from generate_series(${firstDay}::date, ${lastDay}::date, interval '1 day') as each(day)
    where not exists (select from ${salesOfDays} as kept where kept.currency = ${currency} and kept.day = each.day::date)
      or exists (select from ${salesChanges} as changed where changed.currency = ${currency}
        and changed.placed_at >= ${startOf(sql`each.day`, currency)}
        and changed.placed_at < ${startOf(sql`each.day + interval '1 day'`, currency)})`;
  const { rows } = await database.execute<{ currency: Currency; day: string }>(
    sql`${sql.join(currencies.map(openOf), sql` union all `)} order by day`,
  );
  const open = Map.groupBy(rows, ({ currency }) => currency);
  return new Map([...open].map(([currency, days]) => [currency, days.map(({ day }) => day)]));
}

const listOf = (days: readonly string[]) => sql`${`{${days.join(',')}}`}::date[]`;

/** Days of one currency whose orders are counted. */
type Open = Pick<DaysOfSales, 'open' | 'currency'>;

/**
 * The lines of what was sold on days, counted from the orders that were not cancelled: each with its day and its price after its discount, without
 * tax (R9: a price may have its tax inside). The days as few periods: of a join with a list of days the planner cannot say how many orders it meets.
 */
function linesOf({ open, currency }: Open): SQL {
  const placed = periodsOf(open).map((period) => placedOn({ ...period, currency }));
  return sql`
    select placed.id as order_id, (placed.created_at at time zone ${zoneOf(currency)})::date as day,
      line.product_id, line.quantity, line.rental_duration,
      (line.line_minor - line.discount_minor) * case placed.tax_mode when 'included' then 100 / (100 + placed.tax_rate_percent::numeric) else 1 end as net
    from ${orders} as placed join ${orderItems} as line on line.order_id = placed.id
    where ${placed.length === 0 ? sql`false` : sql`(${sql.join(placed, sql` or `)})`} and placed.status <> 'CANCELLED'`;
}

/** Days that were counted from their orders, as rows of `sales_of_days` without the currency. */
export const countedDays = (days: Open): SQL => sql`
  select counted.day, count(distinct counted.order_id)::int as orders, sum(counted.quantity)::int as pieces, round(sum(counted.net), 6) as net_minor
  from (${linesOf(days)}) as counted group by counted.day`;

/** The same by product, as rows of `sales_of_products` without the currency. */
export const countedProducts = (days: Open): SQL => sql`
  select counted.day, counted.product_id, count(distinct counted.order_id)::int as orders, sum(counted.quantity)::int as pieces,
    round(sum(counted.net), 6) as net_minor, coalesce(sum(counted.quantity) filter (where counted.rental_duration is null), 0)::int as bought
  from (${linesOf(days)}) as counted group by counted.day, counted.product_id`;

/** The kept rows of queries, each of its own currency. */
const isKept = (queries: readonly DaysOfSales[]): SQL =>
  sql.join(
    queries.map(
      ({ firstDay, lastDay, currency, open }) => sql`(kept.currency = ${currency}
        and kept.day between ${firstDay}::date and ${lastDay}::date and kept.day <> all(${listOf(open)}))`,
    ),
    sql` or `,
  );

/** What was sold on days, a row each that has an order. */
export const soldOfDays = (query: DaysOfSales): SQL => sql`
  select kept.day, kept.orders, kept.pieces, kept.net_minor from ${salesOfDays} as kept where ${isKept([query])}
  union all ${countedDays(query)}`;

type Sum = 'orders' | 'pieces' | 'net_minor' | 'bought';

/**
 * Sums of what was sold by product, a row each; of several currencies only the pieces mean something. What is kept and what is counted are summed
 * apart: how many products a table has the planner knows, of a union it does not.
 */
export function soldOfProducts(queries: readonly DaysOfSales[], names: readonly Sum[]): SQL {
  const columns = names.map((name) => sql.raw(name));
  const listed = (print: (column: SQL) => SQL) => sql.join(columns.map(print), sql`, `);
  const sums = (of: SQL) =>
    sql`select sold.product_id, ${listed((column) => sql`sum(sold.${column}) as ${column}`)} from ${of} group by sold.product_id`;
  const counted = sql.join(queries.map(countedProducts), sql` union all `);
  return sql`select coalesce(kept.product_id, counted.product_id) as product_id,
      ${listed((column) => sql`coalesce(kept.${column}, 0) + coalesce(counted.${column}, 0) as ${column}`)}
    from (${sums(sql`(select * from ${salesOfProducts} as kept where ${isKept(queries)}) as sold`)}) as kept
    full join (${sums(sql`(${counted}) as sold`)}) as counted on counted.product_id = kept.product_id`;
}
