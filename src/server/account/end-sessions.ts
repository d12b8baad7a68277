import { and, eq, isNull, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { calendarFeeds } from '../rental/tables.ts';
import { takeLink, type AccountLink } from './account-links.ts';
import { lockCustomer } from './lock-customer.ts';
import { lapseMerge } from './merging/lapse-merge.ts';
import { authenticators } from './second-factor/tables.ts';
import { forgetTrust } from './second-factor/trusted-browsers.ts';
import { sessions, users } from './tables.ts';

/**
 * Ends the sessions of an account that match a condition, all without one, because somebody else may be signed in by them. An agreement to merge
 * the account with another ends, too. The caller holds the account.
 */
export async function throwOut(
  transaction: Database,
  { userId, which }: { readonly userId: string; readonly which?: SQL | undefined },
): Promise<void> {
  await transaction.delete(sessions).where(and(eq(sessions.userId, userId), which));
  await lapseMerge(transaction, userId);
}

/** Ends one session of a customer, as they see it in their list; nothing happens where it is none of theirs or has ended. */
export const endSession =
  (database: Database) =>
  (userId: string, id: string): Promise<void> =>
    database.transaction(async (transaction) => {
      await lockCustomer(transaction, { userId });
      const which = eq(sessions.id, id);
      if ((await transaction.$count(sessions, and(eq(sessions.userId, userId), which))) > 0)
        await throwOut(transaction, { userId, which });
    });

/**
 * Ends the sessions of an account: all, or all but one. Browsers that were trusted are asked for the second factor again, those that were
 * signed in are strangers' again, the secret of an authenticator that was shown in one of them but not enabled is forgotten, and so is the
 * address of the calendar, which whoever was signed in can have copied.
 */
export async function endSessions(
  transaction: Database,
  { userId, except }: { readonly userId: string; readonly except?: string },
): Promise<void> {
  await transaction
    .update(users)
    .set({ strangersBefore: sql`now()` })
    .where(eq(users.id, userId));
  await throwOut(transaction, { userId, which: except === undefined ? undefined : ne(sessions.id, except) });
  await forgetTrust(transaction, userId);
  await transaction
    .delete(authenticators)
    .where(and(eq(authenticators.userId, userId), isNull(authenticators.enabledAt)));
  await transaction
    .update(authenticators)
    .set({ nextSecret: null, nextSince: null })
    .where(eq(authenticators.userId, userId));
  await transaction.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}

/** Ends every session of an account by the link of an e-mail; false if the link was used before. */
export const endAllSessions =
  (database: Database) =>
  (link: AccountLink): Promise<boolean> =>
    database.transaction(async (transaction) => {
      const taken = await takeLink(transaction, link);
      if (taken) await endSessions(transaction, taken);
      return taken !== null;
    });

/** Drops sessions that are over; run now and then. */
export const forgetOldSessions = (database: Database) => async (): Promise<void> => {
  await database.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
};
