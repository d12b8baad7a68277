import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { carts } from './tables.ts';

/** Says whose cart a browser's copy mirrors without saying who that is. */
const markOf = (userId: string) => createHash('sha256').update(`cart:${userId}`).digest('hex').slice(0, 16);

/** The state of a customer's cart, `{mark}.{revision}`; revision 0 is the cart that was never filled. */
export const tagOf = (userId: string, revision: number): string => `${markOf(userId)}.${revision}`;

/** The revision that a tag names; null if the tag is not one of this customer's cart. */
export function revisionIn(tag: string, userId: string): number | null {
  const [, mark, revision] = /^([0-9a-f]{16})\.(\d{1,9})$/.exec(tag) ?? [];
  return mark === markOf(userId) ? Number(revision) : null;
}

const find = statement<{ revision: number }>(
  'cart_revision',
  sql`select ${carts.revision} from ${carts} where ${carts.userId} = ${sql.placeholder('userId')}`,
);

/** The tag of a customer's cart, by which a browser knows whether its copy is still right. */
export const cartTag =
  (database: Database) =>
  async (userId: string): Promise<string> => {
    const [row] = await find(database, { userId });
    return tagOf(userId, row?.revision ?? 0);
  };
