import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { CHALLENGE_SECONDS } from '../../../domain/account/passkey.ts';
import type { Database } from '../../database/database.ts';
import { passkeyChallenges, type CHALLENGE_PURPOSES } from './tables.ts';

/** What a challenge is answered for, and by whom: who is about to sign in has no session yet. */
export type ChallengeUse =
  | { readonly purpose: 'sign-in' }
  | { readonly purpose: Exclude<(typeof CHALLENGE_PURPOSES)[number], 'sign-in'>; readonly sessionId: string };

const hashOf = (challenge: string): string => createHash('sha256').update(challenge).digest('base64url');

/** Makes a challenge of 256 bits that may be answered once, for five minutes; in base64url. */
export async function issueChallenge(database: Database, use: ChallengeUse): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const hash = hashOf(challenge);
  const expiresAt = sql`now() + make_interval(secs => ${CHALLENGE_SECONDS})`;
  await database
    .insert(passkeyChallenges)
    .values({ ...use, hash, expiresAt })
    .onConflictDoUpdate({
      target: [passkeyChallenges.sessionId, passkeyChallenges.purpose],
      set: { hash, expiresAt },
    });
  return challenge;
}

/**
 * Takes a challenge by one statement: of two answers at the same time one gets it. Never inside a transaction, whose rollback
 * would give it back. False for one that was taken, is too old, or is for something or somebody else.
 */
export async function takeChallenge(
  database: Database,
  challenge: string,
  use: ChallengeUse,
): Promise<boolean> {
  const taken = await database
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.hash, hashOf(challenge)),
        eq(passkeyChallenges.purpose, use.purpose),
        'sessionId' in use
          ? eq(passkeyChallenges.sessionId, use.sessionId)
          : isNull(passkeyChallenges.sessionId),
        sql`${passkeyChallenges.expiresAt} > now()`,
      ),
    )
    .returning({ hash: passkeyChallenges.hash });
  return taken.length > 0;
}

/** Drops challenges that nobody answered; run now and then. */
export const forgetOldChallenges = (database: Database) => async (): Promise<void> => {
  await database.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, sql`now()`));
};
