import {
  entryName,
  fieldsOfKind,
  localField,
  type EntryKind,
  type HomeEntry,
} from '../catalogue/merchandising/home-entry.ts';
import { LOCALES, type Locale, type Localized } from '../locale/locale.ts';
import { localized } from '../locale/localized.ts';
import type { Arrangement, OwnBlockKind } from '../pages/arrangement.ts';
import { PARTS_OF } from '../pages/read-block.ts';
import { changesOfTerms } from '../pages/terms/compare-languages.ts';
import { writeSection } from '../pages/terms/notation.ts';
import type { TermsTexts } from '../pages/terms/terms-text.ts';
import { outdatedMessagesAfter, type OutdatedMessage } from './outdated-messages.ts';
import { CONTENT_PREFIX } from './prose.ts';
import { TRANSLATED_FROM, TRANSLATED_INTO } from './translation-file.ts';

/** Where a text of staff stands, and which of the texts there it is. `title` of a section is null for one that the shop came with. */
export type ContentPlace =
  | {
      readonly kind: 'entry';
      readonly entry: EntryKind;
      readonly id: number;
      readonly part: 'title' | 'text' | 'altText';
    }
  /** The title of a section of a page. */
  | { readonly kind: 'section'; readonly page: string; readonly ref: string }
  | {
      readonly kind: 'block';
      readonly page: string;
      readonly section: { readonly ref: string; readonly title: Localized | null };
      readonly id: string;
      readonly block: OwnBlockKind;
      readonly part: 'title' | 'text';
    }
  /** A section of the draft of terms. */
  | {
      readonly kind: 'terms';
      readonly page: string;
      readonly section: string;
      readonly title: Localized;
      readonly part: 'title' | 'text';
    };

/** A text that staff wrote in the content of the site, in all languages; empty where a language has none. */
export interface ContentText {
  /** Unique among all texts, `content/slide-3/title`. */
  readonly key: string;
  readonly place: ContentPlace;
  readonly said: Localized;
  /** Whether it stands in a draft, which nobody sees yet. */
  readonly isDraft: boolean;
}

const keyOf = (...path: readonly string[]): string => `${CONTENT_PREFIX}${path.join('/')}`;

const saysAnything = ({ said }: ContentText): boolean => LOCALES.some((locale) => said[locale] !== '');

/** The texts of a slide, a promoted category or an advertisement that say anything. */
export function textsOfEntry(
  kind: EntryKind,
  { id, entry }: { readonly id: number; readonly entry: HomeEntry },
): readonly ContentText[] {
  const texts = [
    ['title', entry.title],
    ['text', entry.text],
    ['altText', entry.alt],
  ] as const;
  const has = fieldsOfKind(kind);
  return texts
    .filter(([part]) => has.includes(localField(part, TRANSLATED_FROM)))
    .map(([part, said]): ContentText => ({
      key: keyOf(entryName(kind, id), part),
      place: { kind: 'entry', entry: kind, id, part },
      said,
      isDraft: false,
    }))
    .filter(saysAnything);
}

/** The texts of the sections and blocks that staff added to a page. */
export const textsOfArrangement = (
  page: string,
  { sections }: Arrangement,
  isDraft: boolean,
): readonly ContentText[] =>
  sections
    .flatMap(({ ref, title, blocks }): readonly ContentText[] => [
      ...(title === null
        ? []
        : [{ key: keyOf(page, ref), place: { kind: 'section', page, ref } as const, said: title, isDraft }]),
      ...blocks.flatMap((block) =>
        PARTS_OF[block.kind]
          .filter((part) => part === 'title' || part === 'text')
          .map((part): ContentText => ({
            key: keyOf(page, block.id, part),
            place: {
              kind: 'block',
              page,
              section: { ref, title },
              id: block.id,
              block: block.kind,
              part,
            },
            said: block[part],
            isDraft,
          })),
      ),
    ])
    .filter(saysAnything);

/** The texts of all sections of a draft of terms. */
export const allTextsOfTerms = (page: string, draft: TermsTexts): readonly ContentText[] =>
  draft.uk.sections
    .flatMap(({ id }): readonly ContentText[] => {
      const find = (locale: Locale) => draft[locale].sections.find((each) => each.id === id);
      const title = localized((locale) => find(locale)?.title ?? '');
      const text = localized((locale) => writeSection(find(locale) ?? { blocks: [] }));
      return (['title', 'text'] as const).map((part) => ({
        key: keyOf(page, id, part),
        place: { kind: 'terms', page, section: id, title, part },
        said: { title, text }[part],
        isDraft: true,
      }));
    })
    .filter(saysAnything);

/** Those of the sections in which a draft of terms says something else than the release came with: what staff wrote. */
export function textsOfTerms(
  page: string,
  { shipped, draft }: { readonly shipped: TermsTexts; readonly draft: TermsTexts },
): readonly ContentText[] {
  const written = new Set(
    Object.keys(changesOfTerms(shipped, draft)).map((field) => field.split('.')[1] ?? ''),
  );
  return allTextsOfTerms(page, draft).filter(
    ({ place }) => place.kind === 'terms' && written.has(place.section),
  );
}

/** A digest of a text, of at most nine digits: FNV-1a, of which 29 bits are taken. */
export function checksumOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 3;
}

/**
 * The key of the mark of a translation that is outdated. It is that of these words and not of their place: words that come back, because a draft is thrown away or a change
 * taken back, bring their mark along.
 */
export const markKey = ({ key, said }: Pick<ContentText, 'key' | 'said'>, locale: Locale): string =>
  `${key}#${checksumOf(said[locale])}`;

const orNull = (said: Localized): Localized<string | null> =>
  localized((locale) => (said[locale] === '' ? null : said[locale]));

/** The marks of a text that hold: of translations that there are, and while the Ukrainian text is another than they were made for. */
export const outdatedIn = (
  { said }: Pick<ContentText, 'said'>,
  marks: readonly OutdatedMessage[],
): readonly OutdatedMessage[] => {
  const source = said[TRANSLATED_FROM];
  return marks.filter((mark) => source !== '' && said[mark.locale] !== '' && mark.said !== source);
};

/**
 * The marks of a text after a change. A translation that stays is marked as messages are (`outdatedMessagesAfter`). One that was written is right if its writer saw the Ukrainian text as
 * it is, `seen`; null for one that is put back: it has the mark that it had.
 */
export function contentMarksAfter({
  before,
  after,
  marks,
  seen,
}: {
  readonly before: Localized;
  readonly after: Localized;
  /** Of the translations after the change. */
  readonly marks: readonly OutdatedMessage[];
  readonly seen: string | null;
}): readonly OutdatedMessage[] {
  const written = TRANSLATED_INTO.filter((locale) => before[locale] !== after[locale]);
  const stayed = outdatedMessagesAfter({
    before: orNull(before),
    after: orNull(after),
    marks,
    followed: new Set<Locale>(written),
  });
  if (seen === null) return [...stayed, ...marks.filter(({ locale }) => before[locale] !== after[locale])];
  const isRight = seen === after[TRANSLATED_FROM] || seen === '';
  return [
    ...stayed,
    ...written
      .filter((locale) => !isRight && after[locale] !== '')
      .map((locale) => ({ locale, said: seen, since: null })),
  ];
}

/** The languages in which a text is missing. */
export const missingIn = ({ said }: Pick<ContentText, 'said'>): readonly Locale[] =>
  LOCALES.filter((locale) => said[locale] === '');
