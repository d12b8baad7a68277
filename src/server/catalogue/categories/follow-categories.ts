import { asc } from 'drizzle-orm';
import { isOwnCategory } from '../../../domain/catalogue/category-kind.ts';
import { setOwnCategories, type OwnCategory } from '../../../domain/catalogue/known-categories.ts';
import type { ChangeFeed } from '../../changes/change-feed.ts';
import { followData } from '../../changes/follow-data.ts';
import type { Database } from '../../database/database.ts';
import { isListed } from '../list-categories.ts';
import { categories } from '../tables.ts';

/** The categories that staff made, in the order of the menu; one statement. */
export const readOwnCategories = (database: Database) => async (): Promise<readonly OwnCategory[]> => {
  const rows = await database
    .select({
      id: categories.id,
      slug: categories.slug,
      parentId: categories.parentId,
      kind: categories.kind,
      isListed,
    })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id));
  return rows.filter(({ id }) => isOwnCategory(id));
};

interface Options {
  readonly readOwn: () => Promise<readonly OwnCategory[]>;
  /** Called when they could not be read; what was in force stays so, and they are read again. */
  readonly onFailure: (error: unknown) => void;
}

/** The same feed, in which rules and forms know the categories that staff made. Each change of one, and of whether it is in the shop, concerns every answer. */
export const followCategories = (feed: ChangeFeed, { readOwn, onFailure }: Options): Promise<ChangeFeed> =>
  followData(feed, {
    tag: 'everything',
    read: async () => (setOwnCategories(await readOwn()) ? 'everything' : null),
    onFailure,
  });
