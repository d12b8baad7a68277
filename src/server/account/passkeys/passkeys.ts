import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { isoBase64URL, isoUint8Array } from '@simplewebauthn/server/helpers';
import { and, asc, count, eq, ne } from 'drizzle-orm';
import {
  CHALLENGE_SECONDS,
  keeperOf,
  PASSKEYS_MAX,
  readPasskeyName,
  type RelyingParty,
} from '../../../domain/account/passkey.ts';
import type { Database } from '../../database/database.ts';
import { throwOut } from '../end-sessions.ts';
import { lockCustomer } from '../lock-customer.ts';
import { nameBrowser } from '../name-browser.ts';
import { mayChangeFactors, noteAddedPasskey, type OwnSession } from '../second-factor/second-factor-proof.ts';
import { sessions, users } from '../tables.ts';
import { passkeys } from './tables.ts';
import { tellOwner } from '../tell-owner.ts';
import { issueChallenge, takeChallenge } from './challenges.ts';
import { readAttestation } from './read-credential.ts';

/** Ed25519, ECDSA with P-256, RSA: what authenticators have and every runtime verifies. */
const ALGORITHMS = [-8, -7, -257];
const SHOP_NAME = 'Promin';
/** A passkey whose keeper and browser are both unknown. */
const UNNAMED = 'Passkey';

/** A passkey as its owner sees it. */
export interface PasskeyRow {
  readonly id: string;
  readonly name: string;
  readonly isBackedUp: boolean;
  readonly createdAt: string;
  readonly usedAt: string | null;
}

/** What keeps an account from having another passkey. */
export type NoRoom = 'passkeys-unavailable' | 'address-unconfirmed' | 'too-many-passkeys';

type Added =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason:
        | NoRoom
        | 'second-factor-missing'
        | 'passkey-malformed'
        | 'passkey-late'
        | 'passkey-refused'
        | 'passkey-known';
    };

const ofUser = (userId: string) => eq(passkeys.userId, userId);

/** What an account may be without a passkey for; null where another may be added. Claimed addresses may be anybody's. */
async function findObstacle(
  transaction: Database,
  userId: string,
): Promise<Exclude<NoRoom, 'passkeys-unavailable'> | null> {
  const [account] = await transaction
    .select({ isConfirmed: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId));
  if (!account?.isConfirmed) return 'address-unconfirmed';
  const [own] = await transaction.select({ number: count() }).from(passkeys).where(ofUser(userId));
  return (own?.number ?? 0) >= PASSKEYS_MAX ? 'too-many-passkeys' : null;
}

/**
 * The passkeys of accounts: what their owners see and change
 * ([0050](../../../../docs/decisions/0050-passkeys-prove-both-factors.md)). `party` is null where browsers know no passkeys.
 */
export function passkeysOf(database: Database, { party }: { party: RelyingParty | null }) {
  return {
    list: (userId: string): Promise<PasskeyRow[]> =>
      database
        .select({
          id: passkeys.id,
          name: passkeys.name,
          isBackedUp: passkeys.isBackedUp,
          createdAt: passkeys.createdAt,
          usedAt: passkeys.usedAt,
        })
        .from(passkeys)
        .where(ofUser(userId))
        .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
        .limit(PASSKEYS_MAX),
    /** What a browser needs to make a passkey of an account, with a challenge of the session. */
    async beginAdding(asked: { userId: string; email: string; displayName: string; sessionId: string }) {
      const { userId, email, displayName, sessionId } = asked;
      if (!party) return { ok: false, reason: 'passkeys-unavailable' } as const;
      const obstacle = await findObstacle(database, userId);
      if (obstacle) return { ok: false, reason: obstacle } as const;
      const own = await database
        .select({ id: passkeys.credentialId, transports: passkeys.transports })
        .from(passkeys)
        .where(ofUser(userId))
        .limit(PASSKEYS_MAX);
      const challenge = await issueChallenge(database, { purpose: 'register', sessionId });
      const options = await generateRegistrationOptions({
        rpName: SHOP_NAME,
        rpID: party.id,
        userName: email,
        userID: isoUint8Array.fromUTF8String(userId),
        userDisplayName: displayName || email,
        challenge: isoBase64URL.toBuffer(challenge),
        timeout: CHALLENGE_SECONDS * 1000,
        attestationType: 'none',
        excludeCredentials: own,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        supportedAlgorithmIDs: ALGORITHMS,
      });
      return { ok: true, options } as const;
    },
    /**
     * Adds the passkey that a browser made, and tells the owner; a session that has not given the second factor which the account
     * has gives it first. An empty name is filled by what keeps the passkey, or by the browser's.
     */
    async finishAdding(made: {
      userId: string;
      sessionId: string;
      credential: unknown;
      name: unknown;
      userAgent: string | null;
    }): Promise<Added> {
      const { userId, sessionId, credential, name: typed, userAgent } = made;
      if (!party) return { ok: false, reason: 'passkeys-unavailable' };
      const attestation = readAttestation(credential);
      if (!attestation) return { ok: false, reason: 'passkey-malformed' };
      const { response, challenge } = attestation;
      if (!(await takeChallenge(database, challenge, { purpose: 'register', sessionId })))
        return { ok: false, reason: 'passkey-late' };
      // The library throws whatever is wrong; it reads and writes nothing.
      const verified = await verifyRegistrationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      }).catch(() => null);
      if (!verified?.verified) return { ok: false, reason: 'passkey-refused' };
      const { credential: key, aaguid, credentialBackedUp } = verified.registrationInfo;
      if (key.id !== response.id) return { ok: false, reason: 'passkey-refused' };
      const name = readPasskeyName(typed) ?? keeperOf(aaguid) ?? nameBrowser(userAgent) ?? UNNAMED;
      return database.transaction(async (transaction): Promise<Added> => {
        await lockCustomer(transaction, { userId });
        if (!(await mayChangeFactors(transaction, { userId, sessionId })))
          return { ok: false, reason: 'second-factor-missing' };
        const obstacle = await findObstacle(transaction, userId);
        if (obstacle) return { ok: false, reason: obstacle };
        const added = await transaction
          .insert(passkeys)
          .values({
            userId,
            credentialId: key.id,
            publicKey: isoBase64URL.fromBuffer(key.publicKey),
            counter: key.counter,
            transports: [...(response.response.transports ?? [])],
            aaguid,
            isBackedUp: credentialBackedUp,
            name,
          })
          .onConflictDoNothing()
          .returning({ id: passkeys.id });
        if (added.length === 0) return { ok: false, reason: 'passkey-known' };
        await noteAddedPasskey(transaction, { userId, sessionId });
        await tellOwner(transaction, userId, { about: 'passkey-added', values: { name } });
        return { ok: true };
      });
    },
    /** Renames a passkey of an account; false for one that is not its own. */
    async rename(userId: string, { id, name }: { id: string; name: string }): Promise<boolean> {
      const renamed = await database
        .update(passkeys)
        .set({ name })
        .where(and(ofUser(userId), eq(passkeys.id, id)))
        .returning({ id: passkeys.id });
      return renamed.length > 0;
    },
    /**
     * Removes a passkey of an account, tells the owner, and ends the other sessions that were begun by a passkey: a lost device is signed out.
     * False for one that is not the account's, and for a session that may not.
     */
    remove: ({ userId, sessionId, id }: OwnSession & { id: string }) =>
      database.transaction(async (transaction): Promise<boolean> => {
        await lockCustomer(transaction, { userId });
        if (!(await mayChangeFactors(transaction, { userId, sessionId }))) return false;
        const [removed] = await transaction
          .delete(passkeys)
          .where(and(ofUser(userId), eq(passkeys.id, id)))
          .returning({ name: passkeys.name });
        if (!removed) return false;
        await throwOut(transaction, {
          userId,
          which: and(eq(sessions.method, 'passkey'), ne(sessions.id, sessionId)),
        });
        await tellOwner(transaction, userId, {
          about: 'passkey-removed',
          values: { name: removed.name },
        });
        return true;
      }),
  };
}
