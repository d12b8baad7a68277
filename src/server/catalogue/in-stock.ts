import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { ProductCondition } from '../../domain/catalogue/product-filter.ts';
import { products } from './tables.ts';

/** Whether a condition asks for what can be had at all, rather than for a number of pieces. */
export const asksForStock = (condition: ProductCondition): boolean =>
  condition.kind === 'number' &&
  condition.field === 'stock' &&
  condition.operator === '$gt' &&
  condition.values[0] === 0;

/** Whether a product can be had: it is not among the sold out, who are few and stand together in an index of stock. */
export const isInStock = (productId: SQLWrapper): SQL =>
  sql`not exists (select from ${products} as sold_out where sold_out.id = ${productId} and sold_out.stock = 0)`;
