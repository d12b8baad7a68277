import { sql, type SQL } from 'drizzle-orm';
import { complementsOf } from '../../domain/catalogue/complements.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import { FITTING_TAGS } from '../../domain/catalogue/tags.ts';
import type { Currency } from '../../domain/money/money.ts';
import { noteTag } from '../changes/note-tags.ts';
import type { Database } from '../database/database.ts';
import { listOf } from '../database/list-of.ts';
import { statement } from '../database/statement.ts';
import { cardsOf, readCards, type Cards } from './cards.ts';
import type { ConditionScope } from './condition-scope.ts';
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

function writeFitting(currency: Currency): SQL {
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
            filter (where label.tag = any(${labels})) as shared,
          coalesce(bool_or(label.tag = 'bestseller'), false) as is_bestseller
        from ${productTags} label where label.product_id = cheap.id
      ) fit
      order by fit.shared desc nulls last, fit.is_bestseller desc, cheap.price, cheap.id
      limit 1
    ) as fitting
    order by wanted.place)`;
}

const writeComplements = (currency: Currency) =>
  statement<Cards>(`complements_${currency}`, sql`select ${cardsOf(writeFitting(currency))} as cards`);
const findComplements = { UAH: writeComplements('UAH'), PLN: writeComplements('PLN') };

/**
 * One product of each category that complements a product's: what can be had and shares most labels with it, those of
 * voltage and phases before those of use; of those that are alike a bestseller, then the cheapest. One query.
 */
export const complementaryProducts =
  (database: Database) =>
  async (
    { id, categoryId }: Pick<Product, 'id' | 'categoryId'>,
    { locale, currency, count }: ConditionScope & { readonly count: number },
  ): Promise<readonly Product[]> => {
    const categories = complementsOf(categoryId).slice(0, count);
    if (categories.length === 0) return [];
    noteTag('availability');
    return readCards(await findComplements[currency](database, { id, categories, locale }));
  };
