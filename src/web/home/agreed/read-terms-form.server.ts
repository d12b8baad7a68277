import { PROSE_VALUES } from '../../../content/pages/sellers.ts';
import { LOCALES, type Locale, type Localized } from '../../../domain/locale/locale.ts';
import { readWritten, SECTION_TEXT_MAX, type Slip } from '../../../domain/pages/terms/notation.ts';
import type { WrittenBlock } from '../../../domain/pages/terms/terms-text.ts';
import { textOf } from '../arranging/read-form.server.ts';
import type { SeenTerms } from './terms-view.server.ts';

const WHOLE = /^(?:0|[1-9]\d{0,8})$/;
const whole = (typed: string): number | null => (WHOLE.test(typed) ? Number(typed) : null);

/** What the sender of a form saw of the terms; null for what no form of the shop sends. */
export function readSeenTerms(form: FormData): SeenTerms | null {
  const revision = whole(textOf(form, 'revision'));
  const edition = whole(textOf(form, 'edition'));
  return revision === null || edition === null ? null : { revision, edition };
}

/** The words of a section as they were typed, cut to what a page can show again. */
export const typedWords = (form: FormData): Localized => {
  const typed = (locale: Locale) =>
    textOf(form, `text.${locale}`)
      .slice(0, SECTION_TEXT_MAX * 2)
      .toWellFormed();
  return { uk: typed('uk'), pl: typed('pl'), en: typed('en') };
};

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
