import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { STAND_IN_DOMAIN } from './stand-in.ts';
import { joinedAccounts, users } from './tables.ts';

/**
 * The name of an account as staff read it, `account` being its table or another name of it: what stands in the profile, and the e-mail address where nothing
 * does. Null for one that is gone: where there is no account, and for the one that stands in for a deleted one.
 */
export const nameShown = (account: { readonly name: SQLWrapper; readonly email: SQLWrapper }) =>
  sql<
    string | null
  >`coalesce(nullif(${account.name}, ''), case when ${account.email} not like ${`%@${STAND_IN_DOMAIN}`}::text then ${account.email} end)`;

/** The same of the account that a statement reads. */
export const shownName = nameShown(users);

/**
 * Whether `users` is the account of an actor as histories write it, `staff:{id}`: that account itself, or the one that it went up in. What is written in a history is
 * never changed.
 */
export function isActor(actor: SQLWrapper): SQL {
  const id = sql`split_part(${actor}, ':', 2)`;
  return sql`${users.id} = coalesce((select joined.user_id from ${joinedAccounts} as joined where joined.former_id = ${id}), ${id})`;
}
