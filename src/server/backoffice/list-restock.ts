import { sql } from 'drizzle-orm';
import {
  restockLines,
  type BoughtProduct,
  type RestockLine,
  type RestockQuery,
} from '../../domain/backoffice/restock.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { supplierKey } from '../../domain/prices/purchase-price.ts';
import { PURCHASE_DAY } from '../catalogue/purchase-prices/purchase-prices.ts';
import { purchasePrices } from '../catalogue/purchase-prices/tables.ts';
import { suppliers } from '../catalogue/supplier-lists/tables.ts';
import { products, productTexts } from '../catalogue/tables.ts';
import type { Database } from '../database/database.ts';
import { boughtPieces } from './read-sales.ts';

type Found = Omit<BoughtProduct, 'leadDays'> & { leadDays: number | null } & Record<string, unknown>;

/**
 * What to order, the earliest day first, of one supplier or of all, and the names of the suppliers of all of it; of what the shop sells, not of
 * machines for rent. `today` is the day of Kyiv. Two statements.
 */
export const listRestock =
  (database: Database) =>
  async (
    { supplier, ...query }: Omit<RestockQuery, 'after'>,
    { locale, today }: { readonly locale: Locale; readonly today: string },
  ): Promise<{ readonly lines: readonly RestockLine[]; readonly suppliers: readonly string[] }> => {
    const [found, times] = await Promise.all([
      database.execute<Found>(sql`
        with bought as (${boughtPieces(query)}), held as (
          select distinct on (priced.product_id) priced.product_id, priced.supplier from ${purchasePrices} as priced
          join bought on bought.product_id = priced.product_id
          where priced.day <= ${PURCHASE_DAY} order by priced.product_id, priced.day desc)
        select product.id as "productId", named.name, product.article_number as "articleNumber", product.stock, bought.pieces,
          product.lead_days as "leadDays", held.supplier
        from bought join ${products} as product on product.id = bought.product_id
        join ${productTexts} as named on named.product_id = product.id and named.locale = ${locale}
        left join held on held.product_id = product.id
        where product.kind = 'purchase' and product.published_at is not null`),
      database.select({ key: suppliers.key, leadDays: suppliers.leadDays }).from(suppliers),
    ]);
    const daysOf = new Map(times.map(({ key, leadDays }) => [key, leadDays]));
    const keyOf = (name: string | null) => (name === null ? '' : supplierKey(name));
    const lines = restockLines(
      found.rows.map(({ leadDays, ...row }) => ({
        ...row,
        leadDays: { product: leadDays, supplier: daysOf.get(keyOf(row.supplier)) ?? null },
      })),
      { ...query, today },
    );
    const names = new Map(
      lines.flatMap(({ supplier: name }) => (name === null ? [] : [[keyOf(name), name]])),
    );
    return {
      lines:
        supplier === null ? lines : lines.filter((line) => keyOf(line.supplier) === supplierKey(supplier)),
      suppliers: [...names.values()].toSorted((a, b) => a.localeCompare(b, locale)),
    };
  };
