import { sql, and, eq, inArray } from 'drizzle-orm';
import { MAX_FAVOURITES, type Favourites } from '../../domain/favourites/favourites.ts';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { products } from '../catalogue/tables.ts';
import { lockCustomer } from '../account/lock-customer.ts';
import { favourites } from './tables.ts';

const list = statement<{ id: number }>(
  'list_favourites',
  sql`select ${favourites.productId} as id from ${favourites}
    where ${favourites.userId} = ${sql.placeholder('userId')}
    order by ${favourites.addedAt} desc, ${favourites.productId} limit ${sql.raw(String(MAX_FAVOURITES))}`,
);

/** A customer's favourites (R16). */
export const listFavourites =
  (database: Database) =>
  async (userId: string): Promise<Favourites> =>
    (await list(database, { userId })).map(({ id }) => id);

const userId = sql.placeholder('userId');

/** A microsecond between each keeps the order of what is added at once. */
const add = statement(
  'add_favourites',
  sql`insert into ${favourites} (user_id, product_id, added_at)
    select ${userId}, wanted.id, statement_timestamp() - wanted.place * interval '1 microsecond'
    from unnest(${sql.placeholder('ids')}::int[]) with ordinality as wanted(id, place)
    where exists (select from ${products} where ${products.id} = wanted.id and ${products.publishedAt} is not null)
      and not exists (select from ${favourites}
        where ${favourites.userId} = ${userId} and ${favourites.productId} = wanted.id)
    order by wanted.place
    limit greatest(0, ${sql.raw(String(MAX_FAVOURITES))} -
      (select count(*) from ${favourites} where ${favourites.userId} = ${userId}))
    on conflict do nothing`,
);

/**
 * Adds products to a customer's favourites, `ids` with the newest first, and answers the whole list. What is on it stays
 * where it is, what the shop does not have is left out, and so is all that has no room: adding again changes nothing.
 */
export const addFavourites =
  (database: Database) =>
  async (customer: string, ids: Favourites): Promise<Favourites> =>
    database.transaction(async (transaction) => {
      // Calls of one customer wait for each other, so that together they do not exceed the limit.
      await lockCustomer(transaction, { userId: customer });
      await add(transaction, { userId: customer, ids: [...new Set(ids)] });
      return listFavourites(transaction)(customer);
    });

/** Takes products from a customer's favourites, as far as they are there, and answers what is left of it. */
export const removeFavourites =
  (database: Database) =>
  async (userId: string, ids: Favourites): Promise<Favourites> => {
    await database
      .delete(favourites)
      .where(and(eq(favourites.userId, userId), inArray(favourites.productId, [...ids])));
    return listFavourites(database)(userId);
  };
