import { eq, or } from 'drizzle-orm';
import { ENTRY_KINDS, type EntryKind } from '../../../domain/catalogue/merchandising/home-entry.ts';
import { fitsInteger } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';
import { products } from '../tables.ts';
import { storedEntries, type StoredEntry } from './entry-rows.ts';

/** All entries of the home page in their order, whether they are shown or not. */
export const listEntries =
  (database: Database) => async (): Promise<Readonly<Record<EntryKind, readonly StoredEntry[]>>> => {
    const [slide = [], promotion = [], ad = []] = await Promise.all(
      ENTRY_KINDS.map((kind) => storedEntries(database, kind)),
    );
    return { slide, promotion, ad };
  };

/** One entry; null where there is none. */
export const findEntry =
  (database: Database) =>
  async (kind: EntryKind, id: number): Promise<StoredEntry | null> =>
    (await storedEntries(database, kind, { id }))[0] ?? null;

/** The pictures of a product that somebody names by its number or article number; null where there is no such product. */
export const findProductPictures =
  (database: Database) =>
  async (asked: string): Promise<readonly string[] | null> => {
    const id = /^\d+$/.test(asked) ? Number(asked) : 0;
    const [found] = await database
      .select({ pictures: products.pictures })
      .from(products)
      .where(or(eq(products.articleNumber, asked.toUpperCase()), eq(products.id, fitsInteger(id) ? id : 0)))
      .limit(1);
    return found?.pictures ?? null;
  };
