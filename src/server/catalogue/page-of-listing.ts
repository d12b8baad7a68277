import { eq, sql } from 'drizzle-orm';
import type { ProductQuery } from '../../domain/catalogue/product-filter.ts';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { cardsOf, readCards, type Cards } from './cards.ts';
import { joinIfSorted, listingOrder } from './listing-order.ts';
import { listedProducts, listingSizes } from './listing-tables.ts';
import type { ProductPage } from './product-page.ts';

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
export async function pageOfListing(
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
