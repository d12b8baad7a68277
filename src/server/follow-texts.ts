import { readCatalogueNames } from './catalogue/categories/catalogue-names.ts';
import { followCategories, readOwnCategories } from './catalogue/categories/follow-categories.ts';
import type { ChangeFeed } from './changes/change-feed.ts';
import type { Database } from './database/database.ts';
import { logger } from './http/logger.ts';
import { followMessages } from './messages/follow-messages.ts';
import { readOwnMessages } from './messages/read-own-messages.ts';

/** The same feed, in which the categories that staff made, the names of the catalogue and the texts of staff are in force. */
export async function followTexts(feed: ChangeFeed, database: Database): Promise<ChangeFeed> {
  const warn = (what: string) => (error: unknown) => logger.warn({ err: error }, `${what} could not be read`);
  const known = await followCategories(feed, {
    readOwn: readOwnCategories(database),
    onFailure: warn('categories of staff'),
  });
  return followMessages(known, {
    readOwn: readOwnMessages(database),
    readNames: readCatalogueNames(database),
    onFailure: warn('texts of staff'),
  });
}
