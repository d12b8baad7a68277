import { sql, type SQL } from 'drizzle-orm';
import {
  daysBefore,
  totalSales,
  type ProductSales,
  type Sales,
  type SalesFigures,
  type SalesQuery,
  type UnsoldProduct,
} from '../../../domain/backoffice/sales.ts';
import type { Period } from '../../../domain/calendar/read-period.ts';
import { CURRENCIES } from '../../../domain/money/money.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { productPrices, products, productTexts } from '../../catalogue/tables.ts';
import type { Database } from '../../database/database.ts';
import { listMisses } from '../../search/search-misses.ts';
import { findOpenDays, soldOfDays, soldOfProducts } from './sold-lines.ts';

/** Lines of the tables of products. */
const SHOWN = 20;

/** A line of the two tables of goods: of a product, or of a category, whose orders are not counted. */
type SoldGoods =
  | ({ readonly categoryId: null } & ProductSales)
  | ({ readonly categoryId: number; readonly productId: null } & Pick<Sales, 'pieces' | 'netMinor'>);

const sums = sql`coalesce(sum(sold.orders), 0)::int as orders, coalesce(sum(sold.pieces), 0)::int as pieces, coalesce(round(sum(sold.net_minor)), 0)::float8 as "netMinor"`;

/** What was sold in some days and in as many before, by day, by category and by product, the most first. */
const readSales = (database: Database) => async (query: SalesQuery & { readonly locale: Locale }) => {
  const { firstDay, lastDay, currency } = query;
  const whole = { firstDay: daysBefore(query).firstDay, lastDay, currency };
  const open = (await findOpenDays(database, whole, [currency])).get(currency) ?? [];
  const now = { ...query, open: open.filter((day) => day >= firstDay) };
  const [days, goods] = await Promise.all([
    database.execute<Sales & { day: string } & Record<string, unknown>>(sql`
        with sold as (${soldOfDays({ ...whole, open })}) select to_char(each.day, 'YYYY-MM-DD') as day, ${sums}
        from generate_series(${whole.firstDay}::date, ${lastDay}::date, interval '1 day') as each(day)
        left join sold on sold.day = each.day group by each.day order by each.day`),
    database.execute<SoldGoods & Record<string, unknown>>(sql`
        with sold as materialized (${soldOfProducts([now], ['orders', 'pieces', 'net_minor'])}),
        best as (select * from sold order by net_minor desc, product_id limit ${SHOWN})
        select null as "categoryId", best.product_id as "productId", named.name, best.orders::int, best.pieces::int, round(best.net_minor)::float8 as "netMinor"
        from best join ${productTexts} as named on named.product_id = best.product_id and named.locale = ${query.locale}
        union all
        select product.category_id, null, null, null, sum(sold.pieces)::int, round(sum(sold.net_minor))::float8
        from sold join ${products} as product on product.id = sold.product_id group by product.category_id
        order by "netMinor" desc, "productId", "categoryId"`),
  ]);
  const all = days.rows.map((row) => ({ ...row }));
  const shown = all.filter(({ day }) => day >= firstDay);
  return {
    days: shown,
    categories: goods.rows.flatMap(({ categoryId, pieces, netMinor }) =>
      categoryId === null ? [] : [{ categoryId, pieces, netMinor }],
    ),
    products: goods.rows.flatMap(({ productId, name, orders, pieces, netMinor }) =>
      productId === null ? [] : [{ productId, name, orders, pieces, netMinor }],
    ),
    total: totalSales(shown),
    before: totalSales(all.filter(({ day }) => day < firstDay)),
  };
};

/**
 * How many pieces of each product were bought on some days, in any currency, as a select; rentals are not among them. It is to be materialized where
 * it is compared with all products: each worker of the server would make it for itself.
 */
export async function boughtPieces(database: Database, period: Period): Promise<SQL> {
  const open = await findOpenDays(database, period, CURRENCIES);
  const queries = CURRENCIES.map((currency) => ({ ...period, currency, open: open.get(currency) ?? [] }));
  return sql`select sold.product_id, sold.bought::int as pieces from (${soldOfProducts(queries, ['bought'])}) as sold where sold.bought > 0`;
}

/** What of the stock was not bought on some days at all; goods that are sold in the shop. */
const readUnsold = (database: Database) => async (query: SalesQuery & { readonly locale: Locale }) => {
  const { rows } = await database.execute<UnsoldProduct & Record<string, unknown>>(sql`
    with bought as materialized (${await boughtPieces(database, query)}), lying as (
      select product.id, product.stock, product.stock * price.minor as worth
      from ${products} as product
      left join ${productPrices} as price on price.product_id = product.id and price.currency = ${query.currency} and price.term = 'sale'
      where product.kind = 'purchase' and product.published_at is not null and product.stock > 0
        and not exists (select from bought where bought.product_id = product.id)
      order by product.stock * price.minor desc nulls last, product.id limit ${SHOWN})
    select lying.id as "productId", named.name, lying.stock, lying.worth::float8 as "worthMinor"
    from lying join ${productTexts} as named on named.product_id = lying.id and named.locale = ${query.locale}
    order by lying.worth desc nulls last, lying.id`);
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
