import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { lockCustomer } from './lock-customer.ts';
import { passwordHashing } from './password-hashing.ts';
import { accounts, users } from './tables.ts';

/** A password that was right a moment ago: checking one takes so long that it may have been changed since. */
export interface RightPassword {
  readonly userId: string;
  readonly hash: string;
}

/** An account whose password was given. */
export interface PasswordOwner extends RightPassword {
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
      const hash = account?.hash ?? null;
      const isRight = await passwordHashing.verify({ hash, password });
      if (account && hash !== null && isRight)
        return { userId: account.userId, isConfirmed: account.isConfirmed, hash };
    }
    return null;
  };

async function hashOf(database: Database, userId: string): Promise<string | null> {
  const [found] = await database
    .select({ hash: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')));
  return found?.hash ?? null;
}

/** Checks the password of an account; null for a wrong one, and for an account without password. */
export const checkPasswordOf =
  (database: Database) =>
  async (userId: string, password: string): Promise<RightPassword | null> => {
    const hash = await hashOf(database, userId);
    const isRight = await passwordHashing.verify({ hash, password });
    return hash !== null && isRight ? { userId, hash } : null;
  };

/**
 * Whether a password that was right is the account's still. Locks the account, as whoever sets another password does, so that what it
 * allows in the same transaction is done before the change or not at all.
 */
export async function isStillRight(transaction: Database, { userId, hash }: RightPassword): Promise<boolean> {
  await lockCustomer(transaction, { userId });
  return (await hashOf(transaction, userId)) === hash;
}
