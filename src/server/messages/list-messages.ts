import { LOCALES, type Locale } from '../../domain/locale/locale.ts';
import { localized } from '../../domain/locale/localized.ts';
import {
  findMessages,
  groupOf,
  type MessageEntry,
  type MessageQuery,
} from '../../domain/messages/find-messages.ts';
import { isCatalogueName } from '../../domain/messages/catalogue-names.ts';
import { isProse } from '../../domain/messages/prose.ts';
import { messageState, type MessageState } from '../../domain/messages/message-state.ts';
import type { OutdatedMessage } from '../../domain/messages/outdated-messages.ts';
import type { Database } from '../database/database.ts';
import { readOutdated } from './outdated-messages.ts';
import { readOwnMessages, type OwnMessage } from './read-own-messages.ts';
import { SHIPPED_MESSAGES, shippedMessage } from './messages.ts';
import { shippedProse } from './prose.ts';

/** Texts on one page of the list. */
const TEXTS_PAGE_SIZE = 25;

/** A page of the list of texts. */
export interface MessageList {
  readonly entries: readonly MessageEntry[];
  /** How many are found on all pages. */
  readonly total: number;
  readonly pageSize: number;
  /** Families of keys with the number of their texts, in alphabetical order. */
  readonly groups: readonly { readonly group: string; readonly count: number }[];
  /** How many places have a text of staff that is not in force in one language at least. */
  readonly ignored: number;
  /** How many have a translation that did not follow the Ukrainian text. */
  readonly outdated: number;
}

const byAlphabet = (one: string, other: string): number => (one < other ? -1 : 1);

/**
 * Every place: those of the shop as they stand, and those it has no more but staff have a text for; prose stands last, as it is read. Names
 * of categories and tags are changed with them. `outdated` are the marks by key.
 */
export function messageEntries(
  own: readonly OwnMessage[],
  outdated: ReadonlyMap<string, readonly OutdatedMessage[]>,
): readonly MessageEntry[] {
  const texts = new Map(own.map(({ locale, key, text }) => [`${locale} ${key}`, text]));
  const gone = own.flatMap(({ locale, key, text }) =>
    text !== null && shippedMessage(locale, key) === null ? [key] : [],
  );
  const messages = [...Object.keys(SHIPPED_MESSAGES.uk), ...gone.filter((key) => !isProse(key))];
  const prose = [...Object.keys(shippedProse('uk')), ...gone.filter(isProse)];
  const keys = new Set([...messages.filter((key) => !isCatalogueName(key)).toSorted(byAlphabet), ...prose]);
  const stateOf = (key: string, locale: Locale): MessageState =>
    messageState({
      key,
      shipped: shippedMessage(locale, key),
      own: texts.get(`${locale} ${key}`) ?? null,
      locale,
    });
  return [...keys].map((key) => ({
    key,
    states: localized((locale) => stateOf(key, locale)),
    outdated: outdated.get(key) ?? [],
  }));
}

function groupsOf(entries: readonly MessageEntry[]): MessageList['groups'] {
  const counts = new Map<string, number>();
  for (const { key } of entries) counts.set(groupOf(key), (counts.get(groupOf(key)) ?? 0) + 1);
  return [...counts].map(([group, count]) => ({ group, count }));
}

/** Lists texts for staff, those that are asked for; two statements, whatever is asked. */
export const listMessages =
  (database: Database) =>
  async (query: MessageQuery): Promise<MessageList> => {
    const [own, outdated] = await Promise.all([readOwnMessages(database)(), readOutdated(database)]);
    const entries = messageEntries(own, outdated);
    const found = findMessages(entries, query);
    const first = (query.page - 1) * TEXTS_PAGE_SIZE;
    return {
      entries: found.slice(first, first + TEXTS_PAGE_SIZE),
      total: found.length,
      pageSize: TEXTS_PAGE_SIZE,
      groups: groupsOf(entries),
      ignored: entries.filter(({ states }) => LOCALES.some((locale) => states[locale].fault !== null)).length,
      outdated: entries.filter((entry) => entry.outdated.length > 0).length,
    };
  };
