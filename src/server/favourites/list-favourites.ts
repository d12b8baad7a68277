import { sql } from 'drizzle-orm';
import { MAX_FAVOURITES, type Favourites } from '../../domain/favourites/favourites.ts';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { favourites } from './tables.ts';

const list = statement<{ id: number }>(
  'list_favourites',
  sql`select ${favourites.productId} as id from ${favourites}
    where ${favourites.userId} = ${sql.placeholder('userId')}
    order by ${favourites.addedAt} desc, ${favourites.productId} limit ${sql.raw(String(MAX_FAVOURITES))}`,
);

/** A customer's wish list (R16). */
export const listFavourites =
  (database: Database) =>
  async (userId: string): Promise<Favourites> =>
    (await list(database, { userId })).map(({ id }) => id);
