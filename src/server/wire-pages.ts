import { awaitInvalidation, type ChangeFeed } from './changes/change-feed.ts';
import { lostLinks } from './catalogue/lost-links.ts';
import type { Database } from './database/database.ts';
import { findDraft, listDrafts, listStates } from './pages/arrangements.ts';
import { changeDraft, discardDraft } from './pages/change-draft.ts';
import { NOTHING_ARRANGED, type ArrangementOf } from './pages/in-force.ts';
import {
  findTermsEdition,
  pageOfTerms,
  shippedTerms,
  standingOfTerms,
  termsEditions,
  termsInForce,
} from './messages/terms-in-force.ts';
import { beginTermsDraft, changeTermsDraft, discardTermsDraft } from './pages/terms/change-terms.ts';
import { findTermsDraft, listTermsDrafts, listTermsEditions } from './pages/terms/drafts.ts';
import { publishTerms, withdrawTerms } from './pages/terms/publish-terms.ts';
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
  terms: {
    findDraft: findTermsDraft(database),
    listDrafts: listTermsDrafts(database),
    listEditions: listTermsEditions(database),
    begin: beginTermsDraft(database),
    change: changeTermsDraft(database),
    discard: discardTermsDraft(database),
    publish: awaitInvalidation(feed, publishTerms(database)),
    withdraw: awaitInvalidation(feed, withdrawTerms(database)),
    /** The edition that holds today. */
    inForce: termsInForce,
    /** What holds, held and is announced. */
    editions: termsEditions,
    /** Whether an edition holds, held or is to hold. */
    standingOf: standingOfTerms,
    /** An edition by its name, as everybody may read it. */
    findEdition: findTermsEdition,
    /** What this release came with. */
    shipped: shippedTerms,
    /** The page of an edition, as pages are shown. */
    pageOf: pageOfTerms,
  },
});
