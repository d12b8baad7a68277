import { sql, type SQL } from 'drizzle-orm';
import { FITTING_TAGS } from '../../domain/catalogue/tags.ts';
import type { Currency } from '../../domain/money/money.ts';
import { listOf } from '../database/list-of.ts';
import { isInStock } from './in-stock.ts';
import { LISTED_PRICES, listedProducts } from './listing-tables.ts';
import { productTags } from './tables.ts';

/** So many of each category are compared, from the cheapest on. */
const COMPARED = 40;
/** More than a product has labels. */
const FITTING_WEIGHT = 20;
const fittingTags = sql.raw(FITTING_TAGS.map((tag) => `'${tag}'`).join(', '));

/** The product's own labels. */
const labels = sql`array(select own.tag from ${productTags} own where own.product_id = ${sql.placeholder('id')}::int)`;

/**
 * One product of each category that complements a product's: what can be had and shares most labels with it, those of
 * voltage and phases before those of use; of those that are alike the cheapest. An SQL array of ids; the placeholders `id` and `categories`
 * stand for the product and for the categories, the most needed first.
 */
export function complementsIn(currency: Currency): SQL {
  const price = LISTED_PRICES[currency];
  return sql`array(select fitting.id
    from unnest(${listOf('categories')}) with ordinality as wanted(category_id, place)
    cross join lateral (
      select cheap.id from (
        select ${listedProducts.productId}, ${price} from ${listedProducts}
        where ${listedProducts.categoryId} = wanted.category_id and ${price} > 0
          and ${isInStock(listedProducts.productId)}
        order by ${price}, ${listedProducts.productId} limit ${sql.raw(String(COMPARED))}
      ) as cheap(id, price)
      cross join lateral (
        select sum(case when label.tag in (${fittingTags}) then ${sql.raw(String(FITTING_WEIGHT))} else 1 end)
            filter (where label.tag = any(${labels})) as shared
        from ${productTags} label where label.product_id = cheap.id
      ) fit
      order by fit.shared desc nulls last, cheap.price, cheap.id
      limit 1
    ) as fitting
    order by wanted.place)`;
}
