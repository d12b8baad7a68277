import { and, eq, sql } from 'drizzle-orm';
import { readSecondFactorCode } from '../../../domain/account/second-factor.ts';
import type { Database } from '../../database/database.ts';
import { lockCustomer } from '../lock-customer.ts';
import { lapseMerge } from '../merging/lapse-merge.ts';
import { endSessions } from '../end-sessions.ts';
import { tellOwner } from '../tell-owner.ts';
import { authenticatorSealing, enabledOf, newSharedSecret, setupUri, stepOf } from './authenticator.ts';
import { recoveryCodesLeft, recoveryCodesOf } from './recovery-codes.ts';
import { mayChangeFactors, noteGivenFactor, type OwnSession } from './second-factor-proof.ts';
import { authenticators, recoveryCodes, trustedBrowsers } from './tables.ts';
import { forgetTrust, trustedNow } from './trusted-browsers.ts';

/** How long a secret is shown that is not enabled. */
const SETUP_MINUTES = 15;

/** An account's second factor as its owner sees it. */
export interface SecondFactorState {
  readonly enabledAt: string | null;
  /** Whether another authenticator is being set up in the place of the enabled one. */
  readonly isMoving: boolean;
  readonly codesLeft: number;
  readonly trustedBrowsers: number;
}

const isEnabled = sql`${authenticators.enabledAt} is not null`;
/** The secret that is set up, encrypted, and whether it is shown still; beside an enabled one there is none until it is asked for. */
const offered = sql<
  string | null
>`case when ${isEnabled} then ${authenticators.nextSecret} else ${authenticators.sealedSecret} end`;
const isShown = sql<boolean>`case when ${isEnabled} then ${authenticators.nextSince} else ${authenticators.createdAt} end
  > now() - make_interval(mins => ${SETUP_MINUTES})`;

/** What an authenticator is set up with. */
export interface AuthenticatorSetup {
  /** In base 32, to be typed. */
  readonly secret: string;
  /** The address `otpauth://…` for a QR code. */
  readonly uri: string;
}

/**
 * Takes the second factor off an account, with its recovery codes and trusted browsers, and tells the owner; false where there
 * was none. It may have been somebody else's, whose agreement to a merge of the account ends with it. The caller holds the account.
 */
export async function removeSecondFactor(transaction: Database, userId: string): Promise<boolean> {
  const [removed] = await transaction
    .delete(authenticators)
    .where(eq(authenticators.userId, userId))
    .returning({ enabledAt: authenticators.enabledAt });
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await forgetTrust(transaction, userId);
  if (!removed || removed.enabledAt === null) return false;
  await lapseMerge(transaction, userId);
  await tellOwner(transaction, userId, { about: 'second-factor-off' });
  return true;
}

/**
 * The second factor of accounts (R22): an authenticator with one-time codes, ten recovery codes, and browsers that are not asked
 * for 30 days ([0054](../../../../docs/decisions/0054-ask-for-a-second-factor.md)).
 */
export function secondFactorOf(database: Database, { secret }: { readonly secret: string }) {
  const { seal, open } = authenticatorSealing(secret);
  const codes = recoveryCodesOf(secret);

  return {
    /** Forgets the browsers that are not asked. */
    forgetBrowsers: (userId: string): Promise<void> =>
      database.transaction(async (transaction) => {
        await lockCustomer(transaction, { userId });
        await forgetTrust(transaction, userId);
        await lapseMerge(transaction, userId);
      }),
    async find(userId: string): Promise<SecondFactorState> {
      const [[own], left, trusted] = await Promise.all([
        database
          .select({
            enabledAt: authenticators.enabledAt,
            isMoving: sql<boolean>`${authenticators.nextSecret} is not null and ${isShown}`,
          })
          .from(authenticators)
          .where(enabledOf(userId)),
        recoveryCodesLeft(database)(userId),
        database.$count(trustedBrowsers, trustedNow(userId)),
      ]);
      return {
        enabledAt: own?.enabledAt ?? null,
        isMoving: own?.isMoving ?? false,
        codesLeft: left ?? 0,
        trustedBrowsers: trusted,
      };
    },
    /**
     * The authenticator that an account sets up, its first or the one after it: the same for a quarter of an hour, so that a page that is loaded
     * twice shows one secret; who saw it and enabled nothing knows no later one.
     */
    async setUp({ userId, email }: { userId: string; email: string }): Promise<AuthenticatorSetup> {
      const made = seal(newSharedSecret(), userId);
      await database
        .insert(authenticators)
        .values({ userId, sealedSecret: made })
        .onConflictDoNothing({ target: authenticators.userId });
      const [own] = await database
        .select({
          sealed: offered,
          isCurrent: isShown,
        })
        .from(authenticators)
        .where(eq(authenticators.userId, userId));
      // One that was encrypted by a former secret of the shop cannot be gone on with.
      const plain = own?.sealed && own.isCurrent ? open(own.sealed, userId) : null;
      if (plain !== null) return { secret: plain, uri: setupUri(plain, email) };
      await database
        .update(authenticators)
        .set({
          sealedSecret: sql`case when ${isEnabled} then ${authenticators.sealedSecret} else ${made} end`,
          createdAt: sql`case when ${isEnabled} then ${authenticators.createdAt} else now() end`,
          nextSecret: sql`case when ${isEnabled} then ${made} end`,
          nextSince: sql`case when ${isEnabled} then now() end`,
        })
        .where(
          and(eq(authenticators.userId, userId), sql`${offered} is not distinct from ${own?.sealed ?? null}`),
        );
      return this.setUp({ userId, email });
    },
    /**
     * Enables the authenticator that was set up by a first right code, in the place of the former where there is one. The code counts as given in
     * this session; all others end, and no browser is trusted. Answers new recovery codes; null for a wrong code, where none was set up, and for a
     * session that may not change factors.
     */
    enable: ({ userId, sessionId, code: typed }: OwnSession & { code: string }) =>
      database.transaction(async (transaction): Promise<string[] | null> => {
        await lockCustomer(transaction, { userId });
        if (!(await mayChangeFactors(transaction, { userId, sessionId }))) return null;
        const [own] = await transaction
          .select({ sealed: offered, enabledAt: authenticators.enabledAt })
          .from(authenticators)
          .where(eq(authenticators.userId, userId))
          .for('update');
        const code = readSecondFactorCode(typed);
        const plain = own?.sealed ? open(own.sealed, userId) : null;
        const step = plain === null || code?.kind !== 'authenticator' ? null : stepOf(plain, code.text);
        if (step === null) return null;
        await transaction
          .update(authenticators)
          .set({
            sealedSecret: offered,
            nextSecret: null,
            nextSince: null,
            enabledAt: sql`now()`,
            lastStep: step,
          })
          .where(eq(authenticators.userId, userId));
        await endSessions(transaction, { userId, except: sessionId });
        // A right code is a proof, of this session alone.
        await noteGivenFactor(transaction, { userId, sessionId });
        await tellOwner(transaction, userId, {
          about: own?.enabledAt === null ? 'second-factor-on' : 'second-factor-moved',
        });
        return codes.replace(transaction, userId);
      }),
    /**
     * Makes new recovery codes; the former ones are good for nothing. Null without an authenticator, and for a session that may not
     * change factors.
     */
    renewCodes: ({ userId, sessionId }: OwnSession) =>
      database.transaction(async (transaction): Promise<string[] | null> => {
        await lockCustomer(transaction, { userId });
        if (!(await mayChangeFactors(transaction, { userId, sessionId }))) return null;
        const [own] = await transaction
          .select({ userId: authenticators.userId })
          .from(authenticators)
          .where(enabledOf(userId))
          .for('update');
        if (!own) return null;
        await lapseMerge(transaction, userId);
        await tellOwner(transaction, userId, { about: 'recovery-codes-renewed' });
        return codes.replace(transaction, userId);
      }),
    /** Takes the authenticator off an account; nothing for a session that may not change factors. */
    remove: (own: OwnSession) =>
      database.transaction(async (transaction) => {
        await lockCustomer(transaction, { userId: own.userId });
        if (await mayChangeFactors(transaction, own)) await removeSecondFactor(transaction, own.userId);
      }),
    /** Whether a session may add, replace or remove second factors of its account. */
    mayChange: (own: OwnSession) => mayChangeFactors(database, own),
  };
}
