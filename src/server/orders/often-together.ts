import { and, desc, eq, sql } from 'drizzle-orm';
import type { Product, TogetherWith } from '../../domain/catalogue/product.ts';
import { complementaryProducts } from '../catalogue/complementary-products.ts';
import type { ConditionScope } from '../catalogue/condition-scope.ts';
import { productColumns, toProduct } from '../catalogue/product-row.ts';
import { products, productTexts } from '../catalogue/tables.ts';
import { noteProducts, noteTag } from '../changes/note-tags.ts';
import type { Database } from '../database/database.ts';
import { orderItems, orders } from './tables.ts';

/** So many orders of a product are looked into. */
const ORDERS_MAX = 500;
/** “Often” is said of what so many orders have beside the product, and of no fewer products than two. */
const OFTEN = 3;
const PRODUCTS_MIN = 2;

/** What stands in most of the orders that have a product, if it can be had; cancelled orders tell nothing. One query. */
async function boughtTogether(
  database: Database,
  id: number,
  { locale, count }: ConditionScope & { readonly count: number },
): Promise<readonly Product[]> {
  const pairs = sql`(
    select other.product_id, count(distinct other.order_id)::int
    from (select ${orderItems.orderId} from ${orderItems} where ${orderItems.productId} = ${id} limit ${ORDERS_MAX}) as own(order_id)
    join ${orders} on ${orders.id} = own.order_id and ${orders.status} <> 'CANCELLED'
    join ${orderItems} as other on other.order_id = own.order_id and other.product_id <> ${id}
    group by other.product_id
    having count(distinct other.order_id) >= ${OFTEN}
    order by 2 desc, 1 limit ${2 * count}
  ) as pairs(id, times)`;
  const rows = await database
    .select(productColumns)
    .from(pairs)
    .innerJoin(products, eq(products.id, sql`pairs.id`))
    .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.locale, locale)))
    .where(sql`${products.stock} > 0 and ${products.publishedAt} is not null`)
    .orderBy(desc(sql`pairs.times`), products.id)
    .limit(count);
  return rows.map(toProduct);
}

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
    const bought = await boughtTogether(database, product.id, scope);
    noteProducts(bought.map(({ id }) => id));
    if (bought.length >= PRODUCTS_MIN) return { basis: 'orders', products: bought };
    return { basis: 'complements', products: await complementaryProducts(database)(product, scope) };
  };
