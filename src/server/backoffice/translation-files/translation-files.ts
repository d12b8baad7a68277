import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Locale } from '../../../domain/locale/locale.ts';
import { findMessages, type MessageQuery } from '../../../domain/messages/find-messages.ts';
import {
  planTranslations,
  TRANSLATED_FROM,
  type TranslationPlan,
  type TranslationUnit,
} from '../../../domain/messages/translation-file.ts';
import { recordChanges } from '../../audit/audit-log.ts';
import type { Database } from '../../database/database.ts';
import { VIOLATION, violatedConstraint } from '../../database/violated-constraint.ts';
import { messageEntries } from '../../messages/list-messages.ts';
import { readOutdated } from '../../messages/outdated-messages.ts';
import { readOwnMessages } from '../../messages/read-own-messages.ts';
import { messageVersions, outdatedMessages } from '../../messages/tables.ts';
import { printXliff } from './print-xliff.ts';

/** The texts of a list, those that are asked for, on all of its pages, as a file for translators into a language. */
export const exportTranslations =
  (database: Database) =>
  async (locale: Locale, query: MessageQuery): Promise<string> => {
    const [own, outdated] = await Promise.all([readOwnMessages(database)(), readOutdated(database)]);
    const versions = new Map(own.map((each) => [`${each.locale} ${each.key}`, each.version]));
    const units = findMessages(messageEntries(own, outdated), query).flatMap(
      ({ key, states }): TranslationUnit[] => {
        const [source, target] = [states[TRANSLATED_FROM].inForce, states[locale].inForce];
        if (source === null || target === null) return [];
        return [{ key, version: versions.get(`${locale} ${key}`) ?? 0, source, target }];
      },
    );
    return printXliff(locale, units);
  };

/** Whether somebody saved one of the file's texts at the same moment. */
const isSavedMeanwhile = (error: unknown) =>
  violatedConstraint(error, VIOLATION.unique) === 'text_versions_key_locale_version_pk';

interface Asked {
  readonly locale: Locale;
  readonly units: readonly TranslationUnit[];
  readonly staffId: string;
  /** Whether it is written, or only looked through. */
  readonly apply: boolean;
}

/** Takes the marks off translations that were written for the Ukrainian text as it is: a file with another is refused. A mark that came meanwhile stays. */
async function forgetFollowed(
  transaction: Database,
  {
    locale,
    keys,
    outdated,
  }: {
    readonly locale: Locale;
    readonly keys: readonly string[];
    readonly outdated: Awaited<ReturnType<typeof readOutdated>>;
  },
): Promise<void> {
  const newest = [...outdated.values()]
    .flat()
    .reduce((latest, { since }) => (since !== null && since > latest ? since : latest), '');
  if (newest === '') return;
  await transaction.delete(outdatedMessages).where(
    and(
      eq(outdatedMessages.locale, locale),
      inArray(outdatedMessages.key, [...keys]),
      // Read to a millisecond.
      sql`date_trunc('milliseconds', ${outdatedMessages.since}) <= ${newest}::timestamptz`,
    ),
  );
}

/** Looks through the translations of a file and, with `apply`, writes and logs all of them or, where one cannot be taken, none. The same file again changes nothing. */
export const importTranslations =
  (database: Database) =>
  async ({ locale, units, staffId, apply }: Asked): Promise<TranslationPlan> => {
    const work = () =>
      database.transaction(async (transaction) => {
        const outdated = await readOutdated(transaction);
        const entries = messageEntries(await readOwnMessages(transaction)(), outdated);
        const stored = await transaction
          .select({ key: messageVersions.key, version: messageVersions.version, text: messageVersions.text })
          .from(messageVersions)
          .where(eq(messageVersions.locale, locale));
        const plan = planTranslations(units, {
          locale,
          states: new Map(entries.map(({ key, states }) => [key, states])),
          versions: Map.groupBy(stored, ({ key }) => key),
        });
        const rows = plan.changes.map(({ key, version, text }) => ({
          key,
          locale,
          version,
          text,
          changedBy: staffId,
        }));
        if (apply && plan.problems.length === 0 && rows.length > 0) {
          await transaction.insert(messageVersions).values(rows);
          await recordChanges(
            transaction,
            plan.changes.map(({ key, before, after }) => ({
              staffId,
              why: '',
              action: 'edited' as const,
              subject: 'text' as const,
              subjectId: key,
              changes: { [`words.${locale}`]: [before, after] as const },
            })),
          );
          await forgetFollowed(transaction, { locale, keys: rows.map(({ key }) => key), outdated });
        }
        return plan;
      });
    try {
      return await work();
    } catch (error) {
      if (!isSavedMeanwhile(error)) throw error;
      // All of it was rolled back; looked through again, it meets what was saved.
      return work();
    }
  };
