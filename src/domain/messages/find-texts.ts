import { LOCALES, type Localized } from '../locale/locale.ts';
import type { TextQuery } from './text-query.ts';
import type { TextState } from './text-state.ts';

/** A place for a text, in all languages. */
export interface TextEntry {
  readonly key: string;
  readonly states: Localized<TextState>;
}

/** The family of a key: what stands before its first dot. */
export const groupOf = (key: string): string => key.split('.', 1)[0] ?? '';

const isShown = {
  all: () => true,
  changed: ({ own }: TextState) => own !== null,
  ignored: ({ fault }: TextState) => fault !== null,
} as const satisfies Record<TextQuery['shown'], (state: TextState) => boolean>;

/** Apostrophes and quotation marks as a keyboard has them, so that nobody has to type the others. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[’ʼ]/g, "'")
    .replaceAll(/[«»„”“]/g, '"')
    .replaceAll('\u00A0', ' ');

/** Whether the words stand, together as they were typed, in the key or in what one language says. */
function says({ key, states }: TextEntry, words: string): boolean {
  const said = LOCALES.map((locale) => states[locale].own ?? states[locale].shipped ?? '');
  return [key, ...said].some((text) => folded(text).includes(words));
}

/** The texts that are asked for, of all pages, in the order of their keys as they come. */
export function findTexts(
  entries: readonly TextEntry[],
  { search, group, shown }: TextQuery,
): readonly TextEntry[] {
  const words = folded(search);
  return entries.filter(
    (entry) =>
      (group === null || groupOf(entry.key) === group) &&
      LOCALES.some((locale) => isShown[shown](entry.states[locale])) &&
      (words === '' || says(entry, words)),
  );
}
