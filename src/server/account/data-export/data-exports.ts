import { and, desc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { EXPORT_DAYS, EXPORT_EVERY_HOURS, EXPORTS } from '../../../domain/account/data-export.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import type { Database } from '../../database/database.ts';
import type { Files, OpenFile } from '../../ports/files.ts';
import { users } from '../tables.ts';
import { dataExports } from './tables.ts';

/** Where archives are kept: rows with the keys, archives among the files. */
export interface ExportStore {
  readonly database: Database;
  readonly files: Files;
}

const isKept = gt(dataExports.readyAt, sql`now() - make_interval(days => ${EXPORT_DAYS})`);
const isRecent = gt(dataExports.createdAt, sql`now() - make_interval(hours => ${EXPORT_EVERY_HOURS})`);

/**
 * Asks for an archive of all that is known of a person. Refused while one is being made, and for a day after one was asked for; a
 * lock on the account lets forms that are sent at once see each other.
 */
export const askForExport =
  (database: Database) =>
  ({ userId, locale }: { userId: string; locale: Locale }): Promise<{ readonly ok: boolean }> =>
    database.transaction(async (transaction) => {
      const [owner] = await transaction
        .select({ id: users.id })
        .from(users)
        .where(eq(users.id, userId))
        .for('update');
      const [earlier] = await transaction
        .select({ id: dataExports.id })
        .from(dataExports)
        .where(and(eq(dataExports.userId, userId), or(isNull(dataExports.readyAt), isRecent)))
        .limit(1);
      if (!owner || earlier) return { ok: false };
      await transaction.insert(dataExports).values({ userId, locale });
      return { ok: true };
    });

/** How the newest request of an account stands. */
export interface ExportState {
  /** Of the archive that can be downloaded; null for none. */
  readonly ready: { readonly id: string; readonly readyAt: string; readonly until: string } | null;
  readonly isUnderWay: boolean;
  readonly mayAsk: boolean;
}

export const findExport =
  (database: Database) =>
  async (userId: string): Promise<ExportState> => {
    const rows = await database
      .select({
        id: dataExports.id,
        readyAt: dataExports.readyAt,
        isRecent: sql<boolean>`${isRecent}`,
      })
      .from(dataExports)
      .where(and(eq(dataExports.userId, userId), or(isNull(dataExports.readyAt), isKept)))
      .orderBy(desc(dataExports.createdAt))
      .limit(EXPORT_DAYS + 1);
    const ready = rows.find(({ readyAt }) => readyAt !== null);
    const isUnderWay = rows.some(({ readyAt }) => readyAt === null);
    return {
      ready: ready?.readyAt
        ? {
            id: ready.id,
            readyAt: ready.readyAt,
            until: new Date(Date.parse(ready.readyAt) + EXPORT_DAYS * 24 * 60 * 60 * 1000).toISOString(),
          }
        : null,
      isUnderWay,
      mayAsk: !isUnderWay && rows.every((row) => !row.isRecent),
    };
  };

/** An account's own archive, to be read as it comes; null for another's, one whose days are over, or one that is not there. */
export const openExport =
  ({ database, files }: ExportStore) =>
  async ({ id, userId }: { id: string; userId: string }): Promise<OpenFile | null> => {
    const [row] = await database
      .select({ file: dataExports.file })
      .from(dataExports)
      .where(and(eq(dataExports.id, id), eq(dataExports.userId, userId), isKept));
    return row?.file ? files.open(row.file) : null;
  };

/** So many files are looked at in one go. */
const SWEEP_FILES = 1000;

/**
 * Removes archives whose days are over, their rows, and files that no row names. Each run looks at the next 1,000 files, from the first
 * again behind the last. Answers how many files it removed.
 */
export function sweepExports({ database, files }: ExportStore): () => Promise<number> {
  let after = '';
  return async () => {
    await database
      .delete(dataExports)
      .where(
        and(
          isNotNull(dataExports.readyAt),
          lt(dataExports.readyAt, sql`now() - make_interval(days => ${EXPORT_DAYS})`),
        ),
      );
    const listed = await files.list(EXPORTS, { after, limit: SWEEP_FILES });
    after = listed.length < SWEEP_FILES ? '' : (listed.at(-1)?.key ?? '');
    const oldest = Date.now() - EXPORT_DAYS * 24 * 60 * 60 * 1000;
    const old = listed.filter(({ modifiedAt }) => modifiedAt.getTime() < oldest);
    for (const { key } of old) await files.remove(key);
    return old.length;
  };
}
