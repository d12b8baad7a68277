import { sql } from 'drizzle-orm';
import type { Product, TogetherWith } from '../../domain/catalogue/product.ts';
import { cardsOf, readCards, type Cards } from '../catalogue/cards.ts';
import { complementaryProducts } from '../catalogue/complementary-products.ts';
import type { ConditionScope } from '../catalogue/condition-scope.ts';
import { products } from '../catalogue/tables.ts';
import { noteProducts, noteTag } from '../changes/note-tags.ts';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { orderItems, orders } from './tables.ts';

/** So many orders of a product are looked into. */
const ORDERS_MAX = 500;
/** “Often” is said of what so many orders have beside the product, and of no fewer products than two. */
const OFTEN = 3;
const PRODUCTS_MIN = 2;

/** What stands in most of the orders that have the product `id`, if it can be had; cancelled orders tell nothing. */
const findBought = statement<Cards>(
  'bought_together',
  sql`select ${cardsOf(sql`array(
    select pairs.id from (
      select other.product_id, count(distinct other.order_id)
      from (select ${orderItems.orderId} from ${orderItems} where ${orderItems.productId} = ${sql.placeholder('id')}::int
        limit ${sql.raw(String(ORDERS_MAX))}) as own(order_id)
      join ${orders} on ${orders.id} = own.order_id and ${orders.status} <> 'CANCELLED'
      join ${orderItems} as other on other.order_id = own.order_id and other.product_id <> ${sql.placeholder('id')}::int
      group by other.product_id
      having count(distinct other.order_id) >= ${sql.raw(String(OFTEN))}
      order by 2 desc, 1 limit 2 * ${sql.placeholder('count')}::int
    ) as pairs(id, times)
    join ${products} on ${products.id} = pairs.id and ${products.stock} > 0 and ${products.publishedAt} is not null
    order by pairs.times desc, pairs.id limit ${sql.placeholder('count')}::int)`)} as cards`,
);

/** What to take along with a product: what people really order with it, else what complements it. */
export const oftenTogether =
  (database: Database) =>
  async (
    product: Pick<Product, 'id' | 'categoryId'>,
    scope: ConditionScope & { readonly count: number },
  ): Promise<TogetherWith> => {
    // A new order of this product changes its stock, and so asks this again.
    noteProducts([product.id]);
    noteTag('availability');
    const { locale, count } = scope;
    const bought = readCards(await findBought(database, { id: product.id, locale, count }));
    if (bought.length >= PRODUCTS_MIN) return { basis: 'orders', products: bought };
    return { basis: 'complements', products: await complementaryProducts(database)(product, scope) };
  };
