import { asc, count, eq, sql } from 'drizzle-orm';
import { LOCALES, type Localized } from '../../../domain/locale/locale.ts';
import type { Database } from '../../database/database.ts';
import { productTags, tags, tagTexts } from '../tag-tables.ts';

/** A tag as staff see it. */
export interface StoredTag {
  readonly slug: string;
  readonly name: Localized;
  /** How many products carry it, published or not. */
  readonly products: number;
}

/** All tags by their slugs, or one of them; `isLocked` keeps it from being changed by others until the transaction ends. */
export async function storedTags(
  database: Database,
  { slug, isLocked = false }: { readonly slug?: string; readonly isLocked?: boolean } = {},
): Promise<readonly StoredTag[]> {
  const where = slug === undefined ? undefined : eq(tags.slug, slug);
  if (isLocked) await database.select({ slug: tags.slug }).from(tags).where(where).for('no key update');
  const rows = await database.select({ slug: tags.slug }).from(tags).where(where).orderBy(asc(tags.slug));
  const texts = await database
    .select()
    .from(tagTexts)
    .where(slug === undefined ? undefined : eq(tagTexts.tag, slug));
  const counts = await database
    .select({ tag: productTags.tag, products: count() })
    .from(productTags)
    .where(slug === undefined ? undefined : eq(productTags.tag, slug))
    .groupBy(productTags.tag);
  const countOf = new Map(counts.map((each) => [each.tag, each.products]));
  const textsOf = new Map(texts.map(({ tag, locale, name }) => [`${tag} ${locale}`, name]));
  return rows.map((row) => {
    const [uk = '', pl = '', en = ''] = LOCALES.map((locale) => textsOf.get(`${row.slug} ${locale}`));
    return { slug: row.slug, name: { uk, pl, en }, products: countOf.get(row.slug) ?? 0 };
  });
}

/** All tags with the number of their products. */
export const listStaffTags = (database: Database) => () => storedTags(database);

/** A tag by its slug; null for none. */
export const findStaffTag =
  (database: Database) =>
  async (slug: string): Promise<StoredTag | null> =>
    (await storedTags(database, { slug }))[0] ?? null;

/** The slugs of all tags that products may carry. */
export const listTagSlugs = (database: Database) => async (): Promise<readonly string[]> =>
  (await database.select({ slug: tags.slug }).from(tags).orderBy(asc(tags.slug))).map(({ slug }) => slug);

/** Writes the names of a tag that is there. */
export async function writeTagNames(transaction: Database, slug: string, name: Localized): Promise<void> {
  await transaction
    .insert(tagTexts)
    .values(LOCALES.map((locale) => ({ tag: slug, locale, name: name[locale] })))
    .onConflictDoUpdate({
      target: [tagTexts.tag, tagTexts.locale],
      set: { name: sql`excluded.name` },
    });
}

/** The ids of the products that carry a tag, in their order. */
export async function productsWith(database: Database, slug: string): Promise<readonly number[]> {
  const rows = await database
    .select({ id: productTags.productId })
    .from(productTags)
    .where(eq(productTags.tag, slug))
    .orderBy(productTags.productId);
  return rows.map(({ id }) => id);
}
