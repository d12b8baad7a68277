import { sql, type SQL } from 'drizzle-orm';
import type { Complement } from '../../domain/catalogue/complements/complement.ts';
import { knownCategories } from '../../domain/catalogue/known-categories.ts';
import { isOwnCategory, kindIdOf } from '../../domain/catalogue/category-kind.ts';
import { FITTING_TAGS } from '../../domain/catalogue/tags.ts';
import type { Currency } from '../../domain/money/money.ts';
import { complementsOf } from '../../domain/catalogue/complements.ts';
import { foreignLabels, kindNeeds } from '../../domain/catalogue/one-kind.ts';
import { leadingSpecOf } from '../../domain/catalogue/facets/category-specs.ts';
import type { ProductDetail } from '../../domain/catalogue/product.ts';
import { noteTag } from '../changes/tags.ts';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { isInStock } from './stock.ts';
import { LISTED_PRICES, listedProducts } from './listing-tables.ts';
import { productCompanions } from './editing/tables.ts';
import { products, productSpecifications } from './tables.ts';
import { productTags } from './tag-tables.ts';

/** So many of each category are looked at, from the cheapest on. */
const COMPARED = 200;
/** More than a product has labels. */
const FITTING_WEIGHT = 20;
const fittingTags = sql.raw(FITTING_TAGS.map((tag) => `'${tag}'`).join(', '));

/** The product's own labels. */
const labels = sql`array(select own.tag from ${productTags} own where own.product_id = ${sql.placeholder('id')}::int)`;

/** Whether the product `id` meets each of the needs, which are JSON: all that it has to state, and has not to. */
const meetsNeeds = (id: SQL, needs: SQL): SQL => sql`not exists (
    select from jsonb_to_recordset(${needs})
      as need(key text, min float8, max float8, words text[], absent boolean)
    where (need.absent is true) = exists (
      select from ${productSpecifications} stated
      where stated.product_id = ${id} and stated.key = need.key
        and (need.min is null or stated.number >= need.min)
        and (need.max is null or stated.number <= need.max)
        and (need.words is null or string_to_array(stated.text, ', ') && need.words)))`;

/** What staff chose to stand first among what goes together with the product, of what can be had; an SQL array of ids. */
export const companionsFirst = sql`array(select ${products.id} from ${productCompanions}
  join ${products} on ${products.articleNumber} = ${productCompanions.articleNumber}
    and ${products.publishedAt} is not null and ${products.stock} > 0
  where ${productCompanions.productId} = ${sql.placeholder('id')}::int and ${productCompanions.place} is not null
  order by ${productCompanions.place} limit ${sql.placeholder('count')}::int)`;

/** What they do not want there. */
export const companionsNot = sql`array(select ${products.id} from ${productCompanions}
  join ${products} on ${products.articleNumber} = ${productCompanions.articleNumber}
  where ${productCompanions.productId} = ${sql.placeholder('id')}::int and ${productCompanions.place} is null)`;

/** The same asked of a category and of those that staff made like it, one after the other. */
const inAllAlike = (complement: Complement): readonly Complement[] => [
  complement,
  ...knownCategories().flatMap(({ id }) =>
    isOwnCategory(id) && kindIdOf(id) === complement.categoryId ? [{ ...complement, categoryId: id }] : [],
  ),
];

/** The values of the placeholders of `complementsIn` that are about the product. */
export const complementValues = (
  product: Pick<ProductDetail, 'categoryId' | 'brand' | 'specifications'>,
) => ({
  brand: product.brand,
  complements: JSON.stringify(complementsOf(product).flatMap(inAllAlike)),
});

/**
 * One product of each kind that complements a product: what can be had, is of a maker that is asked for and meets the
 * needs; of those the product's own maker first, then what shares most labels with it, those of voltage and phases before
 * those of use; of those that are alike the cheapest. An SQL array of ids; the placeholders are `id`, `count` and those of `complementValues`.
 */
export function complementsIn(currency: Currency): SQL {
  const price = LISTED_PRICES[currency];
  return sql`array(select fitting.id
    from jsonb_array_elements(${sql.placeholder('complements')}::jsonb) with ordinality as wanted(row, place)
    cross join lateral (
      select cheap.id from (
        select ${listedProducts.productId}, ${price},
          (select ${products.brand} from ${products} where ${products.id} = ${listedProducts.productId})
        from ${listedProducts}
        where ${listedProducts.categoryId} = (wanted.row ->> 'categoryId')::int and ${price} > 0
          and ${listedProducts.productId} <> ${sql.placeholder('id')}::int
          and ${isInStock(listedProducts.productId)} and ${listedProducts.productId} <> all(${companionsNot})
        order by ${price}, ${listedProducts.productId} limit ${sql.raw(String(COMPARED))}
      ) as cheap(id, price, brand)
      cross join lateral (
        select sum(case when label.tag in (${fittingTags}) then ${sql.raw(String(FITTING_WEIGHT))} else 1 end)
            filter (where label.tag = any(${labels})) as shared
        from ${productTags} label where label.product_id = cheap.id
      ) fit
      where (wanted.row -> 'brands' is null or wanted.row -> 'brands' ? cheap.brand)
        and ${meetsNeeds(sql`cheap.id`, sql`wanted.row -> 'needs'`)}
      order by cheap.brand = ${sql.placeholder('brand')}::text desc, fit.shared desc nulls last,
        cheap.price, cheap.id
      limit 1
    ) as fitting
    order by wanted.place limit ${sql.placeholder('count')}::int)`;
}

/** So many of the next dearer and of the next cheaper are compared. */
const NEIGHBOURS = 24;
/** What another sub-category counts, on the scale on which 1 is 2.7 times the price or the spec. */
const OTHER_SUBCATEGORY = 0.5;
/** From so many times the leading spec on, or as small a part of it, another product does something else. */
const ALIKE_MAX = 3;

/** In which currency prices are compared, and how many products are wanted. */
export interface BesideScope {
  readonly currency: Currency;
  readonly count: number;
}

type RelatedTo = Pick<
  ProductDetail,
  'id' | 'categoryId' | 'categories' | 'prices' | 'specifications' | 'tags'
>;

const own = {
  id: sql`${sql.placeholder('id')}::int`,
  listing: sql`${sql.placeholder('listing')}::int`,
  categoryId: sql`${sql.placeholder('categoryId')}::int`,
  price: sql`${sql.placeholder('price')}::bigint`,
  key: sql`${sql.placeholder('key')}::text`,
  /** The spec that leads the category; null where the product states none. */
  spec: sql`${sql.placeholder('spec')}::float8`,
  needs: sql`${sql.placeholder('needs')}::jsonb`,
  /** A list of labels. */
  foreign: sql`${sql.placeholder('foreign')}::jsonb`,
};

/** How far a positive number of another product is from this one's, alike for half and for double; 1 where there is none. */
const distance = (other: SQL, one: SQL): SQL =>
  sql`coalesce(abs(ln(case when ${other} > 0 then ${other}::float8 end / ${one}::float8)), 1::float8)`;

/** Reads the index of prices to both sides of the product's own. */
function writeNearest(currency: Currency): SQL {
  const column = LISTED_PRICES[currency];
  const others = sql`${listedProducts.categoryId} = ${own.listing} and ${listedProducts.productId} <> ${own.id}`;
  const near = sql`(
    (select ${listedProducts.productId}, ${column} from ${listedProducts}
      where ${others} and ${column} >= ${own.price}
      order by ${column}, ${listedProducts.productId} limit ${sql.raw(String(NEIGHBOURS))})
    union all
    (select ${listedProducts.productId}, ${column} from ${listedProducts}
      where ${others} and ${column} < ${own.price}
      order by ${column} desc, ${listedProducts.productId} desc limit ${sql.raw(String(NEIGHBOURS))})
  ) as near(id, price)`;
  const spec = sql`(select ${productSpecifications.number} from ${productSpecifications}
    where ${productSpecifications.productId} = near.id and ${productSpecifications.key} = ${own.key})`;
  const isBeside = sql`exists (select from ${listedProducts} own
    where own.category_id = ${own.categoryId} and own.product_id = near.id)`;
  // A spec is looked up once and a category only where there are several: neither for each comparison.
  const compared = sql`(select near.id, near.price,
      case when ${own.spec} is not null then ${spec} end as spec,
      ${own.categoryId} = ${own.listing} or ${isBeside} as is_beside
    from ${near} offset 0) as near`;
  const far = distance(sql`near.spec`, own.spec);
  return sql`select array_to_json(array(select near.id from ${compared}
    where ${meetsNeeds(sql`near.id`, own.needs)}
      and not exists (select from ${productTags} label
        where label.product_id = near.id and ${own.foreign} ? label.tag)
      and (${own.spec} is null or ${far} < ln(${sql.raw(String(ALIKE_MAX))}))
    order by not ${isInStock(sql`near.id`)},
      ${distance(sql`near.price`, own.price)}
        + case when ${own.spec} is null then 0 else ${far} end
        + case when near.is_beside then 0 else ${sql.raw(String(OTHER_SUBCATEGORY))} end,
      near.id
    limit ${sql.placeholder('count')}::int)) as ids`;
}

interface Found {
  readonly ids: readonly number[];
}

const writeRelated = (currency: Currency) => statement<Found>(`related_${currency}`, writeNearest(currency));
const findRelated = { UAH: writeRelated('UAH'), PLN: writeRelated('PLN') };

/**
 * The ids of the products of the same category, sub-categories included, that can stand in for a product: of its kind (`one-kind.ts`), nearest in
 * price and in the spec that leads the category, and not far in it; what cannot be had comes last. One query.
 */
export const relatedTo =
  (database: Database) =>
  async (product: RelatedTo, { currency, count }: BesideScope): Promise<readonly number[]> => {
    noteTag('availability');
    const { id, categoryId, categories, prices, specifications } = product;
    const { sale, day } = prices[currency];
    const price = sale ?? day;
    if (price === null) return [];
    const key = leadingSpecOf(categoryId) ?? null;
    const spec = specifications.find((entry) => entry.key === key)?.value;
    const [found] = await findRelated[currency](database, {
      id,
      categoryId,
      listing: categories[0]?.id ?? categoryId,
      price,
      key,
      spec: typeof spec === 'number' && spec > 0 ? spec : null,
      needs: JSON.stringify(kindNeeds(product)),
      foreign: JSON.stringify(foreignLabels(product)),
      count,
    });
    return found?.ids ?? [];
  };
