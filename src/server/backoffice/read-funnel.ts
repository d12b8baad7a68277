import { min, sql } from 'drizzle-orm';
import {
  comparedDays,
  type Funnel,
  type FunnelCounts,
  type SeenProduct,
} from '../../domain/backoffice/funnel.ts';
import type { SalesQuery } from '../../domain/backoffice/sales.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { productTexts } from '../catalogue/tables.ts';
import { telephoneOrders } from '../checkout/tables.ts';
import type { Database } from '../database/database.ts';
import { orderItems, orders } from '../orders/tables.ts';
import { placedOn } from './sales/sold-lines.ts';
import { pageOpenings } from './tables.ts';

/** Lines of the table of products. */
const SHOWN = 50;

/** Orders that customers placed by the pages of the shop on some days: those by telephone came another way. */
const byPages = (query: SalesQuery) => sql`
  select placed.id, placed.status from ${orders} as placed
  where ${placedOn(query)} and not exists (select from ${telephoneOrders} as taken where taken.order_id = placed.id)`;

/** The first day of which openings are kept; null before any is. */
async function countedSince(database: Database): Promise<string | null> {
  const [first] = await database.select({ day: min(pageOpenings.day) }).from(pageOpenings);
  return first?.day ?? null;
}

/**
 * The way from product pages to orders on some days in one currency, from the day on since when openings are counted: orders of the days before have
 * nothing beside them. Three statements.
 */
export const readFunnel =
  (database: Database) =>
  async (asked: SalesQuery & { readonly locale: Locale }): Promise<Funnel> => {
    const compared = comparedDays(asked, await countedSince(database));
    const query = { ...asked, ...compared };
    const opened = sql`opening.currency = ${query.currency} and opening.day between ${query.firstDay}::date and ${query.lastDay}::date`;
    const [counts, seen] = await Promise.all([
      database.execute<FunnelCounts & Record<string, unknown>>(sql`
        with opened as (
          select opening.page, sum(opening.times) as times from ${pageOpenings} as opening where ${opened} group by opening.page),
        placed as (${byPages(query)})
        select coalesce((select times from opened where page = 'product'), 0)::float8 as product,
          coalesce((select times from opened where page = 'cart'), 0)::float8 as cart,
          coalesce((select times from opened where page = 'checkout'), 0)::float8 as checkout,
          (select count(*) from placed)::float8 as placed,
          (select count(*) from placed where status <> 'CANCELLED')::float8 as kept`),
      database.execute<SeenProduct & Record<string, unknown>>(sql`
        with opened as (
          select opening.product_id, sum(opening.times)::float8 as times from ${pageOpenings} as opening
          where ${opened} and opening.product_id is not null
          group by opening.product_id order by times desc, opening.product_id limit ${SHOWN}),
        ordered as (
          select line.product_id, count(distinct placed.id)::float8 as orders
          from (${byPages(query)}) as placed join ${orderItems} as line on line.order_id = placed.id
          where line.product_id in (select product_id from opened) group by line.product_id)
        select opened.product_id as "productId", named.name, opened.times as opened, coalesce(ordered.orders, 0) as orders
        from opened
        join ${productTexts} as named on named.product_id = opened.product_id and named.locale = ${query.locale}
        left join ordered on ordered.product_id = opened.product_id
        order by opened.times desc, opened.product_id`),
    ]);
    const none: FunnelCounts = { product: 0, cart: 0, checkout: 0, placed: 0, kept: 0 };
    return {
      comparedFrom: compared?.firstDay ?? null,
      counts: { ...none, ...counts.rows[0] },
      products: seen.rows.map((row) => ({ ...row })),
    };
  };
