import { inArray, isNull, max, or, sql } from 'drizzle-orm';
import { ENTRY_KINDS } from '../../../domain/catalogue/merchandising/home-entry.ts';
import { isShopPicture } from '../../../domain/catalogue/scene.ts';
import type { PictureUse } from '../../../domain/catalogue/editing/shop-pictures.ts';
import { picturesOf, readArrangement } from '../../../domain/pages/arrangement.ts';
import type { Database } from '../../database/database.ts';
import { pageArrangements } from '../../pages/tables.ts';
import { storedEntries } from '../merchandising/entry-rows.ts';

type Uses = ReadonlyMap<string, readonly PictureUse[]>;

/** Where each picture of the shop is chosen: entries of the home page, what is published of pages, and drafts. What a page showed before does not count. */
export async function usesOfPictures(database: Database): Promise<Uses> {
  const uses = new Map<string, PictureUse[]>();
  const add = (name: string, use: PictureUse) => {
    if (isShopPicture(name)) uses.set(name, [...(uses.get(name) ?? []), use]);
  };
  for (const kind of ENTRY_KINDS)
    for (const { id, entry } of await storedEntries(database, kind))
      add(entry.picture, { in: 'entry', kind, id, title: entry.title });
  const newest = database
    .select({ page: pageArrangements.page, number: max(pageArrangements.number).as('newest') })
    .from(pageArrangements)
    .groupBy(pageArrangements.page);
  const rows = await database
    .select({
      page: pageArrangements.page,
      number: pageArrangements.number,
      arrangement: pageArrangements.arrangement,
    })
    .from(pageArrangements)
    .where(
      or(
        isNull(pageArrangements.number),
        inArray(sql`(${pageArrangements.page}, ${pageArrangements.number})`, newest),
      ),
    )
    .orderBy(pageArrangements.page, pageArrangements.number);
  for (const { page, number, arrangement } of rows) {
    const read = readArrangement(arrangement);
    for (const name of new Set(read === null ? [] : picturesOf(read)))
      add(name, { in: 'page', page, state: number === null ? 'draft' : 'shown' });
  }
  return uses;
}
