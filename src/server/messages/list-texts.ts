import { LOCALES, type Locale, type Localized } from '../../domain/locale/locale.ts';
import { findTexts, groupOf, type TextEntry } from '../../domain/messages/find-texts.ts';
import type { TextQuery } from '../../domain/messages/text-query.ts';
import { textState, type TextState } from '../../domain/messages/text-state.ts';
import type { Database } from '../database/database.ts';
import { readOwnTexts, type OwnText } from './read-own-texts.ts';
import { SHIPPED_TEXTS, shippedText } from './shipped-texts.ts';

/** Texts on one page of the list. */
const TEXTS_PAGE_SIZE = 25;

/** A page of the list of texts. */
export interface TextList {
  readonly entries: readonly TextEntry[];
  /** How many are found on all pages. */
  readonly total: number;
  readonly pageSize: number;
  /** Families of keys with the number of their texts, in alphabetical order. */
  readonly groups: readonly { readonly group: string; readonly count: number }[];
  /** How many places have a text of staff that is not in force in one language at least. */
  readonly ignored: number;
}

const byAlphabet = (one: string, other: string): number => (one < other ? -1 : 1);

/** One value for each language. */
export function localized<T>(of: (locale: Locale) => T): Localized<T> {
  return { uk: of('uk'), pl: of('pl'), en: of('en') };
}

/** Every place: those of the shop as they stand, and those it has no more but staff have a text for. */
export function textEntries(own: readonly OwnText[]): readonly TextEntry[] {
  const texts = new Map(own.map(({ locale, key, text }) => [`${locale} ${key}`, text]));
  const gone = own.flatMap(({ locale, key, text }) =>
    text !== null && shippedText(locale, key) === null ? [key] : [],
  );
  const keys = [...new Set([...Object.keys(SHIPPED_TEXTS.uk), ...gone])].toSorted(byAlphabet);
  const stateOf = (key: string, locale: Locale): TextState =>
    textState({ shipped: shippedText(locale, key), own: texts.get(`${locale} ${key}`) ?? null, locale });
  return keys.map((key) => ({ key, states: localized((locale) => stateOf(key, locale)) }));
}

function groupsOf(entries: readonly TextEntry[]): TextList['groups'] {
  const counts = new Map<string, number>();
  for (const { key } of entries) counts.set(groupOf(key), (counts.get(groupOf(key)) ?? 0) + 1);
  return [...counts].map(([group, count]) => ({ group, count }));
}

/** Lists texts for staff, those that are asked for; one statement, whatever is asked. */
export const listTexts =
  (database: Database) =>
  async (query: TextQuery): Promise<TextList> => {
    const entries = textEntries(await readOwnTexts(database)());
    const found = findTexts(entries, query);
    const first = (query.page - 1) * TEXTS_PAGE_SIZE;
    return {
      entries: found.slice(first, first + TEXTS_PAGE_SIZE),
      total: found.length,
      pageSize: TEXTS_PAGE_SIZE,
      groups: groupsOf(entries),
      ignored: entries.filter(({ states }) => LOCALES.some((locale) => states[locale].fault !== null)).length,
    };
  };
