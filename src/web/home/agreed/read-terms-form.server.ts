import { PROSE_VALUES } from '../../../content/pages/sellers.ts';
import { LOCALES, type Locale, type Localized } from '../../../domain/locale/locale.ts';
import { localized } from '../../../domain/locale/localized.ts';
import { TITLE_LENGTH_MAX } from '../../../domain/pages/arrangement.ts';
import {
  readTitle,
  readWritten,
  SECTION_TEXT_MAX,
  type Slip,
  type TitleSlip,
} from '../../../domain/pages/terms/notation.ts';
import type { WrittenBlock } from '../../../domain/pages/terms/terms-text.ts';
import { textOf } from '../arranging/read-form.server.ts';
import type { SeenTerms, WrittenSection } from './terms-view.server.ts';

const WHOLE = /^(?:0|[1-9]\d{0,8})$/;
const whole = (typed: string): number | null => (WHOLE.test(typed) ? Number(typed) : null);

/** What the sender of a form saw of the terms; null for what no form of the shop sends. */
export function readSeenTerms(form: FormData): SeenTerms | null {
  const revision = whole(textOf(form, 'revision'));
  const edition = whole(textOf(form, 'edition'));
  return revision === null || edition === null ? null : { revision, edition };
}

/** What was typed into the fields of a name in all languages, cut to what a page can show again. */
const typedAs = (form: FormData, name: 'text' | 'title', max: number): Localized =>
  localized((locale) =>
    textOf(form, `${name}.${locale}`)
      .slice(0, max * 2)
      .toWellFormed(),
  );

/** The titles and words of a section as they were typed. */
export const typedSection = (form: FormData): WrittenSection => ({
  titles: typedAs(form, 'title', TITLE_LENGTH_MAX),
  words: typedAs(form, 'text', SECTION_TEXT_MAX),
});

export type TitlesRead =
  | { readonly ok: true; readonly titles: Localized }
  | { readonly ok: false; readonly slips: readonly (readonly [Locale, TitleSlip])[] };

/** Reads the titles of a section in all languages; what is wrong with any is found at once. */
export function readTitles(form: FormData): TitlesRead {
  const read = LOCALES.map((locale) => [locale, readTitle(textOf(form, `title.${locale}`))] as const);
  const slips = read.flatMap(([locale, each]) => (each.ok ? [] : [[locale, each.slip] as const]));
  if (slips.length > 0) return { ok: false, slips };
  const title = (locale: Locale) =>
    read.map(([of, each]) => (of === locale && each.ok ? each.title : '')).join('');
  return { ok: true, titles: localized(title) };
}

export type WordsRead =
  | { readonly ok: true; readonly written: Localized<readonly WrittenBlock[]> }
  | { readonly ok: false; readonly slips: readonly (readonly [Locale, readonly Slip[]])[] };

/** Reads the words of a section in all languages; the slips of all are found at once. */
export function readWords(form: FormData): WordsRead {
  const read = LOCALES.map(
    (locale) => [locale, readWritten(textOf(form, `text.${locale}`), PROSE_VALUES)] as const,
  );
  const slips = read.flatMap(([locale, each]) => (each.ok ? [] : [[locale, each.slips] as const]));
  if (slips.length > 0) return { ok: false, slips };
  const written = (locale: Locale): readonly WrittenBlock[] =>
    read.flatMap(([of, each]) => (of === locale && each.ok ? each.written : []));
  return { ok: true, written: { uk: written('uk'), pl: written('pl'), en: written('en') } };
}
