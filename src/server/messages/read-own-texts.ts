import { desc } from 'drizzle-orm';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Database } from '../database/database.ts';
import { textVersions } from './tables.ts';

/** The newest of what staff put in one place. */
export interface OwnText {
  readonly locale: Locale;
  readonly key: string;
  /** Null where the shop's own was put back. */
  readonly text: string | null;
  readonly version: number;
}

/** All places in which staff ever put a text, as they stand; one statement. */
export const readOwnTexts = (database: Database) => (): Promise<readonly OwnText[]> =>
  database
    .selectDistinctOn([textVersions.key, textVersions.locale], {
      locale: textVersions.locale,
      key: textVersions.key,
      text: textVersions.text,
      version: textVersions.version,
    })
    .from(textVersions)
    .orderBy(textVersions.key, textVersions.locale, desc(textVersions.version));
