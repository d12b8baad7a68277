import { and, eq } from 'drizzle-orm';
import type { Locale } from '../../domain/locale/locale.ts';
import type { OutdatedMessage } from '../../domain/messages/outdated-messages.ts';
import { auditEntries } from '../audit/tables.ts';
import type { Database } from '../database/database.ts';
import { lockName } from '../database/lock-name.ts';
import { outdatedMessages } from './tables.ts';

/** The outdated translations of all texts, by key; one statement. */
export async function readOutdated(
  database: Database,
): Promise<ReadonlyMap<string, readonly OutdatedMessage[]>> {
  return Map.groupBy(await database.select().from(outdatedMessages), ({ key }) => key);
}

/** The outdated translations of one text. */
export const outdatedOf = (database: Database, key: string): Promise<readonly OutdatedMessage[]> =>
  database.select().from(outdatedMessages).where(eq(outdatedMessages.key, key));

/** Puts the marks of a text in place of those that it had; its name is locked (`lockMessage`). */
export async function writeOutdated(
  transaction: Database,
  key: string,
  marks: readonly OutdatedMessage[],
): Promise<void> {
  await transaction.delete(outdatedMessages).where(eq(outdatedMessages.key, key));
  const rows = marks.map(({ locale, said, since }) => ({
    key,
    locale,
    said,
    ...(since !== null && { since }),
  }));
  if (rows.length > 0) await transaction.insert(outdatedMessages).values(rows);
}

/** Lets one change a text at a time, until the transaction ends. */
export const lockMessage = (transaction: Database, key: string): Promise<void> =>
  lockName(transaction, `text ${key}`);

export type MessageConfirmed =
  | { readonly ok: true; readonly changed: 0 | 1 }
  /** The Ukrainian text was changed once more since. */
  | { readonly ok: false; readonly reason: 'changed-since' };

/** A translation that staff found to be right still; `seen` is the moment of the change that they looked at. */
export interface ConfirmedTranslation {
  /** The key of the text. */
  readonly key: string;
  readonly locale: Locale;
  readonly seen: string;
  readonly staffId: string;
}

/** Takes a mark off inside a transaction, and logs it under the key of its text. Where another change followed, nothing is done; a second press changes nothing. */
export async function confirmMark(
  transaction: Database,
  markKey: string,
  { key, locale, seen, staffId }: ConfirmedTranslation,
): Promise<MessageConfirmed> {
  await lockMessage(transaction, markKey);
  const mark = (await outdatedOf(transaction, markKey)).find((each) => each.locale === locale);
  if (mark === undefined) return { ok: true, changed: 0 };
  if (mark.since !== seen) return { ok: false, reason: 'changed-since' };
  await transaction
    .delete(outdatedMessages)
    .where(and(eq(outdatedMessages.key, markKey), eq(outdatedMessages.locale, locale)));
  await transaction.insert(auditEntries).values({
    staffId,
    action: 'translation-checked',
    subject: 'text',
    subjectId: key,
    changes: { [`outdated.${locale}`]: ['words', ''] },
  });
  return { ok: true, changed: 1 };
}

/** Takes the mark off a translation of a message. */
export const confirmMessage =
  (database: Database) =>
  (confirmed: ConfirmedTranslation): Promise<MessageConfirmed> =>
    database.transaction((transaction) => confirmMark(transaction, confirmed.key, confirmed));
