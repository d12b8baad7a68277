import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { takeLink, type AccountLink } from './account-links.ts';
import { lockOrdersOf } from './lock-customer.ts';
import { mergeAccounts } from './merging/merge-accounts.ts';
import { users } from './tables.ts';
import { tellOwner } from './tell-owner.ts';

/** What came of confirming an address. */
export type Confirmed =
  /** The address is the account's own now. */
  | { readonly ok: true; readonly isMerged: false }
  /** It belonged to an account of the same person before: what was done since stands there now, and the newer account is gone. */
  | { readonly ok: true; readonly isMerged: true }
  | { readonly ok: false; readonly reason: 'link-used' };

/** Keeps everybody who would own an address in turn, until the end of the transaction. */
export const lockAddress = (transaction: Database, email: string) =>
  transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`address:${email}`}, 0))`);

/** The account that owns an address, but for one; null if nobody else does. */
export async function otherOwner(
  transaction: Database,
  email: string,
  userId: string,
): Promise<string | null> {
  const [owner] = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), users.emailVerified, ne(users.id, userId)));
  return owner?.id ?? null;
}

/** The account that owns an address; null for none. */
export async function ownerOf(transaction: Database, email: string): Promise<string | null> {
  const [owner] = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), users.emailVerified));
  return owner?.id ?? null;
}

/**
 * Makes an address the own one of an account that claims it, in a transaction that has taken the link. Where it belongs to another
 * account already, that one takes in the newer: its owner has just shown to have the address and the password of both. An account that owns
 * another address by now keeps it: what goes up in another has only claimed its address, and so has no passkey to lose.
 */
export async function ownAddress(
  transaction: Database,
  { userId, email }: Pick<AccountLink, 'userId' | 'email'>,
): Promise<Confirmed> {
  await lockAddress(transaction, email);
  const [account] = await transaction
    .select({ email: users.email, isConfirmed: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId));
  if (account?.isConfirmed && account.email !== email) return { ok: false, reason: 'link-used' };
  const owner = await otherOwner(transaction, email, userId);
  if (owner !== null && (await mergeAccounts(transaction, { from: userId, into: owner }))) {
    await tellOwner(transaction, owner, { about: 'accounts-joined' });
    return { ok: true, isMerged: true };
  }
  await transaction
    .update(users)
    .set({ emailVerified: true, email, updatedAt: sql`now()` })
    .where(eq(users.id, userId));
  return { ok: true, isMerged: false };
}

/**
 * Uses the link of an e-mail that asks to confirm an address. The caller knows that the reader is the account's: by the session or
 * by the password. Otherwise who opens somebody else's link would hand them an account with the reader's own address.
 */
export const confirmAddress =
  (database: Database) =>
  (link: AccountLink): Promise<Confirmed> =>
    database.transaction(async (transaction): Promise<Confirmed> => {
      await lockOrdersOf(transaction, link.userId);
      const taken = await takeLink(transaction, link);
      return taken ? ownAddress(transaction, taken) : { ok: false, reason: 'link-used' };
    });
