import { and, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { DELETION_DAYS, type AwaitedDeletion } from '../../../domain/account/account-deletion.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { mayTake, workOnOne } from '../../database/chores/chores.ts';
import type { Database } from '../../database/database.ts';
import { emails } from '../../outbox/tables.ts';
import { deletionEmail } from './deletion-email.ts';
import { endSessions } from '../end-sessions.ts';
import { users } from '../tables.ts';
import { accountDeletions } from './tables.ts';
import { eraseAccount } from './erase-account.ts';

/** The chore's name in logs, metrics and among failures. */
export const ACCOUNT_DELETIONS = 'deletions of accounts';

/** While orders are open, an account is tried again after so many hours. */
const RETRY_HOURS = 1;

export type DeletionAsked =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'no-account' | 'works-here' };

/**
 * Asks for the deletion of an account in 14 days; its other sessions end, and its owner is told. Asked again it changes nothing. Who
 * works in the back office is refused until the right to is taken away.
 */
export const askForDeletion =
  (database: Database) =>
  ({
    userId,
    sessionId,
    locale,
  }: {
    readonly userId: string;
    readonly sessionId: string;
    readonly locale: Locale;
  }): Promise<DeletionAsked> =>
    database.transaction(async (transaction): Promise<DeletionAsked> => {
      const [account] = await transaction
        .select({ email: users.email, isConfirmed: users.emailVerified, role: users.role })
        .from(users)
        .where(eq(users.id, userId))
        .for('no key update');
      if (!account) return { ok: false, reason: 'no-account' };
      if (account.role !== 'customer') return { ok: false, reason: 'works-here' };
      const due = sql`now() + make_interval(days => ${DELETION_DAYS})`;
      const [asked] = await transaction
        .insert(accountDeletions)
        .values({ userId, locale, dueAt: due, nextAttemptAt: due })
        .onConflictDoNothing()
        .returning({ dueAt: accountDeletions.dueAt });
      if (!asked) return { ok: true };
      await endSessions(transaction, { userId, except: sessionId });
      if (account.isConfirmed) {
        await transaction
          .insert(emails)
          .values(
            deletionEmail(
              { recipient: account.email, locale },
              { about: 'deletion-requested', userId, until: asked.dueAt },
            ),
          );
      }
      return { ok: true };
    });

/** Keeps an account whose deletion was asked for; where none was, or it is done, it changes nothing. */
export const keepAccount =
  (database: Database) =>
  async (userId: string): Promise<void> => {
    await database
      .delete(accountDeletions)
      .where(and(eq(accountDeletions.userId, userId), isNull(accountDeletions.erasedAt)));
  };

/** The deletion that an account waits for; null for none. */
export const findDeletion =
  (database: Database) =>
  async (userId: string): Promise<AwaitedDeletion | null> => {
    const [row] = await database
      .select({ dueAt: accountDeletions.dueAt, postponedAt: accountDeletions.postponedAt })
      .from(accountDeletions)
      .where(and(eq(accountDeletions.userId, userId), isNull(accountDeletions.erasedAt)));
    return row ? { dueAt: row.dueAt, isPostponed: row.postponedAt !== null } : null;
  };

/** What came of a request whose day has come: `gone` where the account went by itself, `dropped` where its owner works here now. */
type Outcome = 'erased' | 'postponed' | 'gone' | 'dropped';

/**
 * Erases the next account whose days are over, in one transaction with its last e-mail; null when none is due. While orders are open it
 * is postponed, and its owner told once.
 */
export const eraseNext = (database: Database) => {
  async function claim(transaction: Database) {
    const [row] = await transaction
      .select({
        id: accountDeletions.userId,
        locale: accountDeletions.locale,
        postponedAt: accountDeletions.postponedAt,
      })
      .from(accountDeletions)
      .where(
        and(
          isNull(accountDeletions.erasedAt),
          lte(accountDeletions.nextAttemptAt, sql`now()`),
          mayTake(ACCOUNT_DELETIONS, accountDeletions.userId),
        ),
      )
      .orderBy(accountDeletions.nextAttemptAt)
      .limit(1)
      .for('update', { skipLocked: true });
    return row;
  }
  async function work(
    transaction: Database,
    { id: userId, locale, postponedAt }: NonNullable<Awaited<ReturnType<typeof claim>>>,
  ): Promise<Outcome> {
    const isOwn = eq(accountDeletions.userId, userId);
    const erased = await eraseAccount(transaction, userId);
    const recipient = erased.email;
    if (erased.ok) {
      await transaction
        .update(accountDeletions)
        .set({ erasedAt: sql`now()`, nextAttemptAt: sql`now()`, files: [...erased.files] })
        .where(isOwn);
      if (recipient !== null) {
        await transaction
          .insert(emails)
          .values(deletionEmail({ recipient, locale }, { about: 'account-deleted', userId }));
      }
      return 'erased';
    }
    if (erased.reason !== 'open-matters') {
      await transaction.delete(accountDeletions).where(isOwn);
      return erased.reason === 'no-account' ? 'gone' : 'dropped';
    }
    await transaction
      .update(accountDeletions)
      .set({
        nextAttemptAt: sql`now() + make_interval(hours => ${RETRY_HOURS})`,
        postponedAt: sql`coalesce(${accountDeletions.postponedAt}, now())`,
      })
      .where(isOwn);
    if (recipient !== null && postponedAt === null) {
      const { matters } = erased;
      await transaction
        .insert(emails)
        .values(deletionEmail({ recipient, locale }, { about: 'deletion-postponed', userId, matters }));
    }
    return 'postponed';
  }
  return (): Promise<Outcome | null> => workOnOne(database, ACCOUNT_DELETIONS, { claim, work });
};

/** Deletes the last e-mails to erased accounts once they were sent, or given up; run now and then. */
export const forgetLastEmails = (database: Database) => async (): Promise<void> => {
  const erased = database
    .select({ occasion: sql<string>`'account-deleted:' || ${accountDeletions.userId}` })
    .from(accountDeletions)
    .where(gt(accountDeletions.erasedAt, sql`now() - interval '60 days'`));
  await database
    .delete(emails)
    .where(and(inArray(emails.occasion, erased), or(isNotNull(emails.sentAt), isNotNull(emails.givenUpAt))));
};
