import { sql, type SQL } from 'drizzle-orm';
import type { Product } from '../../domain/catalogue/product.ts';
import { noteProducts } from '../changes/note-tags.ts';
import { jsonObject } from '../database/json-object.ts';
import { listOf } from '../database/list-of.ts';
import { statement } from '../database/statement.ts';
import { productColumns, toProduct, type ProductRow } from './product-row.ts';
import { products, productTexts } from './tables.ts';

/** What a statement with `cardsOf` as its only column answers: one row. */
export interface Cards {
  readonly cards: readonly ProductRow[];
}

/**
 * The published products of an SQL array of ids as JSON, in its order or `backwards` against it, in the language that the
 * placeholder `locale` stands for; to be read by `readCards`.
 */
export const cardsOf = (ids: SQL, { backwards = false } = {}): SQL => sql`(
  select coalesce(json_agg(${jsonObject(productColumns)} order by page.place ${backwards ? sql`desc` : sql``}), '[]')
  from unnest(${ids}) with ordinality as page(id, place)
  join ${products} on ${products.id} = page.id and ${products.publishedAt} is not null
  join ${productTexts} on ${productTexts.productId} = ${products.id} and ${productTexts.locale} = ${sql.placeholder('locale')})`;

/** The products that a statement has found; notes that they are shown. */
export function readCards([row]: readonly Cards[]): readonly Product[] {
  const cards = row?.cards ?? [];
  noteProducts(cards.map(({ id }) => id));
  return cards.map(toProduct);
}

/** The published products among `ids`, in their order, in the language `locale`. */
export const cardsByIds = statement<Cards>('cards_by_ids', sql`select ${cardsOf(listOf('ids'))} as cards`);
