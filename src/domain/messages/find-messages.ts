import { parseQuantity } from '../cart/parse-quantity.ts';
import { withoutInvisible } from '../locale/without-invisible.ts';
import { LOCALES, type Localized } from '../locale/locale.ts';
import type { MessageState } from './message-state.ts';
import type { OutdatedMessage } from './outdated-messages.ts';

/** Which texts are listed: all, those that staff changed, those of them that are not in force, those with an outdated translation. */
export const MESSAGES_SHOWN = ['all', 'changed', 'ignored', 'outdated'] as const;
type MessagesShown = (typeof MESSAGES_SHOWN)[number];

/** What the list of texts is asked for. */
export interface MessageQuery {
  /** Words of a key or of a text in any language, as they were typed. */
  readonly search: string;
  /** The family of keys, `cart` of `cart.title`; null for all. */
  readonly group: string | null;
  readonly shown: MessagesShown;
  /** Counted from 1. */
  readonly page: number;
}

const SEARCH_MAX = 200;

/** The words that a list's address asks for. */
export const searchOf = (query: URLSearchParams): string =>
  withoutInvisible(query.get('q') ?? '')
    .trim()
    .slice(0, SEARCH_MAX);

/** Reads the list's address: what it does not know does not matter. */
export function readMessageQuery(query: URLSearchParams): MessageQuery {
  return {
    search: searchOf(query),
    group: query.get('group') || null,
    shown: MESSAGES_SHOWN.find((shown) => shown === query.get('show')) ?? 'all',
    page: parseQuantity(query.get('page') ?? '') ?? 1,
  };
}

/** The same as an address's query, on another page or with one text open; empty for the whole list. */
export function messagesAddress(
  { search, group, shown, page }: MessageQuery,
  key: string | null = null,
): string {
  const query = new URLSearchParams({
    ...(key !== null && { key }),
    ...(search !== '' && { q: search }),
    ...(group !== null && { group }),
    ...(shown !== 'all' && { show: shown }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size === 0 ? '' : `?${String(query)}`;
}

/** A place for a text, in all languages. */
export interface MessageEntry {
  readonly key: string;
  readonly states: Localized<MessageState>;
  /** Its translations that did not follow the Ukrainian text. */
  readonly outdated: readonly OutdatedMessage[];
}

/** The family of a key: what stands before its first dot. */
export const groupOf = (key: string): string => key.split('.', 1)[0] ?? '';

const isShown = {
  all: () => true,
  changed: ({ states }: MessageEntry) => LOCALES.some((locale) => states[locale].own !== null),
  ignored: ({ states }: MessageEntry) => LOCALES.some((locale) => states[locale].fault !== null),
  outdated: ({ outdated }: MessageEntry) => outdated.length > 0,
} as const satisfies Record<MessageQuery['shown'], (entry: MessageEntry) => boolean>;

/** Apostrophes and quotation marks as a keyboard has them, so that nobody has to type the others. */
export const folded = (text: string): string =>
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
      isShown[shown](entry) &&
      (words === '' || says(entry, words)),
  );
}
