import { and, asc, desc, eq } from 'drizzle-orm';
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

/** The accounts of an address that have a password. */
const accountsOf = (database: Database, email: string) =>
  database
    .select({ userId: users.id, isConfirmed: users.emailVerified, hash: accounts.password })
    .from(users)
    .innerJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential')))
    .where(eq(users.email, email.trim().toLowerCase()))
    .$dynamic();

/**
 * Finds the account of an address and a password: that of the address's owner, else the one that claimed it last, else the one that
 * claimed it first; who claims an address after its customer cannot push them out. Who claimed it between others confirms it by their own link
 * first: strangers could lay out any number of passwords for its customer to stumble into. Three hashes are computed unless an earlier is right,
 * whoever asks for whichever address: a stranger, who can claim any, cannot tell by the time whether somebody owns it.
 */
export const checkPassword =
  (database: Database) =>
  async (email: string, password: string): Promise<PasswordOwner | null> => {
    const first = await accountsOf(database, email)
      .orderBy(desc(users.emailVerified), asc(users.createdAt), asc(users.id))
      .limit(2);
    const last = await accountsOf(database, email)
      .orderBy(asc(users.emailVerified), desc(users.createdAt), desc(users.id))
      .limit(1);
    const owner = first.find(({ isConfirmed }) => isConfirmed);
    const firstClaimant = first.find(({ isConfirmed }) => !isConfirmed);
    const lastClaimant = last.find(({ isConfirmed }) => !isConfirmed);
    for (const account of [owner, lastClaimant, firstClaimant]) {
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
