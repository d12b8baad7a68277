import { and, eq, isNull } from 'drizzle-orm';
import type { TermsName } from '../../../content/pages/page-shapes.ts';
import { PROSE_VALUES } from '../../../content/pages/sellers.ts';
import { isRealDay } from '../../../domain/calendar/days.ts';
import {
  changesOfTerms,
  slipsOfTerms,
  unreadyTerms,
  type TermsUnready,
} from '../../../domain/pages/terms/compare-languages.ts';
import { dayProblem, editionName, editionsOn, takesOver } from '../../../domain/pages/terms/editions.ts';
import { recordChanges } from '../../audit/audit-log.ts';
import type { Database } from '../../database/database.ts';
import { digestOfTerms, shippedTerms } from '../../messages/terms-in-force.ts';
import {
  isAsSeen,
  ofDraft,
  publishedAs,
  standing,
  stateOfTerms,
  todayInKyiv,
  type DraftPublished,
  type SeenTerms,
  type TermsChangedMeanwhile,
} from './change-terms.ts';
import { lockTerms, nextNumber } from './follow-terms.ts';
import { termsEditions } from './tables.ts';

export type TermsPublished =
  /** `name` is that of the new edition; null where the draft said what would hold on its day anyway, and went away. */
  | { readonly ok: true; readonly name: string | null }
  | TermsChangedMeanwhile
  | DraftPublished
  /** The draft that was seen was discarded. */
  | { readonly ok: false; readonly reason: 'draft-gone' }
  /** An announced edition with another text, `name`, takes over later, and whoever publishes did not say that they know. */
  | { readonly ok: false; readonly reason: 'replaced'; readonly name: string }
  | {
      readonly ok: false;
      readonly reason: 'why-missing' | 'day-unreal' | 'day-past' | 'day-before-edition' | 'day-too-far';
    }
  /** The languages differ, something lacks, or a line has a slip. */
  | { readonly ok: false; readonly reason: 'not-ready'; readonly unready: readonly TermsUnready[] };

/** Makes the draft an edition that holds from a day on: today, or an announced one. */
export const publishTerms =
  (database: Database) =>
  ({
    page,
    day,
    seen,
    staffId,
    why,
    knowsReplaced,
  }: {
    readonly page: TermsName;
    readonly day: string;
    readonly seen: SeenTerms;
    readonly staffId: string;
    readonly why: string;
    /** Whether staff said that they know of the announced edition that will take over without what the draft changes. */
    readonly knowsReplaced: boolean;
  }): Promise<TermsPublished> =>
    database.transaction(async (transaction) => {
      await lockTerms(transaction, page);
      const { draft, editions, seen: now, holdingOn } = await stateOfTerms(transaction, page);
      if (draft === null) {
        const published = await publishedAs(transaction, page, seen);
        if (published === null) return { ok: false, reason: 'draft-gone' };
        const { by, name } = published;
        // The same request that is sent twice is answered twice.
        return published.staffId === staffId && published.day === day && published.why === why
          ? { ok: true, name }
          : { ok: false, reason: 'draft-published', by, name };
      }
      const today = todayInKyiv();
      if (!isAsSeen(now, seen))
        return { ok: false, reason: 'changed-meanwhile', now: draft.texts, wanted: holdingOn(today).texts };
      if (why === '') return { ok: false, reason: 'why-missing' };
      if (!isRealDay(day)) return { ok: false, reason: 'day-unreal' };
      const problem = dayProblem(day, { today, inForce: holdingOn(today).day });
      if (problem !== null) return { ok: false, reason: problem };
      const unready = [...unreadyTerms(draft.texts), ...slipsOfTerms(draft.texts, PROSE_VALUES)];
      if (unready.length > 0) return { ok: false, reason: 'not-ready', unready };
      const before = holdingOn(day);
      const digest = digestOfTerms(draft.texts);
      if (before.digest === digest) {
        await transaction.delete(termsEditions).where(ofDraft(page));
        return { ok: true, name: null };
      }
      const next = takesOver(editionsOn(standing(editions), today).ahead, day);
      if (next !== null && next.digest !== digest && !knowsReplaced)
        return { ok: false, reason: 'replaced', name: next.name };
      const number = await nextNumber(transaction, { page, day });
      await transaction
        .update(termsEditions)
        .set({
          day,
          number,
          releaseDigest: shippedTerms(page).digest,
          changedBy: staffId,
          changedAt: new Date().toISOString(),
          why,
        })
        .where(ofDraft(page));
      const name = editionName({ day, number });
      const changes = {
        edition: ['', name] as const,
        ...changesOfTerms(before.texts, draft.texts),
      };
      await recordChanges(transaction, [
        { staffId, action: 'edited', subject: 'page', subjectId: page, changes, why },
      ]);
      return { ok: true, name };
    });

export type TermsWithdrawn =
  | { readonly ok: true; readonly isChanged: boolean }
  | { readonly ok: false; readonly reason: 'edition-not-found' | 'edition-holds' | 'why-missing' };

/** Withdraws an announced edition before its day: it never holds, and its name is not given again. */
export const withdrawTerms =
  (database: Database) =>
  ({
    page,
    name,
    staffId,
    why,
  }: {
    readonly page: TermsName;
    readonly name: string;
    readonly staffId: string;
    readonly why: string;
  }): Promise<TermsWithdrawn> =>
    database.transaction(async (transaction) => {
      await lockTerms(transaction, page);
      const { editions } = await stateOfTerms(transaction, page);
      const edition = editions.find((each) => each.isStaffs && each.name === name);
      if (edition === undefined) return { ok: false, reason: 'edition-not-found' };
      if (edition.withdrawnAt !== null) return { ok: true, isChanged: false };
      if (edition.day <= todayInKyiv()) return { ok: false, reason: 'edition-holds' };
      if (why === '') return { ok: false, reason: 'why-missing' };
      await transaction
        .update(termsEditions)
        .set({ withdrawnAt: new Date().toISOString() })
        .where(and(eq(termsEditions.id, edition.id), isNull(termsEditions.withdrawnAt)));
      const changes = { edition: [name, ''] as const };
      await recordChanges(transaction, [
        { staffId, action: 'undone', subject: 'page', subjectId: page, changes, why },
      ]);
      return { ok: true, isChanged: true };
    });
