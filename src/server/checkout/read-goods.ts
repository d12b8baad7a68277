import { sql } from 'drizzle-orm';
import type { Product } from '../../domain/catalogue/product.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { ExchangeRate } from '../../domain/money/exchange.ts';
import { productColumns, toProduct, type ProductRow } from '../catalogue/product-row.ts';
import { exchangeRates, productSpecifications, products, productTexts } from '../catalogue/tables.ts';
import type { Database } from '../database/database.ts';
import { jsonObject } from '../database/json-object.ts';
import { statement } from '../database/statement.ts';
import { orderNumbers } from '../orders/tables.ts';

interface Found {
  readonly sequence: number;
  readonly rate: Pick<ExchangeRate, 'ratePerUnitE6' | 'date' | 'source'> | null;
  readonly goods: readonly (ProductRow & { readonly powerW: number | null })[] | null;
}

/** What an order is made from, as it is at this moment. */
export interface Goods {
  /** The next number of the sequence of orders; it stays unused when the order is refused. */
  readonly sequence: number;
  readonly rate: Found['rate'];
  /** Published products by id; unknown ids are left out. */
  readonly products: ReadonlyMap<number, Product>;
  /** The rated power in watts of one piece, by product id, where it is stated. */
  readonly powerW: ReadonlyMap<number, number>;
}

const powerW = sql`(select ${productSpecifications.number} from ${productSpecifications}
  where ${productSpecifications.productId} = ${products.id} and ${productSpecifications.key} = 'powerW')`;

/** One row of JSON, which both databases' drivers read alike. */
const find = statement<{ found: Found }>(
  'read_goods',
  sql`select json_build_object(
    'sequence', nextval(${sql.raw(`'${orderNumbers.seqName}'`)}),
    'rate', (
      select json_build_object('ratePerUnitE6', ${exchangeRates.ratePerUnitE6}, 'date', ${exchangeRates.date}, 'source', ${exchangeRates.source})
      from ${exchangeRates} where ${exchangeRates.base} = 'PLN' and ${exchangeRates.quote} = 'UAH'
      order by ${exchangeRates.date} desc, ${exchangeRates.id} desc limit 1),
    'goods', (
      select json_agg(${jsonObject({ ...productColumns, powerW })})
      from ${products} join ${productTexts}
        on ${productTexts.productId} = ${products.id} and ${productTexts.locale} = ${sql.placeholder('locale')}
      where ${products.id} = any(${sql.placeholder('ids')}::int[]) and ${products.publishedAt} is not null)
  ) as found`,
);

/** Reads all that an order depends on, in one statement; lock the products before, so that it stays true. */
export async function readGoods(
  transaction: Database,
  { ids, locale }: { ids: readonly number[]; locale: Locale },
): Promise<Goods> {
  const [row] = await find(transaction, { ids, locale });
  if (!row) throw new Error('A query for one row answered none');
  const { sequence, rate, goods } = row.found;
  return {
    sequence,
    rate,
    products: new Map(goods?.map((each) => [each.id, toProduct(each)])),
    powerW: new Map(goods?.map((each) => [each.id, each.powerW ?? 0])),
  };
}
