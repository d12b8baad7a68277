import { sql, type SQL } from 'drizzle-orm';
import {
  daysBefore,
  SOON_DAYS,
  type ProductSales,
  type RunningOut,
  type Sales,
  type SalesFigures,
  type SalesQuery,
  type UnsoldProduct,
} from '../../domain/backoffice/sales.ts';
import { daysAfter, daysBetween } from '../../domain/calendar/days.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import { productPrices, products, productTexts } from '../catalogue/tables.ts';
import type { Database } from '../database/database.ts';
import { orderItems, orders } from '../orders/tables.ts';
import { listMisses } from '../search/search-misses.ts';

/** Lines of the tables of products. */
const SHOWN = 20;

/** Orders that came in on some days and were not cancelled. What replaces exchanged goods is no new sale. */
function placed({ firstDay, lastDay, currency }: SalesQuery): SQL {
  const zone = timeZoneOf(marketOf(currency));
  return sql`placed.currency = ${currency} and placed.status <> 'CANCELLED' and not placed.is_replacement
    and placed.created_at >= ${firstDay}::date::timestamp at time zone ${zone}
    and placed.created_at < ${daysAfter(lastDay, 1)}::date::timestamp at time zone ${zone}`;
}

/** The lines of such orders, each with its price after its discount, without tax (R9: a price may have its tax inside). */
const soldLines = (query: SalesQuery): SQL => sql`
  select placed.id as order_id, (placed.created_at at time zone ${timeZoneOf(marketOf(query.currency))})::date as day, line.product_id, line.quantity,
    (line.line_minor - line.discount_minor) * case placed.tax_mode when 'included' then 100 / (100 + placed.tax_rate_percent::numeric) else 1 end as net
  from ${orders} as placed join ${orderItems} as line on line.order_id = placed.id where ${placed(query)}`;

const sums = sql`count(distinct sold.order_id)::int as orders, coalesce(sum(sold.quantity), 0)::int as pieces, coalesce(round(sum(sold.net)), 0)::float8 as "netMinor"`;

/** What was sold in some days and in as many before, by day, by category and by product, the most first; four statements. */
const readSales = (database: Database) => async (query: SalesQuery & { readonly locale: Locale }) => {
  const lines = soldLines(query);
  const [days, categories, goods, before] = await Promise.all([
    database.execute<Sales & { day: string } & Record<string, unknown>>(sql`
        with sold as (${lines}) select to_char(each.day, 'YYYY-MM-DD') as day, ${sums}
        from generate_series(${query.firstDay}::date, ${query.lastDay}::date, interval '1 day') as each(day)
        left join sold on sold.day = each.day group by each.day order by each.day`),
    database.execute<Sales & { categoryId: number } & Record<string, unknown>>(sql`
        with sold as (${lines}) select product.category_id as "categoryId", ${sums}
        from sold join ${products} as product on product.id = sold.product_id
        group by product.category_id order by "netMinor" desc, product.category_id`),
    database.execute<ProductSales & Record<string, unknown>>(sql`
        with sold as (${lines}), best as (
          select sold.product_id, ${sums} from sold group by sold.product_id order by "netMinor" desc, sold.product_id limit ${SHOWN})
        select best.product_id as "productId", named.name, best.orders, best.pieces, best."netMinor" from best
        join ${productTexts} as named on named.product_id = best.product_id and named.locale = ${query.locale}
        order by best."netMinor" desc, best.product_id`),
    database.execute<Sales & Record<string, unknown>>(sql`
        with sold as (${soldLines({ ...query, ...daysBefore(query) })}) select ${sums} from sold`),
  ]);
  const sold = days.rows.map(({ day, orders: count, pieces, netMinor }) => ({
    day,
    orders: count,
    pieces,
    netMinor,
  }));
  const none: Sales = { orders: 0, pieces: 0, netMinor: 0 };
  return {
    days: sold,
    categories: categories.rows.map((row) => ({ ...row })),
    products: goods.rows.map((row) => ({ ...row })),
    // An order is of one day.
    total: sold.reduce(
      (sum, day) => ({
        orders: sum.orders + day.orders,
        pieces: sum.pieces + day.pieces,
        netMinor: sum.netMinor + day.netMinor,
      }),
      none,
    ),
    before: { ...none, ...before.rows[0] },
  };
};

/**
 * What of the stock is soon gone if it goes on being bought as in some days, and what was not bought in them at all; goods that are sold in the
 * shop, in any currency. Two statements.
 */
const readStock = (database: Database) => async (query: SalesQuery & { readonly locale: Locale }) => {
  const days = daysBetween(query.firstDay, query.lastDay) + 1;
  const anywhere = (['UAH', 'PLN'] as const).map((currency) => sql`(${placed({ ...query, currency })})`);
  const bought = sql`select line.product_id, sum(line.quantity)::int as pieces
      from ${orders} as placed join ${orderItems} as line on line.order_id = placed.id
      where (${sql.join(anywhere, sql` or `)}) and line.rental_duration is null group by line.product_id`;
  const named = sql`join ${productTexts} as named on named.product_id = product.id and named.locale = ${query.locale}`;
  const isSold = sql`product.kind = 'purchase' and product.published_at is not null`;
  const [runningOut, unsold] = await Promise.all([
    database.execute<RunningOut & Record<string, unknown>>(sql`
        with bought as (${bought})
        select product.id as "productId", named.name, product.stock, bought.pieces, floor(product.stock * ${days}::numeric / bought.pieces)::int as "daysLeft"
        from bought join ${products} as product on product.id = bought.product_id ${named}
        where ${isSold} and product.stock * ${days}::numeric < bought.pieces * ${SOON_DAYS}::numeric
        order by product.stock * ${days}::numeric / bought.pieces, product.id limit ${SHOWN}`),
    database.execute<UnsoldProduct & Record<string, unknown>>(sql`
        with bought as (${bought})
        select product.id as "productId", named.name, product.stock, (product.stock * price.minor)::float8 as "worthMinor"
        from ${products} as product ${named}
        left join ${productPrices} as price on price.product_id = product.id and price.currency = ${query.currency} and price.term = 'sale'
        where ${isSold} and product.stock > 0 and not exists (select from bought where bought.product_id = product.id)
        order by product.stock * price.minor desc nulls last, product.id limit ${SHOWN}`),
  ]);
  return {
    runningOut: runningOut.rows.map((row) => ({ ...row })),
    unsold: unsold.rows.map((row) => ({ ...row })),
  };
};

/** What was sold, what lies in stock (`readSales`, `readStock`), and what was searched for in vain. */
export function readFigures(database: Database) {
  const [sold, stock, missed] = [readSales(database), readStock(database), listMisses(database)];
  return async (query: SalesQuery & { readonly locale: Locale }): Promise<SalesFigures> => {
    const [sales, left, misses] = await Promise.all([sold(query), stock(query), missed(query, SHOWN)]);
    return { ...sales, ...left, misses };
  };
}
