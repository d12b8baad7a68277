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

/**
 * Takes the mark off a translation that staff found to be right still, and logs it. `seen` is the moment of the change that they looked at: where
 * another followed, nothing is done. A second press changes nothing.
 */
export const confirmMessage =
  (database: Database) =>
  ({
    key,
    locale,
    seen,
    staffId,
  }: {
    readonly key: string;
    readonly locale: Locale;
    readonly seen: string;
    readonly staffId: string;
  }): Promise<MessageConfirmed> =>
    database.transaction(async (transaction) => {
      await lockMessage(transaction, key);
      const mark = (await outdatedOf(transaction, key)).find((each) => each.locale === locale);
      if (mark === undefined) return { ok: true, changed: 0 };
      if (mark.since !== seen) return { ok: false, reason: 'changed-since' };
      await transaction
        .delete(outdatedMessages)
        .where(and(eq(outdatedMessages.key, key), eq(outdatedMessages.locale, locale)));
      await transaction.insert(auditEntries).values({
        staffId,
        action: 'translation-checked',
        subject: 'text',
        subjectId: key,
        changes: { [`outdated.${locale}`]: ['words', ''] },
      });
      return { ok: true, changed: 1 };
    });
