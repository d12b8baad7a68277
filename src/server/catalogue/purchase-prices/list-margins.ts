import { sql, type SQL } from 'drizzle-orm';
import { withoutTax, type TaxRule } from '../../../domain/checkout/tax.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import type { ExchangeRate } from '../../../domain/money/exchange.ts';
import { money, type Currency, type Money } from '../../../domain/money/money.ts';
import { marginRow, MARGINS_PAGE, type MarginsQuery } from '../../../domain/prices/margins-query.ts';
import { marginOf, type Margin, type PurchasePrice } from '../../../domain/prices/purchase-price.ts';
import type { Database } from '../../database/database.ts';
import { productPrices, products, productTexts } from '../tables.ts';
import { PURCHASE_DAY } from './purchase-prices.ts';
import { purchasePrices } from './tables.ts';

/** What a list of margins is computed with: how the currency is taxed, and the rate in force. */
export interface MarginRules {
  readonly rule: TaxRule;
  readonly rate: ExchangeRate | null;
  readonly locale: Locale;
}

/** A product of the list: published, with a sale price in the currency; its purchase price that is in force today, and what is left. */
export interface MarginRow {
  readonly productId: number;
  readonly name: string;
  readonly articleNumber: string;
  /** The sale price that is charged today, without tax. */
  readonly net: Money;
  readonly purchase: Pick<PurchasePrice, 'price' | 'supplier' | 'day'> | null;
  /** Null without a purchase price in force. */
  readonly margin: Margin | null;
}

const MILLION = 1_000_000;

/** A quotient rounded half up in whole numbers, exact at any size, of what is not negative: `divideHalfUp` in SQL. */
const halfUp = (numerator: SQL, denominator: SQL) =>
  sql`div(2 * (${numerator})::numeric + (${denominator}), 2 * (${denominator}))`;

/** `withoutTax` in SQL. */
function netOf(minor: SQL, { mode, ratePercent }: TaxRule): SQL {
  if (mode === 'added') return minor;
  const rate = sql`${Math.round(ratePercent * MILLION)}::numeric`;
  return sql`(${minor} - ${halfUp(sql`${minor} * ${rate}`, sql`(100000000 + ${rate})`)})`;
}

/** `convert` in SQL; null where there is no rate. */
function costIn(currency: Currency, rate: ExchangeRate | null): SQL {
  const other = rate === null ? null : sql`${rate.ratePerUnitE6}::numeric`;
  const converted =
    other === null
      ? sql`null::numeric`
      : currency === 'UAH'
        ? halfUp(sql`bought.minor * ${other}`, sql`1000000::numeric`)
        : halfUp(sql`bought.minor::numeric * 1000000`, other);
  return sql`case when bought.currency = ${currency} then bought.minor::numeric else ${converted} end`;
}

/**
 * Published products with a sale price in the currency, and their price without tax: those that have a purchase price that is in force today, with it,
 * or those that have none.
 */
const priced = ({ currency, isWithout }: MarginsQuery, { rule, rate }: MarginRules) => sql`
  with bought as (
    select distinct on (product_id) product_id, currency, minor, supplier, day from ${purchasePrices}
    where day <= ${PURCHASE_DAY} order by product_id, day desc),
  priced as materialized (
    select product.id, product.article_number, price.minor as price_minor, ${netOf(sql`price.minor`, rule)} as net, ${costIn(currency, rate)} as cost,
      bought.currency, bought.minor, bought.supplier, bought.day
    from ${products} as product
    join ${productPrices} as price on price.product_id = product.id and price.currency = ${currency} and price.term = 'sale'
    ${isWithout ? sql`left join` : sql`join`} bought on bought.product_id = product.id
    where product.published_at is not null ${isWithout ? sql`and bought.product_id is null` : sql``}),
  listed as materialized (
    select priced.*, case when net > 0 then sign(net - cost) * ${halfUp(sql`abs(net - cost) * 10000`, sql`net`)} end as margin_bp from priced)`;

interface Found extends Record<string, unknown> {
  readonly productId: number;
  readonly name: string;
  readonly articleNumber: string;
  readonly priceMinor: number;
  readonly currency: Currency | null;
  readonly minor: number;
  readonly supplier: string;
  readonly day: string;
  readonly marginBp: number;
}

/**
 * Products by their margin, the least first, or those without a purchase price by their ids; a page, or all of them. `next` is what the next
 * page begins after, null on the last. One statement.
 */
export const listMargins =
  (database: Database) =>
  async (
    query: MarginsQuery,
    rules: MarginRules,
    { isWhole = false }: { readonly isWhole?: boolean } = {},
  ): Promise<{ readonly rows: readonly MarginRow[]; readonly next: string | null }> => {
    const { currency, belowBp, isWithout, after } = query;
    const from = marginRow(after);
    const conditions = [
      isWithout ? sql`true` : sql`listed.margin_bp is not null`,
      belowBp === null || isWithout ? sql`true` : sql`listed.margin_bp < ${belowBp}`,
      from === null
        ? sql`true`
        : sql`(coalesce(listed.margin_bp, 0), listed.id) > (${from.marginBp}, ${from.productId})`,
    ];
    const { rows } = await database.execute<Found>(sql`
      ${priced(query, rules)}, page as (
        select * from listed where ${sql.join(conditions, sql` and `)}
        order by coalesce(listed.margin_bp, 0), listed.id ${isWhole ? sql`` : sql`limit ${MARGINS_PAGE + 1}`})
      select page.id as "productId", named.name, page.article_number as "articleNumber", page.price_minor::float8 as "priceMinor", page.currency,
        page.minor::float8 as minor, page.supplier, to_char(page.day, 'YYYY-MM-DD') as day, coalesce(page.margin_bp, 0)::float8 as "marginBp"
      from page join ${productTexts} as named on named.product_id = page.id and named.locale = ${rules.locale}
      order by coalesce(page.margin_bp, 0), page.id`);
    const page = isWhole ? rows : rows.slice(0, MARGINS_PAGE);
    const last = page.at(-1);
    return {
      rows: page.map((row) => {
        const { productId, name, articleNumber, supplier, day } = row;
        const price = money(row.priceMinor, currency);
        const cost = row.currency === null ? null : money(row.minor, row.currency);
        return {
          productId,
          name,
          articleNumber,
          net: withoutTax(price, rules.rule),
          purchase: cost === null ? null : { price: cost, supplier, day },
          margin: cost === null ? null : marginOf(price, cost, rules),
        };
      }),
      next: last !== undefined && rows.length > page.length ? `${last.marginBp}_${last.productId}` : null,
    };
  };

/** How many published products with a sale price in a currency have no purchase price that is in force today. */
export const countWithoutPurchase =
  (database: Database) =>
  async (currency: Currency): Promise<number> => {
    const { rows } = await database.execute<{ count: number }>(sql`
      select count(*)::int as count from ${products} as product
      join ${productPrices} as price on price.product_id = product.id and price.currency = ${currency} and price.term = 'sale'
      where product.published_at is not null and not exists (
        select from ${purchasePrices} as bought where bought.product_id = product.id and bought.day <= ${PURCHASE_DAY})`);
    return rows[0]?.count ?? 0;
  };
