import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { OUTLIVES_PASSWORD } from '../../domain/account/account-link.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { mayTake, workOnOne } from '../database/chores/chores.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../orders/tables.ts';
import { emails } from '../outbox/tables.ts';
import { linkEmail } from './account-emails.ts';
import { addLink, closeLinks, takeLink, type AccountLink } from './account-links.ts';
import { checkPasswordOf, isStillRight } from './check-password.ts';
import { dropClaimantsSettings } from './claimants-settings.ts';
import { lockAddress, ownAddress, ownerOf } from './confirm-address.ts';
import { passwordHashing } from './password-hashing.ts';
import { endSessions } from './end-sessions.ts';
import { accounts, sessions, users } from './tables.ts';
import { passwordResetRequests } from './link-tables.ts';
import { tellOwner } from './tell-owner.ts';

/** The chore's name in logs, metrics and among failures. */
export const PASSWORD_RESETS = 'forgotten passwords';

/**
 * Takes in that somebody forgot the password of an address. It is one row, whether or not there is such an account: neither the
 * answer nor the time that it takes tells anything about that.
 */
export const requestPasswordReset =
  (database: Database) =>
  async (request: { email: string; locale: Locale }): Promise<void> => {
    await database.insert(passwordResetRequests).values(request);
  };

const hasOrdered = sql`exists (select from ${orders} where ${orders.userId} = ${users.id})`;

/** Answers the oldest request: mails a link to the owner of the address, or else to who claimed it and ordered, or claimed it first. Null when there is none. */
export const answerPasswordReset = (database: Database) => {
  async function claim(transaction: Database) {
    const [request] = await transaction
      .select()
      .from(passwordResetRequests)
      .where(mayTake(PASSWORD_RESETS, passwordResetRequests.id))
      .orderBy(asc(passwordResetRequests.createdAt))
      .limit(1)
      .for('update', { skipLocked: true });
    return request;
  }
  return (): Promise<'answered' | null> =>
    workOnOne(database, PASSWORD_RESETS, {
      claim,
      work: async (transaction, { id, email, locale }) => {
        const [account] = await transaction
          .select({ userId: users.id })
          .from(users)
          .where(eq(users.email, email))
          .orderBy(desc(users.emailVerified), desc(hasOrdered), asc(users.createdAt), asc(users.id))
          .limit(1);
        if (account) {
          const purpose = 'reset-password' as const;
          const linkId = await addLink(transaction, { purpose, userId: account.userId, email });
          await transaction
            .insert(emails)
            .values(linkEmail({ recipient: email, locale, userId: account.userId }, { id: linkId, purpose }));
        }
        await transaction.delete(passwordResetRequests).where(eq(passwordResetRequests.id, id));
        return 'answered' as const;
      },
    });
};

/** Sets the password of an account, whether or not it had one; what was sent to come in otherwise is useless then (`OUTLIVES_PASSWORD`). */
async function setPassword(transaction: Database, userId: string, hash: string): Promise<void> {
  await transaction
    .insert(accounts)
    .values({
      id: randomUUID(),
      userId,
      accountId: userId,
      providerId: 'credential',
      password: hash,
      passwordChangedAt: sql`now()`,
    })
    .onConflictDoUpdate({
      target: [accounts.userId, accounts.providerId],
      set: { password: hash, passwordChangedAt: sql`now()`, updatedAt: sql`now()` },
    });
  await closeLinks(transaction, { userId, except: OUTLIVES_PASSWORD });
}

export type PasswordReset = { readonly ok: true } | { readonly ok: false; readonly reason: 'link-used' };

/**
 * Sets a new password by the link of an e-mail and ends every session: whoever came in by the former password is out. Nobody is signed
 * in by it. The link also shows that the address is the reader's own, but of an account that only claimed it nothing about who made it:
 * no other way in stays, and nothing that was set up there. If the address has an owner by now, or is the account's no more, the link is good for nothing.
 */
export const resetPassword =
  (database: Database) =>
  async (link: AccountLink, password: string): Promise<PasswordReset> => {
    const hash = await passwordHashing.hash(password);
    return database.transaction(async (transaction): Promise<PasswordReset> => {
      const taken = await takeLink(transaction, link);
      if (!taken) return { ok: false, reason: 'link-used' };
      const { userId, email } = taken;
      const [account] = await transaction
        .select({ email: users.email, isConfirmed: users.emailVerified })
        .from(users)
        .where(eq(users.id, userId));
      if (account?.email !== email) return { ok: false, reason: 'link-used' };
      const isClaim = !account.isConfirmed;
      if (isClaim) {
        await lockAddress(transaction, email);
        if ((await ownerOf(transaction, email)) !== null) return { ok: false, reason: 'link-used' };
        await dropClaimantsSettings(transaction, userId);
      }
      await setPassword(transaction, userId, hash);
      await endSessions(transaction, { userId });
      if (isClaim) await ownAddress(transaction, { userId, email });
      else await tellOwner(transaction, userId, { about: 'password-changed' });
      return { ok: true };
    });
  };

export type PasswordChanged =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'current-password-wrong' };

/**
 * Changes the password of who knows the current one (C §7), which proves again who they are, and ends all other sessions. A password that
 * was set otherwise, or a session that was ended, while the current one was being checked goes before it.
 */
export const changePassword =
  (database: Database) =>
  async (changed: {
    userId: string;
    sessionId: string;
    current: string;
    next: string;
  }): Promise<PasswordChanged> => {
    const { userId, sessionId, current, next } = changed;
    const wrong = { ok: false, reason: 'current-password-wrong' } as const;
    const known = await checkPasswordOf(database)(userId, current);
    if (!known) return wrong;
    const hash = await passwordHashing.hash(next);
    return database.transaction(async (transaction): Promise<PasswordChanged> => {
      if (!(await isStillRight(transaction, known))) return wrong;
      const proved = await transaction
        .update(sessions)
        .set({ authenticatedAt: sql`now()` })
        .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
        .returning({ id: sessions.id });
      if (proved.length === 0) return wrong;
      await setPassword(transaction, userId, hash);
      await endSessions(transaction, { userId, except: sessionId });
      await tellOwner(transaction, userId, { about: 'password-changed' });
      return { ok: true };
    });
  };
