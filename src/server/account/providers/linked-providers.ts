import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { throwOut } from '../end-sessions.ts';
import { lockCustomer } from '../lock-customer.ts';
import { passkeys } from '../passkeys/tables.ts';
import { accounts, sessions, users } from '../tables.ts';
import { tellOwner } from '../tell-owner.ts';

/** The way to sign in that has a password, among those of providers. */
const PASSWORD = 'credential';

/** Names of providers as e-mails say them, by id. */
export type ProviderNames = ReadonlyMap<string, string>;

/** A person as one provider knows them. */
export interface ProviderIdentity {
  readonly provider: string;
  readonly subject: string;
}

/** Keeps everybody who would sign in or link by one identity in turn, until the end of the transaction. */
export const lockIdentity = (transaction: Database, { provider, subject }: ProviderIdentity) =>
  transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`provider:${provider}:${subject}`}, 0))`,
  );

/** The account that an identity belongs to; null for none. Never found by an address: those change hands. */
export async function ownerOfIdentity(transaction: Database, { provider, subject }: ProviderIdentity) {
  const [found] = await transaction
    .select({ userId: users.id, email: users.email, isConfirmed: users.emailVerified })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(accounts.providerId, provider), eq(accounts.accountId, subject)));
  return found ?? null;
}

/** Writes an identity down as a way to sign in; false where it is somebody's already, or the account has another one of the provider. */
export async function addIdentity(
  transaction: Database,
  { provider, subject, userId, email }: ProviderIdentity & { userId: string; email: string | null },
): Promise<boolean> {
  const added = await transaction
    .insert(accounts)
    .values({
      id: randomUUID(),
      userId,
      providerId: provider,
      accountId: subject,
      email,
      usedAt: sql`now()`,
    })
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  return added.length > 0;
}

export type ProviderLinked =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'late' | 'linked-elsewhere' | 'already-linked' };

/**
 * Links an identity to an account whose owner has just proved to be both, and tells them. Not for a session that was ended while the provider
 * was asked: whoever ended it has taken the account back.
 */
export const linkProvider =
  (database: Database, { names }: { names: ProviderNames }) =>
  (
    linked: ProviderIdentity & { userId: string; sessionId: string; email: string | null },
  ): Promise<ProviderLinked> =>
    database.transaction(async (transaction): Promise<ProviderLinked> => {
      const { provider, userId, sessionId } = linked;
      await lockIdentity(transaction, linked);
      await lockCustomer(transaction, { userId });
      const isOpen = and(eq(sessions.id, sessionId), eq(sessions.userId, userId));
      if ((await transaction.$count(sessions, isOpen)) === 0) return { ok: false, reason: 'late' };
      const owner = await ownerOfIdentity(transaction, linked);
      if (owner !== null) {
        return owner.userId === userId ? { ok: true } : { ok: false, reason: 'linked-elsewhere' };
      }
      if (!(await addIdentity(transaction, linked))) return { ok: false, reason: 'already-linked' };
      await tellOwner(transaction, userId, {
        about: 'provider-linked',
        values: { provider: names.get(provider) ?? provider },
      });
      return { ok: true };
    });

/** How many passkeys an account can be signed in to with. */
async function countPasskeys(database: Database, userId: string): Promise<number> {
  const [own] = await database.select({ number: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  return own?.number ?? 0;
}

/** The ways to sign in to an account: whether there is a password, its providers, and how many passkeys it has. */
export const listProviders = (database: Database) => async (userId: string) => {
  const rows = await database
    .select({
      provider: accounts.providerId,
      email: accounts.email,
      createdAt: accounts.createdAt,
      usedAt: accounts.usedAt,
    })
    .from(accounts)
    .where(eq(accounts.userId, userId))
    .orderBy(asc(accounts.createdAt), asc(accounts.id));
  return {
    hasPassword: rows.some(({ provider }) => provider === PASSWORD),
    passkeys: await countPasskeys(database, userId),
    linked: rows
      .filter(({ provider }) => provider !== PASSWORD)
      .map(({ createdAt, usedAt, ...rest }) => ({
        ...rest,
        createdAt: createdAt.toISOString(),
        usedAt: usedAt?.toISOString() ?? null,
      })),
  };
};

export type ProviderUnlinked =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'last-way' | 'not-linked' };

/**
 * Takes a provider off an account, tells the owner, and ends the other sessions that were begun by it. The last way to sign in
 * stays; calls for one account take turns.
 */
export const unlinkProvider =
  (database: Database, { names }: { names: ProviderNames }) =>
  ({ userId, provider, sessionId }: { userId: string; provider: string; sessionId: string }) =>
    database.transaction(async (transaction): Promise<ProviderUnlinked> => {
      await lockCustomer(transaction, { userId });
      const ways = await transaction
        .select({ provider: accounts.providerId })
        .from(accounts)
        .where(eq(accounts.userId, userId));
      if (provider === PASSWORD || !ways.some((way) => way.provider === provider))
        return { ok: false, reason: 'not-linked' };
      if (ways.length + (await countPasskeys(transaction, userId)) === 1)
        return { ok: false, reason: 'last-way' };
      await transaction
        .delete(accounts)
        .where(and(eq(accounts.userId, userId), eq(accounts.providerId, provider)));
      await throwOut(transaction, {
        userId,
        which: and(eq(sessions.method, provider), ne(sessions.id, sessionId)),
      });
      await tellOwner(transaction, userId, {
        about: 'provider-unlinked',
        values: { provider: names.get(provider) ?? provider },
      });
      return { ok: true };
    });
