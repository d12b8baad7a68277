import { desc } from 'drizzle-orm';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Database } from '../database/database.ts';
import { messageVersions } from './tables.ts';

/** The newest of what staff put in one place. */
export interface OwnMessage {
  readonly locale: Locale;
  readonly key: string;
  /** Null where the shop's own was put back. */
  readonly text: string | null;
  readonly version: number;
  /** ISO 8601. */
  readonly changedAt: string;
}

/** All places in which staff ever put a text, as they stand; one statement. */
export const readOwnMessages = (database: Database) => (): Promise<readonly OwnMessage[]> =>
  database
    .selectDistinctOn([messageVersions.key, messageVersions.locale], {
      locale: messageVersions.locale,
      key: messageVersions.key,
      text: messageVersions.text,
      version: messageVersions.version,
      changedAt: messageVersions.changedAt,
    })
    .from(messageVersions)
    .orderBy(messageVersions.key, messageVersions.locale, desc(messageVersions.version));
