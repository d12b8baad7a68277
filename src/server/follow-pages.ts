import type { ChangeFeed } from './changes/change-feed.ts';
import type { Database } from './database/database.ts';
import { logger } from './http/logger.ts';
import { followArrangements, readArrangements, type ArrangementOf } from './pages/in-force.ts';
import { followTerms, readTermsEditions } from './pages/terms/follow-terms.ts';

/** The same feed, in which pages are in force as staff arrange them, and terms in the edition of the day. */
export async function followPages(
  feed: ChangeFeed,
  database: Database,
): Promise<{ readonly feed: ChangeFeed; readonly arrangementOf: ArrangementOf }> {
  const warn = (what: string) => (error: unknown) => logger.warn({ err: error }, `${what} could not be read`);
  const terms = await followTerms(feed, {
    read: readTermsEditions(database),
    onFailure: warn('editions of terms'),
  });
  return followArrangements(terms, {
    read: readArrangements(database),
    onFailure: warn('how staff arrange pages'),
  });
}
