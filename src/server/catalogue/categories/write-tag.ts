import { eq, inArray } from 'drizzle-orm';
import type { AuditAction, AuditChanges } from '../../../domain/audit/audit-entry.ts';
import {
  printTag,
  readNames,
  TAG_FIELDS,
  type NameProblem,
  type TagField,
  type TagFields,
} from '../../../domain/catalogue/category-editing/category-fields.ts';
import {
  changedFields,
  mergeFields,
  type FieldsRefused,
} from '../../../domain/catalogue/editing/merge-fields.ts';
import { RULED_TAGS } from '../../../domain/catalogue/tags.ts';
import { recordChanges } from '../../audit/audit-log.ts';
import type { Database } from '../../database/database.ts';
import { lockEditedProducts } from '../editing/find-edited-product.ts';
import { inParts, partsOf } from '../editing/in-parts.ts';
import type { StaffAct } from '../editing/save-edited-product.ts';
import { products } from '../tables.ts';
import { productTags, tags } from '../tag-tables.ts';
import { productsWith, storedTags, writeTagNames } from './staff-tags.ts';
import { writeSearchTexts } from './write-search-texts.ts';

/** Why nothing of a tag was saved. */
type TagRefused =
  | { readonly ok: false; readonly reason: 'tag-not-found' | 'tag-ruled' }
  | FieldsRefused<TagField | 'slug' | 'products', NameProblem>;

/** `changed` counts the fields that say something else now. */
export type TagSaved = { readonly ok: true; readonly changed: number } | TagRefused;

/** In the log: whether the tag is there, and the products that carry it. */
export const EXISTS = 'exists';
export const PRODUCTS = 'products';

/** There is no such tag, or no such change of it. */
export const NOT_FOUND: TagRefused = { ok: false, reason: 'tag-not-found' };

/** Who does what to a tag, and why; `undoes` is the entry of the log that it takes back. */
interface TagAct extends StaffAct {
  readonly action: AuditAction;
  readonly undoes?: number;
}

/** Writes a change of a tag into the log. */
export const recordTag = (transaction: Database, slug: string, changes: AuditChanges, act: TagAct) =>
  recordChanges(transaction, [{ ...act, subject: 'tag', subjectId: slug, changes }]);

/** What staff saw of a tag and what they wrote. */
export interface TagEdit {
  readonly slug: string;
  readonly base: TagFields;
  readonly sent: TagFields;
}

/** Renames a tag inside of a transaction. */
export async function changeTag(
  transaction: Database,
  { slug, base, sent }: TagEdit,
  act: TagAct,
): Promise<TagSaved> {
  const [found] = await storedTags(transaction, { slug, isLocked: true });
  if (found === undefined) return NOT_FOUND;
  const stored = printTag(found.name);
  const { merged, conflicts } = mergeFields({ base, sent, stored }, TAG_FIELDS);
  if (Object.keys(conflicts).length > 0) return { ok: false, reason: 'fields-changed', conflicts };
  const read = readNames(merged);
  if (!read.ok) return { ok: false, reason: 'invalid-fields', problems: read.problems };
  const changes = changedFields(stored, printTag(read.name), TAG_FIELDS);
  const changed = Object.keys(changes).length;
  if (changed === 0) return { ok: true, changed };
  await writeTagNames(transaction, slug, read.name);
  await writeSearchTexts(transaction, await productsWith(transaction, slug));
  await recordTag(transaction, slug, changes, act);
  return { ok: true, changed };
}

/**
 * Takes a tag away inside of a transaction. The tag is held first, as by who renames it, then its products in the order in which edits hold them;
 * an edit that gives the tag to a product is not kept out until the row goes.
 */
export async function dropTag(
  transaction: Database,
  { slug, base, seen }: Pick<TagEdit, 'slug' | 'base'> & { readonly seen: number },
  act: TagAct,
): Promise<TagSaved> {
  if (RULED_TAGS.has(slug)) return { ok: false, reason: 'tag-ruled' };
  if ((await storedTags(transaction, { slug, isLocked: true })).length === 0) return { ok: true, changed: 0 };
  const ids = await productsWith(transaction, slug);
  for (const part of partsOf(ids)) await lockEditedProducts(transaction, part);
  const [found] = await storedTags(transaction, { slug });
  if (found === undefined) return { ok: true, changed: 0 };
  const stored = printTag(found.name);
  const differing = Object.entries(changedFields(stored, base, TAG_FIELDS));
  const conflicts = {
    ...Object.fromEntries(differing.map(([field, [now, wanted]]) => [field, { stored: now, sent: wanted }])),
    ...(found.products !== seen && {
      [PRODUCTS]: { stored: String(found.products), sent: String(seen) },
    }),
  };
  if (Object.keys(conflicts).length > 0) return { ok: false, reason: 'fields-changed', conflicts };
  await transaction.delete(productTags).where(eq(productTags.tag, slug));
  await transaction.delete(tags).where(eq(tags.slug, slug));
  await writeSearchTexts(transaction, ids);
  await recordTag(
    transaction,
    slug,
    {
      [EXISTS]: ['yes', ''],
      ...changedFields(stored, {}, TAG_FIELDS),
      ...(ids.length > 0 && { [PRODUCTS]: [ids.join(', '), ''] as const }),
    },
    act,
  );
  return { ok: true, changed: TAG_FIELDS.length };
}

/** Puts a tag back that was taken away, and gives it to the products that had it and are there still. */
export async function restoreTag(
  transaction: Database,
  {
    slug,
    fields,
    had,
  }: { readonly slug: string; readonly fields: TagFields; readonly had: readonly number[] },
  act: TagAct,
): Promise<TagSaved> {
  const read = readNames(fields);
  if (!read.ok) return { ok: false, reason: 'invalid-fields', problems: read.problems };
  const [made] = await transaction.insert(tags).values({ slug }).onConflictDoNothing().returning();
  if (made === undefined) return { ok: true, changed: 0 }; // it is back already
  await writeTagNames(transaction, slug, read.name);
  const there: number[] = [];
  for (const part of partsOf(had)) {
    const rows = await transaction
      .select({ id: products.id })
      .from(products)
      .where(inArray(products.id, [...part]))
      .orderBy(products.id)
      .for('no key update');
    there.push(...rows.map(({ id }) => id));
  }
  await inParts(
    there.map((productId) => ({ productId, tag: slug })),
    (part) => transaction.insert(productTags).values(part).onConflictDoNothing(),
  );
  await writeSearchTexts(transaction, there);
  await recordTag(
    transaction,
    slug,
    {
      [EXISTS]: ['', 'yes'],
      ...changedFields({}, fields, TAG_FIELDS),
      ...(there.length > 0 && { [PRODUCTS]: ['', there.join(', ')] as const }),
    },
    act,
  );
  return { ok: true, changed: TAG_FIELDS.length };
}
