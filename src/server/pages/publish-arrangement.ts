import { and, eq, isNull, sql } from 'drizzle-orm';
import { pageShape, type ArrangedPageName } from '../../content/pages/page-shapes.ts';
import { isProductPicture } from '../../domain/catalogue/merchandising/read-entry.ts';
import { picturesOf, readArrangement, settle, type Arrangement } from '../../domain/pages/arrangement.ts';
import { fieldsOfArrangement } from '../../domain/pages/arrangement-fields.ts';
import { unreadyParts, type Unready } from '../../domain/pages/publishable.ts';
import { changesBetween } from '../../domain/shop-data/read-fields.ts';
import { isShopPicture } from '../../domain/catalogue/scene.ts';
import { recordChanges } from '../audit/audit-log.ts';
import { lockShopPictures } from './shop-pictures.ts';
import { products } from '../catalogue/tables.ts';
import type { Database } from '../database/database.ts';
import { isAsSeen, lockPage, stateOfPage, type ChangedMeanwhile, type SeenPage } from './change-draft.ts';
import { pageArrangements } from './tables.ts';

export type Published =
  | { readonly ok: true; readonly isChanged: boolean }
  | ChangedMeanwhile
  | { readonly ok: false; readonly reason: 'state-not-found' }
  /** There is a draft that would undo what came back, once it is published. */
  | { readonly ok: false; readonly reason: 'draft-exists' }
  /** Something of it has to be put right before. */
  | { readonly ok: false; readonly reason: 'not-ready'; readonly unready: readonly Unready[] };

/** Who publishes what of a page, and why. */
interface Act {
  readonly page: ArrangedPageName;
  readonly seen: SeenPage;
  readonly staffId: string;
  readonly why: string;
}

/**
 * Which pictures of those names the shop has; one statement for those of products and one for those of the shop. The latter cannot be removed until
 * the transaction ends.
 */
export const knownPictures =
  (database: Database) =>
  async (names: readonly string[]): Promise<ReadonlySet<string>> => {
    const ofProducts = names.filter(isProductPicture);
    const rows =
      ofProducts.length === 0
        ? []
        : await database
            .select({ pictures: products.pictures })
            .from(products)
            .where(
              sql`${products.pictures} && array[${sql.join(
                ofProducts.map((name) => sql`${name}`),
                sql`, `,
              )}]::text[]`,
            );
    const known = new Set(rows.flatMap(({ pictures }) => pictures));
    const ofShop = await lockShopPictures(database, names);
    return new Set(
      names.filter((name) =>
        isProductPicture(name) ? known.has(name) : !isShopPicture(name) || ofShop.has(name),
      ),
    );
  };

const linksOf = ({ sections }: Arrangement): readonly string[] =>
  sections.flatMap(({ blocks }) => blocks.flatMap(({ to }) => (to === '' ? [] : [to])));

/** Finds, of links of the shop, those to goods that visitors do not find; the catalogue knows. */
export type LostLinks = (transaction: Database) => (links: readonly string[]) => Promise<ReadonlySet<string>>;

async function unreadyIn(
  transaction: Database,
  arrangement: Arrangement,
  { isPage, lostLinks }: { readonly isPage: (path: string) => boolean; readonly lostLinks: LostLinks },
): Promise<readonly Unready[]> {
  const known = await knownPictures(transaction)(picturesOf(arrangement));
  const lost = await lostLinks(transaction)(linksOf(arrangement));
  const unready = unreadyParts(arrangement, {
    isPage,
    isFound: (link) => !lost.has(link),
    hasPicture: (name) => known.has(name),
  });
  const { picture } = arrangement;
  return picture === null || known.has(picture)
    ? unready
    : [{ kind: 'no-picture', name: picture, locales: [] }, ...unready];
}

/** Puts the draft of a page in force on every instance. A draft that says what is published already goes away. */
export const publishDraft =
  (database: Database, { lostLinks }: { readonly lostLinks: LostLinks }) =>
  ({
    page,
    seen,
    staffId,
    why,
    isPage,
  }: Act & { readonly isPage: (path: string) => boolean }): Promise<Published> =>
    database.transaction(async (transaction) => {
      await lockPage(transaction, page);
      const { draft, published, seen: now } = await stateOfPage(transaction, page);
      if (draft === null) return { ok: true, isChanged: false };
      const shape = pageShape(page);
      const before = settle(shape, published?.arrangement ?? null);
      if (!isAsSeen(now, seen))
        return { ok: false, reason: 'changed-meanwhile', now: draft.arrangement, wanted: before };
      const unready = await unreadyIn(transaction, draft.arrangement, { isPage, lostLinks });
      if (unready.length > 0) return { ok: false, reason: 'not-ready', unready };
      const ofDraft = and(eq(pageArrangements.page, page), isNull(pageArrangements.number));
      const changes = changesBetween(
        fieldsOfArrangement(shape, before),
        fieldsOfArrangement(shape, draft.arrangement),
      );
      if (Object.keys(changes).length === 0) {
        await transaction.delete(pageArrangements).where(ofDraft);
        return { ok: true, isChanged: false };
      }
      await transaction
        .update(pageArrangements)
        .set({ number: now.number + 1, changedBy: staffId, changedAt: new Date().toISOString(), why })
        .where(ofDraft);
      await recordChanges(transaction, [
        { staffId, action: 'edited', subject: 'page', subjectId: page, changes, why },
      ]);
      return { ok: true, isChanged: true };
    });

/** Pictures of the shop that were removed since a page showed them; those of products keep their files. */
async function lostPictures(transaction: Database, arrangement: Arrangement): Promise<readonly Unready[]> {
  const named = picturesOf(arrangement).filter(isShopPicture);
  const known = await lockShopPictures(transaction, named);
  return named.filter((name) => !known.has(name)).map((name) => ({ kind: 'no-picture', name, locales: [] }));
}

/** Puts a state that a page had in force again, 0 for the page as the shop came with it; while there is a draft nothing comes back. */
export const restoreState =
  (database: Database) =>
  ({ page, seen, staffId, why, restored }: Act & { readonly restored: number }): Promise<Published> =>
    database.transaction(async (transaction) => {
      await lockPage(transaction, page);
      const shape = pageShape(page);
      const { draft, published, seen: now } = await stateOfPage(transaction, page);
      const [state] =
        restored === 0
          ? [{ arrangement: null }]
          : await transaction
              .select({ arrangement: pageArrangements.arrangement })
              .from(pageArrangements)
              .where(and(eq(pageArrangements.page, page), eq(pageArrangements.number, restored)));
      if (state === undefined) return { ok: false, reason: 'state-not-found' };
      const arrangement = readArrangement(state.arrangement);
      const before = published?.arrangement ?? null;
      const changes = changesBetween(
        fieldsOfArrangement(shape, before),
        fieldsOfArrangement(shape, arrangement),
      );
      if (Object.keys(changes).length === 0) return { ok: true, isChanged: false };
      if (draft !== null) return { ok: false, reason: 'draft-exists' };
      const lost = arrangement === null ? [] : await lostPictures(transaction, arrangement);
      if (lost.length > 0) return { ok: false, reason: 'not-ready', unready: lost };
      if (now.number !== seen.number) {
        const wanted = settle(shape, arrangement);
        return { ok: false, reason: 'changed-meanwhile', now: settle(shape, before), wanted };
      }
      await transaction.insert(pageArrangements).values({
        page,
        number: now.number + 1,
        arrangement,
        changedBy: staffId,
        why,
      });
      await recordChanges(transaction, [
        { staffId, action: 'undone', subject: 'page', subjectId: page, changes, why },
      ]);
      return { ok: true, isChanged: true };
    });
