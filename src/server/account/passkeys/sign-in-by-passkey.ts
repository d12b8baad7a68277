import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { isoBase64URL } from '@simplewebauthn/server/helpers';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import {
  CHALLENGE_SECONDS,
  hasCounted,
  PASSKEYS_MAX,
  type RelyingParty,
} from '../../../domain/account/passkey.ts';
import type { Database } from '../../database/database.ts';
import { lockCustomer } from '../lock-customer.ts';
import { noteGivenFactor } from '../second-factor/second-factor-proof.ts';
import { noteSignIn } from '../sign-in-log.ts';
import type { Browser } from '../session.ts';
import { signInBy, type Visitor } from '../sign-in.ts';
import { sessions, users } from '../tables.ts';
import { passkeys } from './tables.ts';
import { issueChallenge, takeChallenge, type ChallengeUse } from './challenges.ts';
import { readAssertion } from './read-credential.ts';

const METHOD = 'passkey';

export type PasskeyRefusal =
  | 'passkeys-unavailable'
  /** No answer of an authenticator at all. */
  | 'passkey-malformed'
  /** The challenge was answered before, or is older than five minutes. */
  | 'passkey-late'
  /** The shop knows no such passkey. */
  | 'passkey-unknown'
  /** Signed wrongly, for another site, without asking who is there, or by a copy. */
  | 'passkey-refused';

type Refused = { readonly ok: false; readonly reason: PasskeyRefusal };
const refused = (reason: PasskeyRefusal): Refused => ({ ok: false, reason });

export type PasskeySignIn =
  | {
      readonly ok: true;
      readonly headers: Headers;
      /** The account's, whose browser this is now. */
      readonly email: string;
      readonly isConfirmed: boolean;
    }
  | Refused;

/**
 * Signing in by passkeys, and proving by one again who is there
 * ([0050](../../../../docs/decisions/0050-passkeys-prove-both-factors.md)). `party` is null where browsers know no passkeys.
 */
export function passkeySignIns(
  database: Database,
  options: Parameters<typeof signInBy>[0] & {
    readonly party: RelyingParty | null;
    /** Finds the country of a network address. */
    readonly countryOf: (address: string) => Promise<string | null>;
  },
) {
  const { party, countryOf } = options;
  const begin = signInBy(options);

  /** The passkey that a credential was signed by, with its account. */
  async function findPasskey(credentialId: string) {
    const [found] = await database
      .select({
        id: passkeys.id,
        userId: passkeys.userId,
        publicKey: passkeys.publicKey,
        counter: passkeys.counter,
        email: users.email,
        isConfirmed: users.emailVerified,
      })
      .from(passkeys)
      .innerJoin(users, eq(users.id, passkeys.userId))
      .where(eq(passkeys.credentialId, credentialId));
    return found ?? null;
  }
  type Found = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

  /** Checks what an authenticator signed; the challenge is used up whatever comes of it. */
  async function check(
    credential: unknown,
    use: ChallengeUse,
  ): Promise<
    | { ok: true; passkey: Found; counter: number; isBackedUp: boolean }
    | (Refused & { readonly passkey?: Found })
  > {
    if (!party) return refused('passkeys-unavailable');
    const assertion = readAssertion(credential);
    if (!assertion) return refused('passkey-malformed');
    const { response, challenge } = assertion;
    if (!(await takeChallenge(database, challenge, use))) return refused('passkey-late');
    const passkey = await findPasskey(response.id);
    if (!passkey) return refused('passkey-unknown');
    const { userHandle } = response.response;
    // Who is not signed in is known by the passkey alone, which then says whose it is (WebAuthn §7.2, step 6).
    const isWhose =
      userHandle === undefined
        ? use.purpose === 'prove'
        : userHandle === isoBase64URL.fromUTF8String(passkey.userId);
    // The library throws whatever is wrong; it reads and writes nothing.
    const verified = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      // The counter is compared here, so that a copy is told from a wrong signature.
      credential: { id: response.id, publicKey: isoBase64URL.toBuffer(passkey.publicKey), counter: 0 },
    }).catch(() => null);
    if (!isWhose || !verified?.verified) return { ...refused('passkey-refused'), passkey };
    const { newCounter: counter, credentialBackedUp: isBackedUp } = verified.authenticationInfo;
    if (!hasCounted(passkey.counter, counter)) return { ...refused('passkey-refused'), passkey };
    return { ok: true, passkey, counter, isBackedUp };
  }

  /** Keeps the counter, unless another answer of the same authenticator got ahead; false then. */
  async function count(
    transaction: Database,
    { passkey, counter, isBackedUp }: { passkey: Found; counter: number; isBackedUp: boolean },
  ): Promise<boolean> {
    const counted = await transaction
      .update(passkeys)
      .set({ counter, isBackedUp, usedAt: sql`now()` })
      .where(
        and(
          eq(passkeys.id, passkey.id),
          or(lt(passkeys.counter, counter), counter === 0 ? eq(passkeys.counter, 0) : undefined),
        ),
      )
      .returning({ id: passkeys.id });
    return counted.length > 0;
  }

  return {
    /** What a browser needs to sign in by whichever passkey its owner chooses: it names no account. Null without passkeys. */
    async beginSignIn() {
      if (!party) return null;
      const challenge = await issueChallenge(database, { purpose: 'sign-in' });
      return generateAuthenticationOptions({
        rpID: party.id,
        challenge: isoBase64URL.toBuffer(challenge),
        timeout: CHALLENGE_SECONDS * 1000,
        userVerification: 'required',
      });
    },
    /** Signs in by what the authenticator signed. It proves two factors: the device, and the finger, face or PIN that it asked for. */
    async finishSignIn(
      { credential, isRemembered }: { credential: unknown; isRemembered: boolean },
      visitor: Visitor,
    ): Promise<PasskeySignIn> {
      const checked = await check(credential, { purpose: 'sign-in' });
      if (!checked.ok && !checked.passkey) return refused(checked.reason);
      const country = await countryOf(visitor.browser.address);
      const { browser } = visitor;
      const noteRefused = (userId: string) =>
        noteSignIn(database, userId, { outcome: 'passkey-refused', method: METHOD, browser, country });
      if (!checked.ok) {
        if (checked.passkey) await noteRefused(checked.passkey.userId);
        return refused(checked.reason);
      }
      const { userId, email, isConfirmed } = checked.passkey;
      const begun = await database.transaction(async (transaction) => {
        await lockCustomer(transaction, { userId });
        if (!(await count(transaction, checked))) return null;
        return begin(transaction, {
          userId,
          isConfirmed,
          method: METHOD,
          visitor,
          country,
          isRemembered,
          provesSecondFactor: true,
        });
      });
      if (!begun) {
        await noteRefused(userId);
        return refused('passkey-refused');
      }
      return { ok: true, headers: new Headers([['Set-Cookie', begun.cookie]]), email, isConfirmed };
    },
    /** What a browser needs to prove again, by a passkey of the account, who is signed in. Null for an account without any. */
    async beginProving({ userId, sessionId }: { userId: string; sessionId: string }) {
      if (!party) return null;
      const own = await database
        .select({ id: passkeys.credentialId, transports: passkeys.transports })
        .from(passkeys)
        .where(eq(passkeys.userId, userId))
        .limit(PASSKEYS_MAX);
      if (own.length === 0) return null;
      const challenge = await issueChallenge(database, { purpose: 'prove', sessionId });
      return generateAuthenticationOptions({
        rpID: party.id,
        challenge: isoBase64URL.toBuffer(challenge),
        timeout: CHALLENGE_SECONDS * 1000,
        userVerification: 'required',
        allowCredentials: own,
      });
    },
    /** Notes that the person of a session has proved again who they are, by a passkey of the account and of no other. */
    async finishProving(proven: {
      userId: string;
      sessionId: string;
      credential: unknown;
      browser: Browser;
    }): Promise<{ readonly ok: true } | Refused> {
      const { userId, sessionId, credential, browser } = proven;
      const checked = await check(credential, { purpose: 'prove', sessionId });
      const isProved =
        checked.ok &&
        checked.passkey.userId === userId &&
        (await database.transaction(async (transaction) => {
          if (!(await count(transaction, checked))) return false;
          await transaction
            .update(sessions)
            .set({ authenticatedAt: sql`now()` })
            .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));
          await noteGivenFactor(transaction, { userId, sessionId });
          return true;
        }));
      if (isProved) return { ok: true };
      if (!checked.ok && checked.reason !== 'passkey-refused') return refused(checked.reason);
      const country = await countryOf(browser.address);
      await noteSignIn(database, userId, { outcome: 'passkey-refused', method: METHOD, browser, country });
      return refused('passkey-refused');
    },
  };
}
