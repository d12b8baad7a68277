import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Locale } from '../../../domain/locale/locale.ts';
import { money, type Currency } from '../../../domain/money/money.ts';
import { FOREIGN_CURRENCIES, type ForeignCurrency } from '../../../domain/prices/foreign-price.ts';
import { placesOf } from '../../../domain/prices/supplier-list.ts';
import { articleKey, readSupplierLines, type SupplierLine } from '../../../domain/prices/supplier-lines.ts';
import {
  planSupplierList,
  type Match,
  type PlanRules,
  type SupplierPlan,
} from '../../../domain/prices/supplier-plan.ts';
import type { Database } from '../../database/database.ts';
import { PURCHASE_DAY } from '../purchase-prices/purchase-prices.ts';
import { purchasePrices } from '../purchase-prices/tables.ts';
import { productPrices, products, productTexts } from '../tables.ts';
import type { SupplierListRow } from './supplier-lists.ts';
import { supplierArticles } from './tables.ts';

/** How sale prices are taxed, and the rate in force. */
export type SupplierRules = Pick<PlanRules, 'tax' | 'rate'>;

/** What a list would change just now, and what names it: another plan has another digest, and one that is made after prices were entered. */
export interface DigestedPlan {
  readonly plan: SupplierPlan;
  readonly digest: string;
  /** The day from which its prices hold, in Kyiv. */
  readonly today: string;
  /** Currencies of its lines that are converted by rates of their own. */
  readonly foreign: readonly ForeignCurrency[];
  /** The names and article numbers of planned products, by their ids. */
  readonly names: ReadonlyMap<number, { readonly name: string; readonly articleNumber: string }>;
}

/** How far a list is: its cells are gone, its columns have to be named, for the first time or anew, or it is planned. */
export type SupplierListState =
  | { readonly state: 'forgotten' | 'without-columns' | 'other-columns' }
  | ({ readonly state: 'planned' } & DigestedPlan);

interface Found extends Record<string, unknown> {
  readonly key: string;
  readonly isIgnored: boolean;
  readonly productId: number | null;
  readonly name: string;
  readonly articleNumber: string;
  readonly currency: Currency | null;
  readonly minor: number;
  readonly supplier: string;
  readonly day: string;
  readonly sales: readonly { readonly minor: number; readonly currency: Currency }[];
}

/**
 * The products of article numbers with what they cost and are sold for today: those that staff chose for this supplier, else those that have the
 * same article number. One statement.
 */
async function findMatches(
  database: Database,
  keys: readonly string[],
  { supplierId, locale }: { supplierId: number; locale: Locale },
) {
  const { rows } = await database.execute<Found>(sql`
    select asked.key, (chosen.article is not null and chosen.product_id is null) as "isIgnored", product.id as "productId",
      coalesce(named.name, product.article_number) as name, product.article_number as "articleNumber",
      bought.currency, bought.minor::float8 as minor, bought.supplier, to_char(bought.day, 'YYYY-MM-DD') as day,
      (select coalesce(json_agg(json_build_object('currency', price.currency, 'minor', price.minor) order by price.currency), '[]')
        from ${productPrices} as price where price.product_id = product.id and price.term = 'sale') as sales
    from unnest(${sql.param([...keys])}::text[]) as asked(key)
    left join ${supplierArticles} as chosen on chosen.supplier_id = ${supplierId} and chosen.article = asked.key
    left join ${products} as same on same.article_number = asked.key
    left join ${products} as product on product.id = case when chosen.article is null then same.id else chosen.product_id end
    left join ${productTexts} as named on named.product_id = product.id and named.locale = ${locale}
    left join lateral (select * from ${purchasePrices} as entry where entry.product_id = product.id and entry.day <= ${PURCHASE_DAY}
      order by entry.day desc limit 1) as bought on true`);
  return new Map(rows.map((row) => [row.key, row]));
}

function matchOf(found: Found | undefined): Match {
  if (found?.isIgnored === true) return 'ignored';
  if (typeof found?.productId !== 'number') return undefined;
  const { productId, currency, minor, supplier, day, sales } = found;
  return {
    productId,
    inForce: currency === null ? null : { price: money(minor, currency), supplier, day },
    sales: sales.map((sale) => money(sale.minor, sale.currency)),
  };
}

/** The lines of a list; null while it is not known which of its columns are which, and when its cells are gone. */
export function linesOf({ cells, mapping, rates }: SupplierListRow): readonly SupplierLine[] | null {
  const places = cells && mapping && placesOf(cells, mapping);
  return places && readSupplierLines(cells, mapping, { places, rates });
}

/** Decides what a list would change by what stands just now; the names of products are in a language. */
export const planStoredList =
  (database: Database) =>
  async (
    list: SupplierListRow,
    { locale, ...rules }: SupplierRules & { readonly locale: Locale },
  ): Promise<SupplierListState> => {
    const { supplierId, supplier, entered } = list;
    if (list.cells === null) return { state: 'forgotten' };
    if (list.mapping === null) return { state: 'without-columns' };
    const lines = linesOf(list);
    if (lines === null) return { state: 'other-columns' };
    const keys = new Set(lines.map(({ article }) => articleKey(article)));
    const day = await database.execute<{ today: string }>(
      sql`select to_char(${PURCHASE_DAY}, 'YYYY-MM-DD') as today`,
    );
    const today = day.rows[0]?.today ?? '';
    const found = await findMatches(database, [...keys], { supplierId, locale });
    const matches = new Map([...found].map(([key, row]) => [key, matchOf(row)]));
    const plan = planSupplierList(lines, (key) => matches.get(key), { supplier, today, ...rules });
    return {
      state: 'planned',
      plan,
      digest: createHash('sha256')
        .update(JSON.stringify([supplier, today, entered, plan.planned]))
        .digest('base64url'),
      today,
      foreign: FOREIGN_CURRENCIES.filter((each) => lines.some(({ listed }) => listed?.currency === each)),
      names: new Map(
        [...found.values()].flatMap(({ productId, name, articleNumber }) =>
          productId === null ? [] : [[productId, { name, articleNumber }] as const],
        ),
      ),
    };
  };
