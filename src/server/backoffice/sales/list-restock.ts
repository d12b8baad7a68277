import { sql } from 'drizzle-orm';
import {
  restockLines,
  restockPage,
  type BoughtProduct,
  type NamedRestockLine,
  type RestockQuery,
} from '../../../domain/backoffice/restock.ts';
import { daysBetween } from '../../../domain/calendar/days.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { USUAL_LEAD_DAYS } from '../../../domain/prices/lead-time.ts';
import { supplierKey } from '../../../domain/prices/purchase-price.ts';
import { PURCHASE_DAY } from '../../catalogue/purchase-prices/purchase-prices.ts';
import { purchasePrices } from '../../catalogue/purchase-prices/tables.ts';
import { suppliers } from '../../catalogue/supplier-lists/tables.ts';
import { knownName } from '../../catalogue/known-name.ts';
import { products, productTexts } from '../../catalogue/tables.ts';
import type { Database } from '../../database/database.ts';
import { boughtPieces } from './read-sales.ts';

type Found = Omit<BoughtProduct, 'leadDays'> & { leadDays: number | null } & Record<string, unknown>;

/** Lines with the names of their products; one statement. */
async function nameLines<Line extends Pick<BoughtProduct, 'productId'>>(
  database: Database,
  lines: readonly Line[],
  locale: Locale,
): Promise<readonly (Line & Pick<NamedRestockLine, 'name' | 'articleNumber'>)[]> {
  const rows = await database
    .select({ id: products.id, name: knownName, articleNumber: products.articleNumber })
    .from(products)
    .innerJoin(
      productTexts,
      sql`${productTexts.productId} = ${products.id} and ${productTexts.locale} = ${locale}`,
    )
    .where(sql`${products.id} = any(${`{${lines.map(({ productId }) => productId).join(',')}}`}::int[])`);
  const byId = new Map(rows.map(({ id, ...names }) => [id, names]));
  return lines.flatMap((line) => {
    const names = byId.get(line.productId);
    return names ? [{ ...line, ...names }] : [];
  });
}

/**
 * What to order, the earliest day first, of one supplier or of all: a page, or the whole of it; how many lines there are, and the names of the
 * suppliers of all of it. Of what the shop sells, not of machines for rent. `today` is the day of Kyiv.
 */
export const listRestock =
  (database: Database) =>
  async (
    { supplier, after, ...query }: RestockQuery,
    { locale, today, isWhole = false }: { locale: Locale; today: string; isWhole?: boolean },
  ): Promise<{
    readonly lines: readonly NamedRestockLine[];
    readonly next: number | null;
    readonly count: number;
    readonly suppliers: readonly string[];
  }> => {
    const times = await database.select({ key: suppliers.key, leadDays: suppliers.leadDays }).from(suppliers);
    // Most goods have stock for longer than any supplier takes: they are left out before anything of them is looked up.
    const longest = Math.max(USUAL_LEAD_DAYS, ...times.map(({ leadDays }) => leadDays ?? 0));
    const days = daysBetween(query.firstDay, query.lastDay) + 1;
    const found = await database.execute<Found>(sql`
      select product.id as "productId", product.stock, bought.pieces, product.lead_days as "leadDays", held.supplier
      from (${await boughtPieces(database, query)}) as bought join ${products} as product on product.id = bought.product_id
      left join lateral (select priced.supplier from ${purchasePrices} as priced
        where priced.product_id = product.id and priced.day <= ${PURCHASE_DAY} order by priced.day desc limit 1) as held on true
      where product.kind = 'purchase' and product.published_at is not null
        and product.stock::bigint * ${days}::int < bought.pieces::bigint * (coalesce(product.lead_days, ${longest}::int) + ${query.coverDays}::int)`);
    const daysOf = new Map(times.map(({ key, leadDays }) => [key, leadDays]));
    const keyOf = (name: string | null) => (name === null ? '' : supplierKey(name));
    const all = restockLines(
      found.rows.map(({ leadDays, ...row }) => ({
        ...row,
        leadDays: { product: leadDays, supplier: daysOf.get(keyOf(row.supplier)) ?? null },
      })),
      { ...query, today },
    );
    const names = new Map(all.flatMap(({ supplier: name }) => (name === null ? [] : [[keyOf(name), name]])));
    const lines =
      supplier === null ? all : all.filter((line) => keyOf(line.supplier) === supplierKey(supplier));
    const page = isWhole ? { lines, next: null } : restockPage(lines, after);
    return {
      lines: await nameLines(database, page.lines, locale),
      next: page.next,
      count: lines.length,
      suppliers: [...names.values()].toSorted((a, b) => a.localeCompare(b, locale)),
    };
  };
