import { desc, eq } from 'drizzle-orm';
import type { Locale, Localized } from '../../domain/locale/locale.ts';
import { findTexts } from '../../domain/messages/find-texts.ts';
import { readMessage, type PlaceKind } from '../../domain/messages/read-message.ts';
import { sampleValues } from '../../domain/messages/sample-values.ts';
import type { TextQuery } from '../../domain/messages/text-query.ts';
import type { TextState } from '../../domain/messages/text-state.ts';
import type { Database } from '../database/database.ts';
import { users } from '../account/tables.ts';
import { lookUpIn } from './look-up.ts';
import { localized, textEntries } from './list-texts.ts';
import { readOwnTexts } from './read-own-texts.ts';
import { textVersions } from './tables.ts';

/** One change of a text, as the history tells it. */
export interface TextChange {
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
export type TextInLanguage = TextState & {
  /** 0 before the first change. */
  readonly version: number;
  readonly places: readonly { readonly name: string; readonly kind: PlaceKind }[];
  /** The text in force with each of its forms; empty for one that has but one. */
  readonly examples: readonly string[];
};

/** All that staff see of one text. */
export interface TextDetail {
  readonly key: string;
  readonly languages: Localized<TextInLanguage>;
  /** The newest first; the oldest of very many are left out. */
  readonly history: readonly TextChange[];
  /** The keys before and after it in the list that it was opened from; null at its ends, and for one outside of it. */
  readonly previous: string | null;
  readonly next: string | null;
}

const HISTORY_MAX = 100;

const historyOf = (database: Database, key: string): Promise<readonly TextChange[]> =>
  database
    .select({
      locale: textVersions.locale,
      version: textVersions.version,
      text: textVersions.text,
      changedBy: users.name,
      changedAt: textVersions.changedAt,
    })
    .from(textVersions)
    .leftJoin(users, eq(users.id, textVersions.changedBy))
    .where(eq(textVersions.key, key))
    .orderBy(desc(textVersions.changedAt), textVersions.locale, desc(textVersions.version))
    .limit(HISTORY_MAX);

function partsIn(locale: Locale, key: string, shipped: string | null) {
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
export const findText =
  (database: Database) =>
  async (key: string, list: TextQuery): Promise<TextDetail | null> => {
    const own = await readOwnTexts(database)();
    const entries = textEntries(own);
    const entry = entries.find((each) => each.key === key);
    if (!entry) return null;
    const listed = findTexts(entries, list);
    const at = listed.indexOf(entry);
    const { states } = entry;
    const versionIn = (locale: Locale) =>
      own.find((each) => each.key === key && each.locale === locale)?.version ?? 0;
    return {
      key,
      languages: localized((locale) => ({
        ...states[locale],
        version: versionIn(locale),
        ...partsIn(locale, key, states[locale].shipped),
      })),
      history: await historyOf(database, key),
      previous: at > 0 ? (listed[at - 1]?.key ?? null) : null,
      next: at >= 0 ? (listed[at + 1]?.key ?? null) : null,
    };
  };
