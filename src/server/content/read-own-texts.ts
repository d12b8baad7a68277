import { desc, eq } from 'drizzle-orm';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Database } from '../database/database.ts';
import { users } from '../identity/tables.ts';
import { textVersions } from './tables.ts';

/** The newest of what staff put in one place. */
export interface OwnText {
  readonly locale: Locale;
  readonly key: string;
  /** Null where the shop's own was put back. */
  readonly text: string | null;
  readonly version: number;
  /** Whose hand it was; null for an account that is gone. */
  readonly changedBy: string | null;
  /** ISO 8601. */
  readonly changedAt: string;
}

/** All places in which staff ever put a text, as they stand; one statement. */
export const readOwnTexts = (database: Database) => (): Promise<readonly OwnText[]> =>
  database
    .selectDistinctOn([textVersions.key, textVersions.locale], {
      locale: textVersions.locale,
      key: textVersions.key,
      text: textVersions.text,
      version: textVersions.version,
      changedBy: users.name,
      changedAt: textVersions.changedAt,
    })
    .from(textVersions)
    .leftJoin(users, eq(users.id, textVersions.changedBy))
    .orderBy(textVersions.key, textVersions.locale, desc(textVersions.version));
