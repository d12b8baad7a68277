import { sql } from 'drizzle-orm';
import type { ProductDetail, TogetherWith } from '../../domain/catalogue/product.ts';
import type { Currency } from '../../domain/money/money.ts';
import {
  companionsFirst,
  companionsNot,
  complementsIn,
  complementValues,
  type BesideScope,
} from '../catalogue/related-to.ts';
import { products } from '../catalogue/tables.ts';
import { noteProducts, noteTag } from '../changes/tags.ts';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { orderItems, orders } from './tables.ts';

/** So many orders of a product are looked into. */
const ORDERS_MAX = 500;
/** “Often” is said of what so many orders have beside the product, and of no fewer products than two. */
const OFTEN = 3;
const PRODUCTS_MIN = 2;

/** What stands in most of the orders that have the product `id`, if it can be had; cancelled orders tell nothing. */
const bought = sql`array(
  select pairs.id from (
    select other.product_id, count(distinct other.order_id)
    from (select ${orderItems.orderId} from ${orderItems} where ${orderItems.productId} = ${sql.placeholder('id')}::int
      limit ${sql.raw(String(ORDERS_MAX))}) as own(order_id)
    join ${orders} on ${orders.id} = own.order_id and ${orders.status} <> 'CANCELLED'
    join ${orderItems} as other on other.order_id = own.order_id and other.product_id <> ${sql.placeholder('id')}::int
    where other.product_id <> all(${companionsNot})
    group by other.product_id
    having count(distinct other.order_id) >= ${sql.raw(String(OFTEN))}
    order by 2 desc, 1 limit 2 * ${sql.placeholder('count')}::int
  ) as pairs(id, times)
  join ${products} on ${products.id} = pairs.id and ${products.stock} > 0 and ${products.publishedAt} is not null
  order by pairs.times desc, pairs.id limit ${sql.placeholder('count')}::int)`;

interface Found {
  readonly first: readonly number[];
  readonly bought: readonly number[];
  /** Null where orders tell enough. */
  readonly complements: readonly number[] | null;
}

const writeTogether = (currency: Currency) =>
  statement<Found>(
    `together_${currency}`,
    sql`select array_to_json(${companionsFirst}) as first, array_to_json(own.bought) as bought,
      case when cardinality(own.bought) < ${sql.raw(String(PRODUCTS_MIN))}
        then array_to_json(${complementsIn(currency)}) end as complements
    from (select ${bought} offset 0) as own(bought)`,
  );
const findTogether = { UAH: writeTogether('UAH'), PLN: writeTogether('PLN') };

/** What to take along with a product: what staff chose for it, then what people really order with it, else what complements it. One query. */
export const togetherWith =
  (database: Database) =>
  async (
    product: Pick<ProductDetail, 'id' | 'categoryId' | 'brand' | 'specifications'>,
    { currency, count }: BesideScope,
  ): Promise<TogetherWith> => {
    // A new order of this product changes its stock, and so asks this again.
    noteProducts([product.id]);
    noteTag('availability');
    const [found] = await findTogether[currency](database, {
      id: product.id,
      count,
      ...complementValues(product),
    });
    const { first = [], bought: ordered = [], complements = null } = found ?? {};
    if (first.length === 0)
      return complements ? { basis: 'complements', ids: complements } : { basis: 'orders', ids: ordered };
    // What staff chose is advised: it is not said to be bought together often.
    const ids = [...new Set([...first, ...(complements ?? ordered)])];
    return { basis: 'complements', ids: ids.slice(0, count) };
  };
