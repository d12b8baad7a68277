import { and, eq, isNull, sql } from 'drizzle-orm';
import { pageShape, type ArrangedPageName } from '../../content/pages/page-shapes.ts';
import { picturesOf, readArrangement, settle, type Arrangement } from '../../domain/pages/arrangement.ts';
import {
  isSameArrangement,
  takeStep,
  type ArrangementStep,
  type StepTaken,
} from '../../domain/pages/change-arrangement.ts';
import { isShopPicture } from '../../domain/catalogue/scene.ts';
import { textsOfArrangement } from '../../domain/messages/content-texts.ts';
import { lockShopPictures } from './shop-pictures.ts';
import type { Database } from '../database/database.ts';
import { lockName } from '../database/lock-name.ts';
import { markContent } from '../messages/content-marks.ts';
import { findDraft, listStates } from './arrangements.ts';
import { pageArrangements } from './tables.ts';

/** What somebody saw of a page: the edition of its draft, 0 without one, and the number of the state that is published, 0 for none. */
export interface SeenPage {
  readonly edition: number;
  readonly number: number;
}

/** Somebody else changed the page since it was shown; nothing was written. `now` is what the draft says, `wanted` what the step would make of it. */
export interface ChangedMeanwhile {
  readonly ok: false;
  readonly reason: 'changed-meanwhile';
  readonly now: Arrangement;
  readonly wanted: Arrangement;
}

export type DraftChanged =
  | { readonly ok: true; readonly isChanged: boolean }
  | Extract<StepTaken, { ok: false }>
  /** Somebody removed a picture of the shop that the step chose. */
  | { readonly ok: false; readonly reason: 'picture-gone' }
  | ChangedMeanwhile;

/** Makes those who change one page follow each other. */
export const lockPage = (transaction: Database, page: ArrangedPageName): Promise<void> =>
  lockName(transaction, `page ${page}`);

/** The draft and the state in force of a page, inside a transaction. */
export async function stateOfPage(transaction: Database, page: ArrangedPageName) {
  const draft = await findDraft(transaction)(page);
  const [published] = await listStates(transaction)(page, 1);
  return { draft, published, seen: { edition: draft?.edition ?? 0, number: published?.number ?? 0 } };
}

/** Whether nothing was changed since somebody saw a page. */
export const isAsSeen = (now: SeenPage, seen: SeenPage): boolean =>
  now.edition === seen.edition && now.number === seen.number;

/** An edition that no draft had before: of a draft that was thrown away, too, so that nobody publishes another than was seen. */
const newEdition = sql<number>`nextval(pg_get_serial_sequence('page_arrangements', 'id'))`;

/** How a draft is changed: what it said and says, whether there is one yet, and who changes it. */
export interface DraftChange<Page, Said> {
  readonly page: Page;
  readonly before: Said;
  readonly after: Said;
  readonly hasDraft: boolean;
  readonly staffId: string;
}

/** Writes the draft of a locked page, a new one where there is none, and marks the translations that did not follow. */
export async function writeDraft(
  transaction: Database,
  { page, before, after, hasDraft, staffId }: DraftChange<ArrangedPageName, Arrangement>,
): Promise<void> {
  const changedAt = new Date().toISOString();
  const row = { arrangement: after, edition: newEdition, changedBy: staffId, changedAt };
  if (hasDraft)
    await transaction
      .update(pageArrangements)
      .set(row)
      .where(and(eq(pageArrangements.page, page), isNull(pageArrangements.number)));
  else await transaction.insert(pageArrangements).values({ page, ...row });
  await markContent(transaction, {
    before: textsOfArrangement(page, before, true),
    after: textsOfArrangement(page, after, true),
  });
}

/** Takes one step on the draft of a page, which begins with what is published. What is so already writes nothing. */
export const changeDraft =
  (database: Database) =>
  ({
    page,
    step,
    seen,
    staffId,
  }: {
    readonly page: ArrangedPageName;
    readonly step: ArrangementStep;
    readonly seen: SeenPage;
    readonly staffId: string;
  }): Promise<DraftChanged> =>
    database.transaction(async (transaction) => {
      await lockPage(transaction, page);
      const { draft, published, seen: now } = await stateOfPage(transaction, page);
      const before = settle(pageShape(page), draft?.arrangement ?? published?.arrangement ?? null);
      const taken = takeStep(pageShape(page), before, step);
      if (!taken.ok) return taken;
      // As it is read again: bounded, and in one order of its keys.
      const after = readArrangement(taken.arrangement);
      if (after === null) return { ok: false, reason: 'page-full' };
      if (isSameArrangement(readArrangement(before), after)) return { ok: true, isChanged: false };
      if (!isAsSeen(now, seen)) return { ok: false, reason: 'changed-meanwhile', now: before, wanted: after };
      const chosen = picturesOf(after).filter(
        (name) => isShopPicture(name) && !picturesOf(before).includes(name),
      );
      const known = await lockShopPictures(transaction, chosen);
      if (chosen.some((name) => !known.has(name))) return { ok: false, reason: 'picture-gone' };
      await writeDraft(transaction, { page, before, after, hasDraft: draft !== null, staffId });
      return { ok: true, isChanged: true };
    });

/** Throws the draft of a page away, if it is as it was seen; one that is gone stays gone. */
export const discardDraft =
  (database: Database) =>
  ({
    page,
    seen,
  }: {
    readonly page: ArrangedPageName;
    readonly seen: SeenPage;
  }): Promise<{ readonly ok: true } | ChangedMeanwhile> =>
    database.transaction(async (transaction) => {
      await lockPage(transaction, page);
      const { draft, published, seen: now } = await stateOfPage(transaction, page);
      if (draft === null) return { ok: true };
      if (now.edition !== seen.edition) {
        const wanted = settle(pageShape(page), published?.arrangement ?? null);
        return { ok: false, reason: 'changed-meanwhile', now: draft.arrangement, wanted };
      }
      await transaction
        .delete(pageArrangements)
        .where(and(eq(pageArrangements.page, page), isNull(pageArrangements.number)));
      return { ok: true };
    });
