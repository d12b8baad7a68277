import { LOCALES, type Localized } from '../locale/locale.ts';
import type { MessageQuery } from './message-query.ts';
import type { MessageState } from './message-state.ts';

/** A place for a text, in all languages. */
export interface MessageEntry {
  readonly key: string;
  readonly states: Localized<MessageState>;
}

/** The family of a key: what stands before its first dot. */
export const groupOf = (key: string): string => key.split('.', 1)[0] ?? '';

const isShown = {
  all: () => true,
  changed: ({ own }: MessageState) => own !== null,
  ignored: ({ fault }: MessageState) => fault !== null,
} as const satisfies Record<MessageQuery['shown'], (state: MessageState) => boolean>;

/** Apostrophes and quotation marks as a keyboard has them, so that nobody has to type the others. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[’ʼ]/g, "'")
    .replaceAll(/[«»„”“]/g, '"')
    .replaceAll('\u00A0', ' ');

/** Whether the words stand, together as they were typed, in the key or in what one language says. */
function says({ key, states }: MessageEntry, words: string): boolean {
  const said = LOCALES.map((locale) => states[locale].own ?? states[locale].shipped ?? '');
  return [key, ...said].some((text) => folded(text).includes(words));
}

/** The texts that are asked for, of all pages, in the order of their keys as they come. */
export function findMessages(
  entries: readonly MessageEntry[],
  { search, group, shown }: MessageQuery,
): readonly MessageEntry[] {
  const words = folded(search);
  return entries.filter(
    (entry) =>
      (group === null || groupOf(entry.key) === group) &&
      LOCALES.some((locale) => isShown[shown](entry.states[locale])) &&
      (words === '' || says(entry, words)),
  );
}
