import { eq, sql, and, count } from 'drizzle-orm';
import type { Product } from '../../domain/catalogue/product.ts';
import type { ProductCondition, ProductQuery } from '../../domain/catalogue/product-filter.ts';
import type { Database } from '../database/database.ts';
import { statement, withinTime } from '../database/statement.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { noteProducts, noteTag } from '../changes/tags.ts';
import { fitsInteger } from '../database/columns.ts';
import { WHOLE_CATALOGUE, listedProducts, listingSizes } from './listing-tables.ts';
import { cardsOf, readCards, type Cards, cardsByIds } from './product-row.ts';
import { joinIfSorted, listingOrder, listingColumns } from './listing-order.ts';
import { conditionSql } from './product-condition.ts';
import { asksForStock } from './stock.ts';

export interface ProductPage {
  readonly products: readonly Product[];
  /** How many products the condition has in all. */
  readonly total: number;
  /** That this is the built-in list, which stands in for a catalogue that cannot be read (R13), in the page's language. */
  readonly notice?: string;
}

/** Which listing answers a condition, and what of the condition is left to be asked of it. */
interface ListingScope {
  readonly categoryId: number;
  readonly rest: readonly ProductCondition[];
}

const parts = (condition: ProductCondition | undefined): readonly ProductCondition[] => {
  if (condition === undefined) return [];
  return condition.kind === 'and' ? condition.conditions.flatMap(parts) : [condition];
};

/** The category that one of the joined conditions names is the listing to read; without one it is the whole catalogue. */
function listingScope(condition: ProductCondition | undefined): ListingScope {
  const conditions = parts(condition);
  const named = conditions.find(
    (part) => part.kind === 'number' && part.field === 'categoryId' && part.operator === '$eq',
  );
  const [categoryId = WHOLE_CATALOGUE] = named?.kind === 'number' ? named.values : [];
  return { categoryId, rest: conditions.filter((part) => part !== named) };
}

/** So many products are walked over without a look at how many there are. */
const NEAR = 500;

const place = sql.placeholder;

interface Direction {
  /** Read from the end of the listing, as it is told all the same. */
  readonly backwards: boolean;
}

function writePage(query: ProductQuery, direction: Direction) {
  const ids = sql`array(select ${listedProducts.productId} from ${listedProducts} ${joinIfSorted(query)}
    where ${listedProducts.categoryId} = ${place('categoryId')}::int
    order by ${sql.join(listingOrder(query, direction), sql`, `)}
    limit ${place('limit')}::int offset ${place('offset')}::int)`;
  return sql`select ${listingSizes.total} as total, ${cardsOf(ids, direction)} as cards
    from ${listingSizes} where ${listingSizes.categoryId} = ${place('categoryId')}::int`;
}

type ReadPage = ReturnType<typeof statement<Cards & { readonly total: number }>>;
const written = new Map<string, ReadPage>();

/** The statement of an order: written once for each single field, languages and currencies apart. */
function pageIn(query: ProductQuery, direction: Direction): ReadPage {
  const [first, ...others] = query.sort;
  if (others.length > 0) return statement('page_by_several', writePage(query, direction));
  const order = first ? `${first.field}_${first.direction}` : 'id';
  const name = `page_${order}_${query.locale}_${query.currency}_${direction.backwards ? 'end' : 'start'}`;
  const known = written.get(name) ?? statement(name, writePage(query, direction));
  written.set(name, known);
  return known;
}

async function sizeOf(database: Database, categoryId: number): Promise<number> {
  const [{ total } = { total: 0 }] = await database
    .select({ total: listingSizes.total })
    .from(listingSizes)
    .where(eq(listingSizes.categoryId, categoryId));
  return total;
}

/**
 * A page of a listing with its stored size in one statement, which reads the page from an index alone. Far pages are
 * read from the nearer end, so that the last costs what the first does.
 */
async function pageOfListing(
  database: Database,
  query: ProductQuery,
  categoryId: number,
): Promise<ProductPage> {
  const { locale, pageSize } = query;
  const start = (query.page - 1) * pageSize;
  const size = start > NEAR ? await sizeOf(database, categoryId) : null;
  const end = size === null ? start + pageSize : Math.min(start + pageSize, size);
  if (size !== null && start >= size) return { products: [], total: size };
  const backwards = size !== null && start > size - end;
  const found = await pageIn(query, { backwards })(database, {
    locale,
    categoryId,
    limit: end - start,
    offset: backwards ? size - end : start,
  });
  return { products: readCards(found), total: found[0]?.total ?? 0 };
}

/** A page of what conditions leave of a listing: they are evaluated once, for the page and the total together. */
const pageOfMatches = (database: Database, query: ProductQuery, scope: ListingScope): Promise<ProductPage> =>
  query.timeLimitMs === undefined
    ? readMatches(database, query, scope)
    : withinTime(database, query.timeLimitMs, (limited) => readMatches(limited, query, scope));

async function readMatches(
  database: Database,
  query: ProductQuery,
  { categoryId, rest }: ListingScope,
): Promise<ProductPage> {
  const where = and(
    eq(listedProducts.categoryId, categoryId),
    ...rest.map((part) => conditionSql(part, query)),
  );
  const { rows } = await database.execute<{ id: number; total: number }>(
    // Materialized: a planner that saw the limit would walk the listing and ask the conditions row by row.
    sql`with matching as materialized (select ${listingColumns(query)} from ${listedProducts} where ${where})
      select ${listedProducts.productId} as id, (count(*) over ())::int as total
      from matching as ${listedProducts} ${joinIfSorted(query)}
      order by ${sql.join(listingOrder(query, { backwards: false }), sql`, `)}
      limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}`,
  );
  const [first] = rows;
  if (first) {
    const page = { ids: rows.map(({ id }) => id), locale: query.locale };
    return { products: readCards(await cardsByIds(database, page)), total: first.total };
  }
  if (query.page === 1) return { products: [], total: 0 };
  const [{ total } = { total: 0 }] = await database
    .select({ total: count() })
    .from(listedProducts)
    .where(where);
  return { products: [], total }; // beyond the last page
}

function noteCondition(condition: ProductCondition): void {
  if (condition.kind === 'and' || condition.kind === 'or') condition.conditions.forEach(noteCondition);
  if (condition.kind === 'not') noteCondition(condition.condition);
  if (condition.kind === 'machine') noteTag('machines');
  if (condition.kind !== 'number' || condition.field !== 'stock') return;
  noteTag(asksForStock(condition) ? 'availability' : 'stock');
}

/** Notes what a list depends on beside the products that it shows: which of them there are, and in which order. */
function noteQuery({ condition, sort }: Pick<ProductQuery, 'condition' | 'sort'>): void {
  if (condition) noteCondition(condition);
  // An order of goods changes both at once.
  if (sort.some(({ field }) => field === 'stock' || field === 'updatedAt')) noteTag('stock');
}

/**
 * Lists a page of published products in the query's language, one or two queries whatever the size (S §7, R14). The page's
 * ids come from the listing that the condition names, and only their products are looked up.
 */
export const listProducts =
  (database: Database) =>
  async (query: ProductQuery): Promise<ProductPage> => {
    noteQuery(query);
    const scope = listingScope(query.condition);
    if (!fitsInteger(scope.categoryId)) return { products: [], total: 0 };
    return scope.rest.length === 0
      ? pageOfListing(database, query, scope.categoryId)
      : pageOfMatches(database, query, scope);
  };

/** Products by id in one language, for carts and orders; unknown and unpublished ids are left out. */
export const productsByIds =
  (database: Database) =>
  async (ids: readonly number[], locale: Locale): Promise<readonly Product[]> => {
    const possible = ids.filter(fitsInteger);
    if (possible.length === 0) return [];
    noteProducts(possible);
    return readCards(await cardsByIds(database, { ids: possible, locale }));
  };
