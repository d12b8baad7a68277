import { desc, eq, sql } from 'drizzle-orm';
import type { Locale, Localized } from '../../domain/locale/locale.ts';
import { findMessages, type MessageQuery } from '../../domain/messages/find-messages.ts';
import { isProse, placesOfProse } from '../../domain/messages/prose.ts';
import { readMessage, type PlaceKind, sampleValues } from '../../domain/messages/read-message.ts';
import type { MessageState } from '../../domain/messages/message-state.ts';
import type { OutdatedMessage } from '../../domain/messages/outdated-messages.ts';
import type { Database } from '../database/database.ts';
import { users } from '../account/tables.ts';
import { lookUpIn } from './messages.ts';
import { localized } from '../../domain/locale/localized.ts';
import { readOutdated } from './outdated-messages.ts';
import { messageEntries } from './list-messages.ts';
import { readOwnMessages } from './read-own-messages.ts';
import { messageVersions } from './tables.ts';

/** One change of a text, as the history tells it. */
export interface MessageChange {
  readonly locale: Locale;
  readonly version: number;
  /** Null where the shop's own text was put back. */
  readonly text: string | null;
  /** Null for an account that is gone. */
  readonly changedBy: string | null;
  /** ISO 8601. */
  readonly changedAt: string;
}

/** A text in one language, with the newest change of it. */
export type MessageInLanguage = MessageState & {
  /** 0 before the first change. */
  readonly version: number;
  /** Of a translation that did not follow the Ukrainian text: what that said before, and when it was changed; null for one that is right. */
  readonly outdated: Pick<OutdatedMessage, 'said' | 'since'> | null;
  readonly places: readonly { readonly name: string; readonly kind: PlaceKind }[];
  /** The text in force with each of its forms; empty for one that has but one. */
  readonly examples: readonly string[];
};

/** All that staff see of one text. */
export interface MessageDetail {
  readonly key: string;
  readonly languages: Localized<MessageInLanguage>;
  /** The newest first; the oldest of very many are left out. */
  readonly history: readonly MessageChange[];
  /** The keys before and after it in the list that it was opened from; null at its ends, and for one outside of it. */
  readonly previous: string | null;
  readonly next: string | null;
}

const HISTORY_MAX = 100;

const historyOf = (database: Database, key: string): Promise<readonly MessageChange[]> =>
  database
    .select({
      locale: messageVersions.locale,
      version: messageVersions.version,
      text: messageVersions.text,
      // As `shownName` says, which this room does not know; a text is changed by nobody who is erased.
      changedBy: sql<string | null>`coalesce(nullif(${users.name}, ''), ${users.email})`,
      changedAt: messageVersions.changedAt,
    })
    .from(messageVersions)
    .leftJoin(users, eq(users.id, messageVersions.changedBy))
    .where(eq(messageVersions.key, key))
    .orderBy(desc(messageVersions.changedAt), messageVersions.locale, desc(messageVersions.version))
    .limit(HISTORY_MAX);

function partsIn(locale: Locale, key: string, shipped: string | null) {
  if (isProse(key))
    return {
      places: placesOfProse(shipped ?? '').map((name) => ({ name, kind: 'value' as const })),
      examples: [],
    };
  const read = shipped === null ? null : readMessage(shipped);
  if (!read?.ok) return { places: [], examples: [] };
  const { places } = read.parts;
  const print = lookUpIn(locale);
  const examples = sampleValues(places).flatMap((values) => print(key, values) ?? []);
  return {
    places: [...places].map(([name, { kind }]) => ({ name, kind })),
    examples: [...new Set(examples)],
  };
}

/** Finds a text for staff, by its key; null for one that the shop neither has nor had. */
export const findMessage =
  (database: Database) =>
  async (key: string, list: MessageQuery): Promise<MessageDetail | null> => {
    const [own, outdated] = await Promise.all([readOwnMessages(database)(), readOutdated(database)]);
    const entries = messageEntries(own, outdated);
    const entry = entries.find((each) => each.key === key);
    if (!entry) return null;
    const listed = findMessages(entries, list);
    const at = listed.indexOf(entry);
    const { states } = entry;
    const versionIn = (locale: Locale) =>
      own.find((each) => each.key === key && each.locale === locale)?.version ?? 0;
    return {
      key,
      languages: localized((locale) => ({
        ...states[locale],
        version: versionIn(locale),
        outdated: entry.outdated.find((mark) => mark.locale === locale) ?? null,
        ...partsIn(locale, key, states[locale].shipped),
      })),
      history: await historyOf(database, key),
      previous: at > 0 ? (listed[at - 1]?.key ?? null) : null,
      next: at >= 0 ? (listed[at + 1]?.key ?? null) : null,
    };
  };
