import { sql } from 'drizzle-orm';
import { leadTimeOf, type RestockQuery, type SoldOutLine } from '../../../domain/backoffice/restock.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { supplierKey } from '../../../domain/prices/purchase-price.ts';
import { PURCHASE_DAY } from '../../catalogue/purchase-prices/purchase-prices.ts';
import { purchasePrices } from '../../catalogue/purchase-prices/tables.ts';
import { suppliers } from '../../catalogue/supplier-lists/tables.ts';
import { products, productTexts } from '../../catalogue/tables.ts';
import type { Database } from '../../database/database.ts';
import { boughtPieces } from './read-sales.ts';

type Found = Omit<SoldOutLine, 'leadDays' | 'leadOf'> & { leadDays: number | null } & Record<string, unknown>;

/**
 * Published products of the shop without a piece in stock that were not bought on some days, by their names; of one supplier or of all. How many to
 * order of them no sales say, so `listRestock` cannot have them. Two statements.
 */
export const listSoldOut =
  (database: Database) =>
  async (
    { supplier, ...period }: Pick<RestockQuery, 'firstDay' | 'lastDay' | 'supplier'>,
    locale: Locale,
  ): Promise<readonly SoldOutLine[]> => {
    const [found, times] = await Promise.all([
      database.execute<Found>(sql`
        with bought as materialized (${await boughtPieces(database, period)}), held as (
          select distinct on (priced.product_id) priced.product_id, priced.supplier from ${purchasePrices} as priced
          where priced.day <= ${PURCHASE_DAY} order by priced.product_id, priced.day desc)
        select product.id as "productId", named.name, product.article_number as "articleNumber",
          product.lead_days as "leadDays", held.supplier
        from ${products} as product
        join ${productTexts} as named on named.product_id = product.id and named.locale = ${locale}
        left join held on held.product_id = product.id
        where product.kind = 'purchase' and product.published_at is not null and product.stock = 0
          and not exists (select from bought where bought.product_id = product.id)`),
      database.select({ key: suppliers.key, leadDays: suppliers.leadDays }).from(suppliers),
    ]);
    const daysOf = new Map(times.map(({ key, leadDays }) => [key, leadDays]));
    const keyOf = (name: string | null) => (name === null ? '' : supplierKey(name));
    return found.rows
      .filter((row) => supplier === null || keyOf(row.supplier) === supplierKey(supplier))
      .map(({ leadDays, ...row }) => ({
        ...row,
        ...leadTimeOf({ product: leadDays, supplier: daysOf.get(keyOf(row.supplier)) ?? null }),
      }))
      .toSorted((a, b) => a.name.localeCompare(b.name, locale) || a.productId - b.productId);
  };
