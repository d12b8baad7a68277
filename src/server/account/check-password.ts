import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { passwordHashing } from './password-hashing.ts';
import { accounts, users } from './tables.ts';

/** An account whose password was given. */
export interface PasswordOwner {
  readonly userId: string;
  readonly isConfirmed: boolean;
}

/**
 * Finds the account of an address and a password: that of the address's owner, else the one that claimed it last. Two hashes are
 * computed unless the first is right, whoever asks for whichever address: a stranger, who can claim any address, cannot tell by the
 * time whether somebody owns it.
 */
export const checkPassword =
  (database: Database) =>
  async (email: string, password: string): Promise<PasswordOwner | null> => {
    const found = await database
      .select({ userId: users.id, isConfirmed: users.emailVerified, hash: accounts.password })
      .from(users)
      .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential')))
      .where(eq(users.email, email.trim().toLowerCase()))
      .orderBy(desc(users.emailVerified), desc(users.createdAt), desc(users.id))
      .limit(2);
    const owner = found.find(({ isConfirmed }) => isConfirmed);
    const claimant = found.find(({ isConfirmed }) => !isConfirmed);
    for (const account of [owner, claimant]) {
      const isRight = await passwordHashing.verify({ hash: account?.hash ?? null, password });
      if (account && isRight) return { userId: account.userId, isConfirmed: account.isConfirmed };
    }
    return null;
  };

/** Whether a password is that of an account; of one without password it never is. */
export const isPasswordOf =
  (database: Database) =>
  async (userId: string, password: string): Promise<boolean> => {
    const [found] = await database
      .select({ hash: accounts.password })
      .from(accounts)
      .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')));
    return passwordHashing.verify({ hash: found?.hash ?? null, password });
  };
