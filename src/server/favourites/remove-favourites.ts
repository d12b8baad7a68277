import { and, eq, inArray } from 'drizzle-orm';
import type { Favourites } from '../../domain/favourites/favourites.ts';
import type { Database } from '../database/database.ts';
import { listFavourites } from './list-favourites.ts';
import { favourites } from './tables.ts';

/** Takes products from a customer's wish list, as far as they are there, and answers what is left of it. */
export const removeFavourites =
  (database: Database) =>
  async (userId: string, ids: Favourites): Promise<Favourites> => {
    await database
      .delete(favourites)
      .where(and(eq(favourites.userId, userId), inArray(favourites.productId, [...ids])));
    return listFavourites(database)(userId);
  };
