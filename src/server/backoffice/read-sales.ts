import { sql, type SQL } from 'drizzle-orm';
import {
  daysBefore,
  type ProductSales,
  type Sales,
  type SalesFigures,
  type SalesQuery,
  type UnsoldProduct,
} from '../../domain/backoffice/sales.ts';
import { daysAfter } from '../../domain/calendar/days.ts';
import type { Period } from '../../domain/calendar/read-period.ts';
import { CURRENCIES } from '../../domain/money/money.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import { productPrices, products, productTexts } from '../catalogue/tables.ts';
import type { Database } from '../database/database.ts';
import { orderItems, orders } from '../orders/tables.ts';
import { listMisses } from '../search/search-misses.ts';

/** Lines of the tables of products. */
const SHOWN = 20;

/** Orders that came in on some days, as a condition of the table named `placed`. What replaces exchanged goods is no new sale. */
export function placedOn({ firstDay, lastDay, currency }: SalesQuery): SQL {
  const zone = timeZoneOf(marketOf(currency));
  return sql`placed.currency = ${currency} and not placed.is_replacement
    and placed.created_at >= ${firstDay}::date::timestamp at time zone ${zone}
    and placed.created_at < ${daysAfter(lastDay, 1)}::date::timestamp at time zone ${zone}`;
}

/** Such orders that were not cancelled. */
const placed = (query: SalesQuery): SQL => sql`${placedOn(query)} and placed.status <> 'CANCELLED'`;

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

/** How many pieces of each product were bought on some days, in any currency; rentals are not among them. */
export function boughtPieces(period: Period): SQL {
  const anywhere = CURRENCIES.map((currency) => sql`(${placed({ ...period, currency })})`);
  return sql`select line.product_id, sum(line.quantity)::int as pieces
      from ${orders} as placed join ${orderItems} as line on line.order_id = placed.id
      where (${sql.join(anywhere, sql` or `)}) and line.rental_duration is null group by line.product_id`;
}

/** What of the stock was not bought on some days at all; goods that are sold in the shop. */
const readUnsold = (database: Database) => async (query: SalesQuery & { readonly locale: Locale }) => {
  const { rows } = await database.execute<UnsoldProduct & Record<string, unknown>>(sql`
    with bought as (${boughtPieces(query)})
    select product.id as "productId", named.name, product.stock, (product.stock * price.minor)::float8 as "worthMinor"
    from ${products} as product
    join ${productTexts} as named on named.product_id = product.id and named.locale = ${query.locale}
    left join ${productPrices} as price on price.product_id = product.id and price.currency = ${query.currency} and price.term = 'sale'
    where product.kind = 'purchase' and product.published_at is not null and product.stock > 0
      and not exists (select from bought where bought.product_id = product.id)
    order by product.stock * price.minor desc nulls last, product.id limit ${SHOWN}`);
  return rows.map((row) => ({ ...row }));
};

/** What was sold, what lies in stock (`readSales`, `readUnsold`), and what was searched for in vain. */
export function readFigures(database: Database) {
  const [sold, stock, missed] = [readSales(database), readUnsold(database), listMisses(database)];
  return async (query: SalesQuery & { readonly locale: Locale }): Promise<SalesFigures> => {
    const [sales, unsold, misses] = await Promise.all([sold(query), stock(query), missed(query, SHOWN)]);
    return { ...sales, unsold, misses };
  };
}
