import { inArray } from 'drizzle-orm';
import type { EditableProduct } from '../../../domain/catalogue/editing/editable-product.ts';
import type { ProductField } from '../../../domain/catalogue/editing/product-fields.ts';
import { knownCategory } from '../../../domain/catalogue/known-categories.ts';
import type { ProductRefused } from '../../../domain/catalogue/editing/read-fields.ts';
import type { Database } from '../../database/database.ts';
import { goneCategories } from '../categories/gone-categories.ts';
import { tags } from '../tag-tables.ts';
import { idsByArticle } from './find-edited-product.ts';
import { refusedParts, type WrittenProduct } from './refused-parts.ts';

/** The article numbers of other products that a product names, with the field that names each. */
const namedBy = ({ contents, together = [], notTogether = [] }: EditableProduct) => [
  ...contents.flatMap((part) =>
    'articleNumber' in part ? [{ field: 'contents' as const, article: part.articleNumber }] : [],
  ),
  ...together.map((article) => ({ field: 'together' as const, article })),
  ...notTogether.map((article) => ({ field: 'notTogether' as const, article })),
];

/** Of these tags, those that the shop does not have. */
export async function unknownTags(database: Database, asked: Iterable<string>): Promise<ReadonlySet<string>> {
  const unknown = new Set(asked);
  if (unknown.size === 0) return unknown;
  // Held until the end of the transaction: nobody takes one away meanwhile.
  const rows = await database
    .select({ slug: tags.slug })
    .from(tags)
    .where(inArray(tags.slug, [...unknown]))
    .orderBy(tags.slug)
    .for('key share');
  for (const { slug } of rows) unknown.delete(slug);
  return unknown;
}

/** A product that is checked before or after it is written; `before` is absent for one that is added. */
interface CheckedProduct {
  readonly id: number;
  readonly product: EditableProduct;
  readonly before?: { readonly product: EditableProduct };
  readonly changed?: ReadonlySet<ProductField>;
}

const articlesOf = (contents: EditableProduct['contents']): readonly string[] =>
  contents.flatMap((part) => ('articleNumber' in part ? [part.articleNumber] : []));

/** A product of a write as the rule of parts sees it. */
function asWritten({ id, product, before, changed }: CheckedProduct): WrittenProduct {
  const parts = articlesOf(product.contents);
  const had = new Set(articlesOf(before?.product.contents ?? []));
  const isSaid = changed === undefined || changed.has('contents');
  return {
    key: id,
    article: product.articleNumber,
    added: isSaid ? parts.filter((part) => !had.has(part)) : [],
    parts,
    isPublished: product.isPublished,
    isNew: before === undefined,
  };
}

/**
 * Refuses products that name a product, a tag or a category which the shop does not have in a field of `changed`, or in any where that is
 * absent, or a part that a set may not have; by their ids; five queries for all. `adding` are article numbers that are added with them.
 */
export async function unknownProducts(
  database: Database,
  list: readonly CheckedProduct[],
  adding: ReadonlySet<string> = new Set(),
): Promise<ReadonlyMap<number, ProductRefused>> {
  const named = list.map(({ id, product, changed }) => ({
    id,
    others: namedBy(product).filter(({ field }) => changed === undefined || changed.has(field)),
  }));
  const found = await idsByArticle(
    database,
    named.flatMap(({ others }) => others.map(({ article }) => article)),
  );
  const tagged = list.filter(({ changed }) => changed === undefined || changed.has('tags'));
  const unnamed = await unknownTags(
    database,
    tagged.flatMap(({ product }) => product.tags),
  );
  const moved = list.filter(({ changed }) => changed === undefined || changed.has('category'));
  const gone = await goneCategories(
    database,
    moved.map(({ product }) => product.categoryId),
  );
  const refused = new Map<number, ProductRefused>();
  for (const [id, why] of await refusedParts(database, list.map(asWritten)))
    refused.set(id, { ok: false, reason: 'invalid-fields', problems: { contents: why } });
  for (const { id, product } of moved)
    if (gone.has(product.categoryId))
      refused.set(id, {
        ok: false,
        reason: 'invalid-fields',
        problems: {
          category: { reason: 'not-a-choice', detail: knownCategory(product.categoryId)?.slug ?? '' },
        },
      });
  for (const { id, product } of tagged) {
    const unknown = product.tags.find((tag) => unnamed.has(tag));
    if (unknown !== undefined)
      refused.set(id, {
        ok: false,
        reason: 'invalid-fields',
        problems: { tags: { reason: 'not-a-choice', detail: unknown } },
      });
  }
  for (const { id, others } of named) {
    const isUnknown = ({ article }: { readonly article: string }) =>
      !found.has(article) && !adding.has(article);
    const unknown = others.find(isUnknown);
    if (unknown !== undefined)
      refused.set(id, {
        ok: false,
        reason: 'invalid-fields',
        problems: {
          [unknown.field]: {
            reason: 'unknown-part',
            detail: others
              .filter((each) => each.field === unknown.field && isUnknown(each))
              .map(({ article }) => article)
              .join(', '),
          },
        },
      });
  }
  return refused;
}
