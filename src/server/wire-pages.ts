import { awaitInvalidation, type ChangeFeed } from './changes/change-feed.ts';
import { lostLinks } from './catalogue/lost-links.ts';
import type { Database } from './database/database.ts';
import { findDraft, listDrafts, listStates } from './pages/arrangements.ts';
import { changeDraft, discardDraft } from './pages/change-draft.ts';
import { NOTHING_ARRANGED, type ArrangementOf } from './pages/in-force.ts';
import { knownPictures, publishDraft, restoreState } from './pages/publish-arrangement.ts';

/** What wiring needs to know of pages. */
export interface Arranged {
  /** How staff arrange pages at the moment; absent for as the shop came with them. */
  readonly arrangementOf?: ArrangementOf;
}

/** How pages are arranged, and what staff do with that. */
export const wirePages = (
  database: Database,
  { feed, arrangementOf = NOTHING_ARRANGED }: Arranged & { readonly feed: ChangeFeed },
) => ({
  pages: {
    arrangementOf,
    findDraft: findDraft(database),
    listDrafts: listDrafts(database),
    listStates: listStates(database),
    knownPictures: knownPictures(database),
    lostLinks: lostLinks(database),
    changeDraft: changeDraft(database),
    discardDraft: discardDraft(database),
    publish: awaitInvalidation(feed, publishDraft(database, { lostLinks })),
    restore: awaitInvalidation(feed, restoreState(database)),
  },
});
