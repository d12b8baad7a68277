import { sql } from 'drizzle-orm';
import type { Product } from '../../domain/catalogue/product.ts';
import { freightOf, type Freight, type FreightSpecifications } from '../../domain/checkout/freight.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Currency } from '../../domain/money/money.ts';
import type { ExchangeRate } from '../../domain/money/exchange.ts';
import { productColumns, toProduct, type ProductRow } from '../catalogue/product-row.ts';
import { freightSpecifications } from '../catalogue/freights.ts';
import { exchangeRates, products, productTexts } from '../catalogue/tables.ts';
import type { Database } from '../database/database.ts';
import { jsonObject } from '../database/sql.ts';
import { statement } from '../database/statement.ts';
import { DAYS_OF } from '../../domain/rental/tiers.ts';
import { orderItems, orderNumbers, orders } from '../orders/tables.ts';
import { isOpen, type OpenSubject } from './order-subjects.ts';
import { openOrderSubjects } from './tables.ts';

interface Found {
  readonly open: readonly OpenSubject[] | null;
  readonly sequence: number;
  readonly rate: Pick<ExchangeRate, 'ratePerUnitE6' | 'date' | 'source'> | null;
  readonly goods: readonly (ProductRow & { readonly freight: FreightSpecifications | null })[] | null;
}

/** What an order is made from, as it is at this moment. */
export interface Goods {
  /** The next number of the sequence of orders, which stays unused when the order is refused; 0 where none was asked for. */
  readonly sequence: number;
  readonly rate: Found['rate'];
  /** The open orders of each subject, those in the currency added up; subjects without any are left out. */
  readonly open: readonly OpenSubject[];
  /** Published products by id; unknown ids are left out. */
  readonly products: ReadonlyMap<number, Product>;
  /** How one piece of each product travels, by product id. */
  readonly freights: ReadonlyMap<number, Freight>;
}

/** The days of machines that an order rents, each machine for itself. */
const rentedDays = sql`select sum(${orderItems.quantity} * ${orderItems.rentalCount} *
    case ${orderItems.rentalDuration} when 'month' then ${DAYS_OF.month}::int when 'week' then ${DAYS_OF.week}::int else 1 end) as days
  from ${orderItems} where ${orderItems.orderId} = ${orders.id} and ${orderItems.rentalDuration} is not null`;

/** One row of JSON, which both databases' drivers read alike. */
const find = statement<{ found: Found }>(
  'read_goods',
  sql`select json_build_object(
    'sequence', case when ${sql.placeholder('isNumbered')}::boolean then nextval(${sql.raw(`'${orderNumbers.seqName}'`)}) else 0 end,
    'rate', (
      select json_build_object('ratePerUnitE6', ${exchangeRates.ratePerUnitE6}, 'date', ${exchangeRates.date}, 'source', ${exchangeRates.source})
      from ${exchangeRates} where ${exchangeRates.base} = 'PLN' and ${exchangeRates.quote} = 'UAH'
      order by ${exchangeRates.date} desc, ${exchangeRates.id} desc limit 1),
    'open', (
      select json_agg(counted) from (
        select ${openOrderSubjects.subject} as subject, count(*)::int as orders,
          coalesce(sum(${orders.totalMinor}) filter (where ${orders.currency} = ${sql.placeholder('currency')}), 0) as minor,
          coalesce(sum(rented.days), 0)::int as "machineDays"
        from ${openOrderSubjects} join ${orders} on ${orders.id} = ${openOrderSubjects.orderId} and ${isOpen}
        cross join lateral (${rentedDays}) as rented
        where ${openOrderSubjects.subject} = any(${sql.placeholder('subjects')}::text[])
        group by ${openOrderSubjects.subject}) as counted),
    'goods', (
      select json_agg(${jsonObject({ ...productColumns, freight: freightSpecifications })})
      from ${products} join ${productTexts}
        on ${productTexts.productId} = ${products.id} and ${productTexts.locale} = ${sql.placeholder('locale')}
      where ${products.id} = any(${sql.placeholder('ids')}::int[]) and ${products.publishedAt} is not null)
  ) as found`,
);

/** Reads all that an order depends on, in one statement; lock products and subjects before, so that it stays true. */
export async function readGoods(
  transaction: Database,
  asked: {
    readonly ids: readonly number[];
    readonly locale: Locale;
    readonly currency: Currency;
    /** Whose open orders are counted. */
    readonly subjects: readonly string[];
    /** False for what is only computed and takes no number; absent for yes. */
    readonly isNumbered?: boolean;
  },
): Promise<Goods> {
  const [row] = await find(transaction, { isNumbered: true, ...asked });
  if (!row) throw new Error('A query for one row answered none');
  const { sequence, rate, open, goods } = row.found;
  return {
    sequence,
    rate,
    open: open ?? [],
    products: new Map(goods?.map((each) => [each.id, toProduct(each)])),
    freights: new Map(goods?.map((each) => [each.id, freightOf(each.categoryId, each.freight ?? {})])),
  };
}
