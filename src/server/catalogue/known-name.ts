import { sql } from 'drizzle-orm';
import { products, productTexts } from './tables.ts';

/**
 * By what a product is known that may be a draft: its name in the language of the `product_texts` of the query, else in another, else its article
 * number. A draft may have no name yet, or not any more.
 */
export const knownName = sql<string>`coalesce(nullif(${productTexts.name}, ''), (
  select other.name from ${productTexts} as other where other.product_id = ${productTexts.productId} and other.name <> ''
  order by other.locale desc limit 1), (
  select named.article_number from ${products} as named where named.id = ${productTexts.productId}))`;
