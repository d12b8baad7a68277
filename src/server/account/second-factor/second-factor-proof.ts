import { and, eq, exists, isNotNull, not, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { passkeys } from '../passkeys/tables.ts';
import { sessions, users } from '../tables.ts';
import { enabledOf } from './authenticator.ts';
import { authenticators } from './tables.ts';

/** A session and whose it is. */
export interface OwnSession {
  readonly userId: string;
  readonly sessionId: string;
}

/**
 * Whether a session may add, replace or remove second factors: where the account has any, authenticator or passkey, only after it
 * gave one. Who knows the password alone could else put up a factor of their own beside the owner's.
 */
export async function mayChangeFactors(
  transaction: Database,
  { userId, sessionId }: OwnSession,
): Promise<boolean> {
  const ownAuthenticator = transaction
    .select({ userId: authenticators.userId })
    .from(authenticators)
    .where(enabledOf(userId));
  const ownPasskey = transaction
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.userId, userId));
  const hasNone = and(not(exists(ownAuthenticator)), not(exists(ownPasskey)));
  const found = await transaction
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.userId, userId),
        or(isNotNull(sessions.secondFactorAt), hasNone),
      ),
    );
  return found.length > 0;
}

/** Notes that the person of a session gave a second factor. */
export async function noteGivenFactor(
  transaction: Database,
  { userId, sessionId }: OwnSession,
): Promise<void> {
  await transaction
    .update(sessions)
    .set({ secondFactorAt: sql`coalesce(${sessions.secondFactorAt}, now())` })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));
}

/**
 * Notes that the person of a session added a passkey. That a customer did counts as giving it; staff, to whom it opens the
 * back office, sign by it first: to be registered it need not have known its owner.
 */
export async function noteAddedPasskey(transaction: Database, own: OwnSession): Promise<void> {
  const [account] = await transaction
    .select({ role: users.role })
    .from(users)
    .where(eq(users.id, own.userId));
  if (account?.role === 'customer') await noteGivenFactor(transaction, own);
}
