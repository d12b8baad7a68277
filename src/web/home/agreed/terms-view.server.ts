import type { TermsName } from '../../../content/pages/page-shapes.ts';
import type { Translate } from '../../../content/translator.ts';
import { LOCALES, type Locale, type Localized } from '../../../domain/locale/locale.ts';
import { localized } from '../../../domain/locale/localized.ts';
import {
  changesOfTerms,
  unreadyTerms,
  type TermsUnready,
} from '../../../domain/pages/terms/compare-languages.ts';
import { isOwnSection, TITLE_LENGTH_MAX } from '../../../domain/pages/arrangement.ts';
import { editionPath, editionsOn, laterFirst, printEdition } from '../../../domain/pages/terms/editions.ts';
import { writeSection, type Slip, type TitleSlip } from '../../../domain/pages/terms/notation.ts';
import { partsOfSection, type TermsTexts } from '../../../domain/pages/terms/terms-text.ts';
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts';
import { termsChanges } from '../../pages/arrangement-words.server.ts';
import { standingEditions, type PublishedEdition } from './announced-editions.server.ts';

/** What somebody saw of the terms: the revision of the draft, 0 without one, and the edition that was entered last. */
export interface SeenTerms {
  readonly revision: number;
  readonly edition: number;
}

/** A section as the page of its terms lists it. */
export interface TermsSectionView {
  readonly id: string;
  readonly title: string;
  /** Clauses, lists and paragraphs in Ukrainian. */
  readonly count: number;
  /** Whether staff added it. */
  readonly isOwn: boolean;
  /** Whether the languages differ, or something lacks. */
  readonly isUnready: boolean;
}

export function termsSections(terms: TermsTexts, locale: Locale): readonly TermsSectionView[] {
  const unready = new Set(unreadyTerms(terms).map(({ section }) => section));
  return terms[locale].sections.map((section) => ({
    id: section.id,
    title: section.title,
    count: partsOfSection(section).written.length,
    isOwn: isOwnSection(section.id),
    isUnready: unready.has(section.id),
  }));
}

/** The titles and the words of a section in each language, as staff write them. */
export interface WrittenSection {
  readonly titles: Localized;
  readonly words: Localized;
}

/** A section as staff write it; null where there is no such section. */
export function writtenIn(terms: TermsTexts, id: string): WrittenSection | null {
  if (!terms.uk.sections.some((section) => section.id === id)) return null;
  const find = (locale: Locale) => terms[locale].sections.find((each) => each.id === id);
  return {
    titles: localized((locale) => find(locale)?.title ?? ''),
    words: localized((locale) => {
      const section = find(locale);
      return section === undefined ? '' : writeSection(section);
    }),
  };
}

/** An edition as the history shows it. */
export interface EditionView {
  readonly name: string;
  readonly title: string;
  readonly state: 'holds' | 'announced' | 'former' | 'withdrawn' | 'unused';
  readonly isStaffs: boolean;
  readonly changedBy: string | null;
  readonly changedAt: string;
  readonly why: string;
  /** Where everybody reads it, path without region; null for one that nobody does. */
  readonly path: string | null;
  readonly changes: readonly { readonly label: string; readonly before: string; readonly after: string }[];
}

/** Characters that the history shows of a field. */
const CHARACTERS = 600;
const short = (text: string) => (text.length > CHARACTERS ? `${text.slice(0, CHARACTERS).trimEnd()}…` : text);

/** What one text of terms says otherwise than another, in words. */
export const differences = (
  page: TermsName,
  [before, after]: readonly [TermsTexts, TermsTexts],
  words: Parameters<typeof termsChanges>[2],
) =>
  termsChanges(page, changesOfTerms(before, after), words).map((change) => ({
    ...change,
    before: short(change.before),
    after: short(change.after),
  }));

/** The editions of a page, that of the latest day first, each with what it says otherwise than the one that it followed. */
export function editionViews(
  page: TermsName,
  editions: readonly PublishedEdition[],
  {
    current,
    today,
    dayOf,
    words,
  }: {
    /** The name of the one that holds. */
    readonly current: string;
    readonly today: string;
    readonly dayOf: (moment: string) => string;
    readonly words: Parameters<typeof termsChanges>[2];
  },
): readonly EditionView[] {
  const { held, ahead } = editionsOn(standingEditions(editions, dayOf), today);
  const names = (list: readonly { readonly name: string }[]) => new Set(list.map(({ name }) => name));
  const [wereHeld, areAhead] = [names(held), names(ahead)];
  const stateOf = ({ name, withdrawnAt }: PublishedEdition): EditionView['state'] => {
    if (withdrawnAt !== null) return 'withdrawn';
    if (name === current) return 'holds';
    if (areAhead.has(name)) return 'announced';
    return wereHeld.has(name) ? 'former' : 'unused';
  };
  const ordered = editions.toSorted(laterFirst);
  return ordered.map((edition, place) => {
    const state = stateOf(edition);
    const before = ordered
      .slice(place + 1)
      .find((each) => stateOf(each) !== 'withdrawn' && stateOf(each) !== 'unused');
    return {
      name: edition.name,
      title: printEdition(edition.name, words.locale),
      state,
      isStaffs: edition.isStaffs,
      changedBy: edition.changedBy,
      changedAt: edition.changedAt,
      why: edition.why,
      path: state === 'withdrawn' || state === 'unused' ? null : editionPath(page, edition.name),
      changes: before === undefined ? [] : differences(page, [before.texts, edition.texts], words),
    };
  });
}

/** What is wrong with a line, in words. */
const problemText = ({ kind, characters = [] }: Slip, t: Translate): string =>
  t(`backoffice.terms.slip.${kind}`, { characters: characters.join(', ') });

/** What keeps terms from being published, in words. */
export function unreadyText(
  unready: TermsUnready,
  { translate: t, titleOf }: { readonly translate: Translate; readonly titleOf: (id: string) => string },
): string {
  const section = titleOf(unready.section);
  const counted = (counts: readonly number[]) =>
    LOCALES.map((locale, place) => `${LANGUAGE_NAMES[locale]}: ${counts[place] ?? 0}`).join(', ');
  switch (unready.kind) {
    case 'language':
      return t('backoffice.terms.unready.language', {
        section,
        languages: unready.locales.map((locale) => LANGUAGE_NAMES[locale]).join(', '),
      });
    case 'count':
      return t('backoffice.terms.unready.count', { section, counts: counted(unready.counts) });
    case 'mixed':
      return t('backoffice.terms.unready.mixed', { section, place: unready.place });
    case 'items':
      return t('backoffice.terms.unready.items', {
        section,
        place: unready.place,
        counts: counted(unready.counts),
      });
    case 'empty':
      return t('backoffice.terms.unready.empty', { section });
    case 'slip':
      return t('backoffice.terms.unready.slip', {
        section,
        language: LANGUAGE_NAMES[unready.locale],
        line: unready.slip.line,
        problem: problemText(unready.slip, t),
      });
  }
}

/** What is wrong with the title of a section, in words. */
export const titleProblem = (problem: TitleSlip, t: Translate): string =>
  problem.kind === 'line'
    ? problemText(problem.slip, t)
    : t(`backoffice.terms.title.${problem.kind}`, { max: TITLE_LENGTH_MAX });

/** Slips of one language in words, one under the other. */
export const slipTexts = (slips: readonly Slip[], t: Translate): string =>
  slips
    .map((slip) => t('backoffice.terms.slipLine', { line: slip.line, problem: problemText(slip, t) }))
    .join('. ');

/** The same with their language, for a list above the form. */
export const slipDetails = (locale: Locale, slips: readonly Slip[], t: Translate): readonly string[] =>
  slips.map((slip) =>
    t('backoffice.terms.slip', {
      language: LANGUAGE_NAMES[locale],
      line: slip.line,
      problem: problemText(slip, t),
    }),
  );
