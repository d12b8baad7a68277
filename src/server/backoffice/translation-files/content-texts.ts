import { desc, isNull, sql } from 'drizzle-orm';
import { ARRANGED_PAGES, isTermsName, pageShape } from '../../../content/pages/page-shapes.ts';
import { ENTRY_KINDS } from '../../../domain/catalogue/merchandising/home-entry.ts';
import {
  markKey,
  missingIn,
  outdatedIn,
  textsOfArrangement,
  textsOfEntry,
  textsOfTerms,
  type ContentText,
} from '../../../domain/messages/content-texts.ts';
import type { ContentEntry } from '../../../domain/messages/find-content.ts';
import { contentUnits } from '../../../domain/messages/plan-content.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { TRANSLATED_INTO } from '../../../domain/messages/translation-file.ts';
import { readArrangement, settle } from '../../../domain/pages/arrangement.ts';
import { readTermsTexts } from '../../../domain/pages/terms/terms-text.ts';
import { storedEntries } from '../../catalogue/merchandising/entry-rows.ts';
import type { Database } from '../../database/database.ts';
import {
  confirmMark,
  readOutdated,
  type ConfirmedTranslation,
  type MessageConfirmed,
} from '../../messages/outdated-messages.ts';
import { shippedTerms } from '../../messages/terms-in-force.ts';
import { pageArrangements } from '../../pages/tables.ts';
import { termsEditions } from '../../pages/terms/tables.ts';
import { printXliff } from './print-xliff.ts';

/** The texts of slides, promoted categories and advertisements, in their order; one statement a kind, and one more to lock them until the transaction ends. */
async function textsOfEntries(database: Database, isLocked: boolean): Promise<readonly ContentText[]> {
  const texts: ContentText[] = [];
  for (const kind of ENTRY_KINDS)
    for (const entry of await storedEntries(database, kind, { isLocked }))
      texts.push(...textsOfEntry(kind, entry));
  return texts;
}

/** What staff added to pages, as their drafts say it, else what is published; one statement. */
async function textsOfPages(database: Database): Promise<readonly ContentText[]> {
  const rows = await database
    .selectDistinctOn([pageArrangements.page], {
      page: pageArrangements.page,
      arrangement: pageArrangements.arrangement,
      number: pageArrangements.number,
    })
    .from(pageArrangements)
    .orderBy(pageArrangements.page, sql`${desc(pageArrangements.number)} nulls first`);
  return ARRANGED_PAGES.flatMap((page) => {
    const row = rows.find((each) => each.page === page);
    const arrangement = readArrangement(row?.arrangement);
    if (row === undefined || arrangement === null) return [];
    return textsOfArrangement(page, settle(pageShape(page), arrangement), row.number === null);
  });
}

/** What staff wrote in drafts of terms; one statement. */
async function textsOfTermsDrafts(database: Database): Promise<readonly ContentText[]> {
  const rows = await database
    .select({ page: termsEditions.page, texts: termsEditions.texts })
    .from(termsEditions)
    .where(isNull(termsEditions.day))
    .orderBy(desc(termsEditions.page));
  return rows.flatMap(({ page, texts }) => {
    const draft = readTermsTexts(texts);
    return draft === null || !isTermsName(page)
      ? []
      : textsOfTerms(page, { shipped: shippedTerms(page).texts, draft });
  });
}

/** Every text that staff wrote in the content; a number of statements that does not depend on theirs. */
export const readContentTexts = async (
  database: Database,
  isLocked = false,
): Promise<readonly ContentText[]> => [
  ...(await textsOfEntries(database, isLocked)),
  ...(await textsOfPages(database)),
  ...(await textsOfTermsDrafts(database)),
];

/** The same with what is missing and what is outdated. */
export const listContent = (database: Database) => async (): Promise<readonly ContentEntry[]> => {
  const texts = await readContentTexts(database);
  const marks = await readOutdated(database);
  return texts.map((text) => {
    const own = TRANSLATED_INTO.flatMap((locale) =>
      (marks.get(markKey(text, locale)) ?? []).filter((mark) => mark.locale === locale),
    );
    return { ...text, missing: missingIn(text), outdated: outdatedIn(text, own) };
  });
};

/** Texts of the content as a file for translators into a language. */
export const printContent = (locale: Locale, texts: readonly ContentText[]): string =>
  printXliff(locale, contentUnits(texts, locale));

/** Takes the mark off a translation of the content that staff found to be right still. */
export const confirmContent =
  (database: Database) =>
  (confirmed: ConfirmedTranslation): Promise<MessageConfirmed> =>
    database.transaction(async (transaction) => {
      const text = (await readContentTexts(transaction)).find(({ key }) => key === confirmed.key);
      return text === undefined
        ? { ok: false, reason: 'changed-since' }
        : confirmMark(transaction, markKey(text, confirmed.locale), confirmed);
    });
