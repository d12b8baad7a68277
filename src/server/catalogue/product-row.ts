import { sql, type SQL } from 'drizzle-orm';
import type { Badge, PriceList, Product } from '../../domain/catalogue/product.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Currency } from '../../domain/money/money.ts';
import { ratingOf } from '../../domain/reviews/review.ts';
import { noteProducts } from '../changes/tags.ts';
import type { Database } from '../database/database.ts';
import { jsonObject, listOf } from '../database/sql.ts';
import { statement } from '../database/statement.ts';
import { productPrices, products, productTexts } from './tables.ts';
import { productTags } from './tag-tables.ts';

/** The prices of a product as `{"UAH:sale": 100, "UAH:original": 120, …}`; one sub-select, so that a list stays one query. */
const priceObject: SQL<Record<string, number>> = sql`(
  select coalesce(jsonb_object_agg(${productPrices.currency} || ':' || ${productPrices.term}, ${productPrices.minor}), '{}')
    || coalesce(jsonb_object_agg(${productPrices.currency} || ':original', ${productPrices.referenceMinor})
      filter (where ${productPrices.referenceMinor} is not null), '{}')
  from ${productPrices} where ${productPrices.productId} = ${products.id})`;

/** A new product is said to be new. */
const badge: SQL<Badge | null> = sql`(
  select max(${productTags.tag}) from ${productTags}
  where ${productTags.productId} = ${products.id} and ${productTags.tag} = 'new')`;

/** The columns behind a Product. */
export const productColumns = {
  id: products.id,
  articleNumber: products.articleNumber,
  name: productTexts.name,
  summary: productTexts.summary,
  facts: productTexts.facts,
  brand: products.brand,
  kind: products.kind,
  categoryId: products.categoryId,
  pictures: products.pictures,
  stock: products.stock,
  isExactRental: products.isExactRental,
  rentalStock: products.rentalStock,
  ratings: products.ratings,
  badge,
  prices: priceObject,
};

/** A product as `productColumns` select it. */
export interface ProductRow extends Omit<Product, 'picture' | 'prices' | 'facts' | 'rating'> {
  readonly facts: string | null;
  readonly rentalStock: number;
  readonly pictures: readonly string[];
  readonly prices: Readonly<Record<string, number>>;
  readonly isExactRental: boolean;
  readonly ratings: readonly number[] | null;
}

function priceList(
  { prices, isExactRental }: Pick<ProductRow, 'prices' | 'isExactRental'>,
  currency: Currency,
): PriceList {
  const original = prices[`${currency}:original`];
  return {
    sale: prices[`${currency}:sale`] ?? null,
    day: prices[`${currency}:day`] ?? null,
    week: prices[`${currency}:week`] ?? null,
    month: prices[`${currency}:month`] ?? null,
    ...(original !== undefined && { original }),
    ...(isExactRental && { isExact: true }),
  };
}

/** A row of `productColumns` as the shop's Product. */
export function toProduct({
  pictures,
  prices,
  facts,
  isExactRental,
  rentalStock,
  ratings,
  ...row
}: ProductRow): Product {
  const rating = ratingOf(ratings);
  const rental = { prices, isExactRental };
  return {
    ...row,
    ...(facts !== null && facts !== '' && { facts }),
    ...(row.kind === 'purchase' && rentalStock > 0 && { rentalStock }),
    ...(rating !== null && { rating }),
    picture: pictures[0] ?? '',
    prices: { UAH: priceList(rental, 'UAH'), PLN: priceList(rental, 'PLN') },
  };
}

/** What a statement with `cardsOf` as its only column answers: one row. */
export interface Cards {
  readonly cards: readonly ProductRow[];
}

/**
 * The published products of an SQL array of ids as JSON, in its order or `backwards` against it, in the language that the
 * placeholder `locale` stands for; to be read by `readCards`. With `drafts`, those that are not published as well.
 */
export const cardsOf = (ids: SQL, { backwards = false, drafts = false } = {}): SQL => sql`(
  select coalesce(json_agg(${jsonObject(productColumns)} order by page.place ${backwards ? sql`desc` : sql``}), '[]')
  from unnest(${ids}) with ordinality as page(id, place)
  join ${products} on ${products.id} = page.id ${drafts ? sql`` : sql`and ${products.publishedAt} is not null`}
  join ${productTexts} on ${productTexts.productId} = ${products.id} and ${productTexts.locale} = ${sql.placeholder('locale')})`;

/** The products that a statement has found; notes that they are shown. */
export function readCards([row]: readonly Cards[]): readonly Product[] {
  const cards = row?.cards ?? [];
  noteProducts(cards.map(({ id }) => id));
  return cards.map(toProduct);
}

/** The published products among `ids`, in their order, in the language `locale`. */
export const cardsByIds = statement<Cards>('cards_by_ids', sql`select ${cardsOf(listOf('ids'))} as cards`);

/** The same with those that are not published, for staff alone. */
const cardsWithDrafts = statement<Cards>(
  'cards_with_drafts',
  sql`select ${cardsOf(listOf('ids'), { drafts: true })} as cards`,
);

/** Products for staff alone, published or not, by ids that fit the database; in one language. */
export const draftsByIds =
  (database: Database) =>
  async (ids: readonly number[], locale: Locale): Promise<readonly Product[]> =>
    readCards(await cardsWithDrafts(database, { ids, locale }));
