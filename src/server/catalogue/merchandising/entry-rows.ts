import { asc, eq, sql } from 'drizzle-orm';
import type { EntryKind, HomeEntry } from '../../../domain/catalogue/merchandising/home-entry.ts';
import { NO_TEXTS } from '../../../domain/locale/localized.ts';
import type { Database } from '../../database/database.ts';
import { ads, carouselSlides, promotions } from './tables.ts';

/** An entry of the home page as it is stored; those of one position follow each other by id. */
export interface StoredEntry {
  readonly id: number;
  readonly position: number;
  readonly entry: HomeEntry;
}

/** The tables of the kinds. */
export const TABLE_OF = { slide: carouselSlides, promotion: promotions, ad: ads } as const;

function ofSlide({
  id,
  position,
  type,
  src,
  description,
  active,
  ...row
}: typeof carouselSlides.$inferSelect) {
  const entry = { ...row, text: description, categoryId: null, media: type, picture: src, isActive: active };
  return { id, position, entry };
}

function ofPromotion({ id, position, active, ...row }: typeof promotions.$inferSelect) {
  const entry = { ...row, text: NO_TEXTS, link: '', media: 'image' as const, isActive: active };
  return { id, position, entry };
}

function ofAd({ id, position, type, contentUrl, description, active, ...row }: typeof ads.$inferSelect) {
  const entry = {
    ...row,
    text: description,
    categoryId: null,
    media: type,
    picture: contentUrl,
    isActive: active,
  };
  return { id, position, entry };
}

/** The entries of a kind in their order, or one of them; `isLocked` keeps them from being changed until the transaction ends. */
export async function storedEntries(
  database: Database,
  kind: EntryKind,
  { id, isLocked = false }: { readonly id?: number; readonly isLocked?: boolean } = {},
): Promise<readonly StoredEntry[]> {
  const table = TABLE_OF[kind];
  const where = id === undefined ? undefined : eq(table.id, id);
  if (isLocked)
    await database.select({ id: table.id }).from(table).where(where).orderBy(table.id).for('update');
  const order = [asc(table.position), asc(table.id)];
  if (kind === 'slide')
    return (
      await database
        .select()
        .from(carouselSlides)
        .where(where)
        .orderBy(...order)
    ).map(ofSlide);
  if (kind === 'promotion')
    return (
      await database
        .select()
        .from(promotions)
        .where(where)
        .orderBy(...order)
    ).map(ofPromotion);
  return (
    await database
      .select()
      .from(ads)
      .where(where)
      .orderBy(...order)
  ).map(ofAd);
}

const shownOf = ({ title, alt, isActive: active, firstDay, lastDay }: HomeEntry) => ({
  title,
  alt,
  active,
  firstDay,
  lastDay,
});
const slideOf = (entry: HomeEntry) => ({
  ...shownOf(entry),
  type: entry.media,
  src: entry.picture,
  link: entry.link,
  description: entry.text,
});
const promotionOf = (entry: HomeEntry) => ({
  ...shownOf(entry),
  categoryId: entry.categoryId ?? 0,
  picture: entry.picture,
});
const adOf = (entry: HomeEntry) => ({
  ...shownOf(entry),
  type: entry.media === 'video' ? ('video' as const) : ('image' as const),
  contentUrl: entry.picture,
  link: entry.link,
  description: entry.text,
});

/** Writes an entry that is stored already. */
export async function updateEntry(
  transaction: Database,
  kind: EntryKind,
  { id, entry }: Pick<StoredEntry, 'id' | 'entry'>,
): Promise<void> {
  if (kind === 'slide')
    await transaction.update(carouselSlides).set(slideOf(entry)).where(eq(carouselSlides.id, id));
  else if (kind === 'promotion')
    await transaction.update(promotions).set(promotionOf(entry)).where(eq(promotions.id, id));
  else await transaction.update(ads).set(adOf(entry)).where(eq(ads.id, id));
}

/**
 * Writes a new entry, behind the others of its kind unless a position is given, or one that was deleted under the id that it had; answers its
 * id, null where another has it.
 */
export async function insertEntry(
  transaction: Database,
  kind: EntryKind,
  { id, position, entry }: { readonly id?: number; readonly position?: number; readonly entry: HomeEntry },
): Promise<number | null> {
  const table = TABLE_OF[kind];
  const place = {
    id,
    position: position ?? sql<number>`(select coalesce(max(placed.position), 0) + 1 from ${table} as placed)`,
  };
  const returning = { id: table.id };
  const [made] =
    kind === 'slide'
      ? await transaction
          .insert(carouselSlides)
          .values({ ...slideOf(entry), ...place })
          .onConflictDoNothing()
          .returning(returning)
      : kind === 'promotion'
        ? await transaction
            .insert(promotions)
            .values({ ...promotionOf(entry), ...place })
            .onConflictDoNothing()
            .returning(returning)
        : await transaction
            .insert(ads)
            .values({ ...adOf(entry), ...place })
            .onConflictDoNothing()
            .returning(returning);
  return made?.id ?? null;
}
