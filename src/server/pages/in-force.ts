import { desc, isNotNull } from 'drizzle-orm';
import { ARRANGED_PAGES, isArrangedPage, type ArrangedPageName } from '../../content/pages/page-shapes.ts';
import type { PictureTexts } from '../../domain/pages/arrange.ts';
import { picturesOf, readArrangement, type Arrangement } from '../../domain/pages/arrangement.ts';
import { shopPictureTexts } from './shop-pictures.ts';
import { ARRANGEMENTS_CHANGED, type ChangeFeed } from '../changes/change-feed.ts';
import { followData } from '../changes/follow-data.ts';
import { noteTag } from '../changes/tags.ts';
import type { Database } from '../database/database.ts';
import { pageArrangements } from './tables.ts';

/** What holds of a page at the moment. */
export interface ArrangementInForce {
  /** Null where the page is as the shop came with it. */
  readonly arrangement: Arrangement | null;
  /** Of the pictures of the shop that it shows. */
  readonly pictureTexts: PictureTexts;
  /** When it was published, ISO 8601. */
  readonly changedAt: string;
}

const namesIn = (arrangement: Arrangement | null): readonly string[] =>
  arrangement === null ? [] : picturesOf(arrangement);

/** What holds of each page that was ever arranged. */
type InForce = ReadonlyMap<ArrangedPageName, ArrangementInForce>;

/** All pages as they stand: one statement, and one for what their pictures show. */
export const readArrangements = (database: Database) => async (): Promise<InForce> => {
  const rows = await database
    .selectDistinctOn([pageArrangements.page], {
      page: pageArrangements.page,
      arrangement: pageArrangements.arrangement,
      changedAt: pageArrangements.changedAt,
    })
    .from(pageArrangements)
    .where(isNotNull(pageArrangements.number))
    .orderBy(pageArrangements.page, desc(pageArrangements.number));
  const read = rows.map((row) => ({ ...row, arrangement: readArrangement(row.arrangement) }));
  const all = await shopPictureTexts(database)(read.flatMap(({ arrangement }) => namesIn(arrangement)));
  return new Map(
    read.flatMap(({ page, arrangement, changedAt }) => {
      const pictureTexts = Object.fromEntries(
        namesIn(arrangement).flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])),
      );
      return isArrangedPage(page) ? [[page, { arrangement, pictureTexts, changedAt }] as const] : [];
    }),
  );
};

/** Finds what holds of a page; null where nobody ever arranged it. */
export type ArrangementOf = (page: ArrangedPageName) => ArrangementInForce | null;

/** Nobody arranged a page. */
export const NOTHING_ARRANGED: ArrangementOf = () => null;

/**
 * The same feed, in which the arrangements of staff are in force on this instance; no page asks the database for them. Answers that are made with one are
 * forgotten when it changes.
 */
export async function followArrangements(
  feed: ChangeFeed,
  {
    read,
    onFailure,
  }: {
    readonly read: () => Promise<InForce>;
    /** Called when they could not be read; what was in force stays so, and they are read again. */
    readonly onFailure: (error: unknown) => void;
  },
): Promise<{ readonly feed: ChangeFeed; readonly arrangementOf: ArrangementOf }> {
  let inForce: InForce = new Map();
  const followed = await followData(feed, {
    tag: ARRANGEMENTS_CHANGED,
    read: async () => {
      const now = await read();
      const changed = ARRANGED_PAGES.filter(
        (page) => JSON.stringify(now.get(page)) !== JSON.stringify(inForce.get(page)),
      );
      inForce = now;
      return changed.length === 0 ? null : new Set(changed.map((page) => `page:${page}`));
    },
    onFailure,
  });
  const arrangementOf = (page: ArrangedPageName) => {
    noteTag(`page:${page}`);
    return inForce.get(page) ?? null;
  };
  return { feed: followed, arrangementOf };
}
