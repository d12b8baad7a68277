import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { joinedAccounts, users } from './tables.ts';

/** The name of an account as staff read it; null for one that has none, as the one that stands in for a deleted account. */
export const shownName = sql<string | null>`nullif(${users.name}, '')`;

/**
 * Whether `users` is the account of an actor as histories write it, `staff:{id}`: that account itself, or the one that it went up in. What is written in a history is
 * never changed.
 */
export function isActor(actor: SQLWrapper): SQL {
  const id = sql`split_part(${actor}, ':', 2)`;
  return sql`${users.id} = coalesce((select joined.user_id from ${joinedAccounts} as joined where joined.former_id = ${id}), ${id})`;
}
