import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { TermsName } from '../../../content/pages/page-shapes.ts';
import { afterStep, type SectionStep } from '../../../domain/pages/terms/sections.ts';
import { isSameTerms, readTermsTexts, type TermsTexts } from '../../../domain/pages/terms/terms-text.ts';
import { allTextsOfTerms } from '../../../domain/messages/content-texts.ts';
import { shownName } from '../../account/shown-name.ts';
import { users } from '../../account/tables.ts';
import type { Database } from '../../database/database.ts';
import { markContent } from '../../messages/content-marks.ts';
import { digestOfTerms, shippedTerms } from '../../messages/terms-in-force.ts';
import type { DraftChange } from '../change-draft.ts';
import { findTermsDraft, listTermsEditions, type PublishedTerms } from './drafts.ts';
import { lockTerms } from './follow-terms.ts';
import { editionName, staffsOn } from '../../../domain/pages/terms/editions.ts';
import { dayIn } from '../../../domain/locale/market.ts';
import { termsEditions } from './tables.ts';

/** What somebody saw of the terms: the revision of the draft, 0 without one, and the id of the edition that was entered last, 0 for none. */
export interface SeenTerms {
  readonly revision: number;
  readonly edition: number;
}

/** Somebody else changed the terms since they were shown; nothing was written. `now` is what the draft says, `wanted` what was to be. */
export interface TermsChangedMeanwhile {
  readonly ok: false;
  readonly reason: 'changed-meanwhile';
  readonly now: TermsTexts;
  readonly wanted: TermsTexts;
}

/** The draft that somebody saw was published meanwhile: by whom, null for an account that is gone, and the name of the edition. Nothing was written. */
export interface DraftPublished {
  readonly ok: false;
  readonly reason: 'draft-published';
  readonly by: string | null;
  readonly name: string;
}

export type TermsDraftChanged =
  | { readonly ok: true; readonly isChanged: boolean }
  | TermsChangedMeanwhile
  | {
      readonly ok: false;
      readonly reason: 'section-not-found' | 'edition-not-found' | 'draft-exists' | 'page-full';
    };

/** Today in Kyiv, by whose calendar editions hold. */
export const todayInKyiv = (): string => dayIn('Europe/Kyiv', new Date().toISOString());

/** Editions that were not withdrawn, as the rules of which of them holds want them. */
export const standing = (editions: readonly PublishedTerms[]) =>
  editions
    .filter(({ withdrawnAt }) => withdrawnAt === null)
    .map((each) => ({
      ...each,
      madeAt: each.changedAt,
      madeOn: dayIn('Europe/Kyiv', each.changedAt),
    }));

/** The draft and the editions of a page inside a transaction, and the words that hold on a day. */
export async function stateOfTerms(transaction: Database, page: TermsName) {
  const draft = await findTermsDraft(transaction)(page);
  const editions = await listTermsEditions(transaction)(page);
  const holdingOn = (day: string) => staffsOn(standing(editions), day) ?? shippedTerms(page);
  const seen: SeenTerms = { revision: draft?.revision ?? 0, edition: editions[0]?.id ?? 0 };
  return { draft, editions, seen, holdingOn };
}

/** Whether nothing was changed since somebody saw the terms. */
export const isAsSeen = (now: SeenTerms, seen: SeenTerms): boolean =>
  now.revision === seen.revision && now.edition === seen.edition;

/** The draft of a page, of which there is one at most. */
export const ofDraft = (page: TermsName) => and(eq(termsEditions.page, page), isNull(termsEditions.day));

/** The edition that a draft became, by the revision in which it was seen; null where nobody published it. */
export async function publishedAs(transaction: Database, page: TermsName, { revision }: SeenTerms) {
  const { day, number, why, changedBy } = termsEditions;
  const [row] = await transaction
    .select({ day, number, why, staffId: changedBy, by: shownName })
    .from(termsEditions)
    .leftJoin(users, eq(users.id, changedBy))
    .where(
      and(
        eq(termsEditions.page, page),
        eq(termsEditions.source, 'staff'),
        isNotNull(day),
        eq(termsEditions.revision, revision),
      ),
    );
  if (row === undefined || row.day === null || row.number === null) return null;
  return { ...row, day: row.day, name: editionName({ day: row.day, number: row.number }) };
}

/** A revision that no draft had before: of a draft that was thrown away, too, so that nobody publishes another than was seen. */
const newRevision = sql<number>`nextval(pg_get_serial_sequence('terms_editions', 'id'))`;

const draftRow = (page: TermsName, texts: TermsTexts, staffId: string) => ({
  page,
  source: 'staff' as const,
  texts,
  digest: digestOfTerms(texts),
  releaseDigest: shippedTerms(page).digest,
  revision: newRevision,
  changedBy: staffId,
  changedAt: new Date().toISOString(),
});

/** Writes the draft of locked terms, a new one where there is none, and marks the translations that did not follow. */
export async function writeTermsDraft(
  transaction: Database,
  { page, before, after, hasDraft, staffId }: DraftChange<TermsName, TermsTexts>,
): Promise<void> {
  const row = draftRow(page, after, staffId);
  if (hasDraft) await transaction.update(termsEditions).set(row).where(ofDraft(page));
  else await transaction.insert(termsEditions).values(row);
  await markContent(transaction, {
    before: allTextsOfTerms(page, before),
    after: allTextsOfTerms(page, after),
  });
}

/** Takes a step with the sections of the draft, which begins with the edition in force. What is so already writes nothing. */
export const changeTermsDraft =
  (database: Database) =>
  ({
    page,
    step,
    seen,
    staffId,
  }: {
    readonly page: TermsName;
    readonly step: SectionStep;
    readonly seen: SeenTerms;
    readonly staffId: string;
  }): Promise<TermsDraftChanged> =>
    database.transaction(async (transaction) => {
      await lockTerms(transaction, page);
      const { draft, seen: now, holdingOn } = await stateOfTerms(transaction, page);
      const before = draft?.texts ?? holdingOn(todayInKyiv()).texts;
      const rewritten = afterStep(before, step);
      if (rewritten === null) return { ok: false, reason: 'section-not-found' };
      // As it is read again: bounded, and in one order of its keys.
      const after = readTermsTexts(rewritten);
      if (after === null) return { ok: false, reason: 'page-full' };
      if (isSameTerms(before, after)) return { ok: true, isChanged: false };
      if (!isAsSeen(now, seen)) return { ok: false, reason: 'changed-meanwhile', now: before, wanted: after };
      await writeTermsDraft(transaction, { page, before, after, hasDraft: draft !== null, staffId });
      return { ok: true, isChanged: true };
    });

/** Begins a draft with the words of an edition, by its name, or with those that the release came with. While there is another draft nothing is begun. */
export const beginTermsDraft =
  (database: Database) =>
  ({
    page,
    from,
    staffId,
  }: {
    readonly page: TermsName;
    /** `release` for what this release came with. */
    readonly from: string;
    readonly staffId: string;
  }): Promise<TermsDraftChanged> =>
    database.transaction(async (transaction) => {
      await lockTerms(transaction, page);
      const { draft, editions } = await stateOfTerms(transaction, page);
      const texts =
        from === 'release' ? shippedTerms(page).texts : editions.find(({ name }) => name === from)?.texts;
      if (texts === undefined) return { ok: false, reason: 'edition-not-found' };
      if (draft !== null)
        return isSameTerms(draft.texts, texts)
          ? { ok: true, isChanged: false }
          : { ok: false, reason: 'draft-exists' };
      await transaction.insert(termsEditions).values(draftRow(page, texts, staffId));
      return { ok: true, isChanged: true };
    });

/** Throws the draft away, if it is as it was seen. One that is gone stays gone, but for one that was published: then nothing was discarded. */
export const discardTermsDraft =
  (database: Database) =>
  ({
    page,
    seen,
  }: {
    readonly page: TermsName;
    readonly seen: SeenTerms;
  }): Promise<{ readonly ok: true } | TermsChangedMeanwhile | DraftPublished> =>
    database.transaction(async (transaction) => {
      await lockTerms(transaction, page);
      const { draft, seen: now, holdingOn } = await stateOfTerms(transaction, page);
      if (draft === null) {
        const published = await publishedAs(transaction, page, seen);
        return published === null
          ? { ok: true }
          : { ok: false, reason: 'draft-published', by: published.by, name: published.name };
      }
      if (now.revision !== seen.revision) {
        const wanted = holdingOn(todayInKyiv()).texts;
        return { ok: false, reason: 'changed-meanwhile', now: draft.texts, wanted };
      }
      await transaction.delete(termsEditions).where(ofDraft(page));
      return { ok: true };
    });
