import { createHash, createHmac, randomBytes } from 'node:crypto';
import { and, count, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { parse } from 'hono/utils/cookie';
import { Secret, TOTP } from 'otpauth';
import { readSecondFactorCode, RECOVERY_CODES } from '../../domain/account/second-factor.ts';
import type { Database } from '../database/database.ts';
import { keyFor, sealing } from '../sealing.ts';
import { lockCustomer } from './lock-customer.ts';
import { endSessions } from './session.ts';
import { mayChangeFactors, noteAddedFactor, type OwnSession } from './second-factor-proof.ts';
import { authenticators, recoveryCodes, trustedBrowsers } from './second-factor/tables.ts';
import { tellOwner } from './tell-owner.ts';

/** What authenticators compute by: the defaults of RFC 6238, which every such program knows. */
const PERIOD_SECONDS = 30;
const TOTP_RULES = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS } as const;
/** One step before and after: clocks differ, and typing takes time (RFC 6238 §5.2). */
const WINDOW_STEPS = 1;
/** 160 bits (RFC 4226 §4). */
const SECRET_BYTES = 20;
const ISSUER = 'Promin';
/** How long a secret is shown that is not enabled. */
const SETUP_MINUTES = 15;

/** Encrypts secrets of authenticators: who reads a backup of the database cannot compute codes. */
function sealingOf(secret: string) {
  const codeKey = keyFor(secret, 'recovery-code');
  return {
    ...sealing(secret, 'authenticator'),
    /** What is kept of a recovery code. */
    hashOfCode: (code: string): string => createHmac('sha256', codeKey).update(code).digest('base64url'),
  };
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** The step of a code that is right now; null for a wrong one. */
function stepOf(secret: string, code: string): number | null {
  const timestamp = Date.now();
  const totp = new TOTP({ ...TOTP_RULES, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp, window: WINDOW_STEPS });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

/** Letters and digits that are not mistaken for each other: Crockford's base 32. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A code of 50 random bits; that is enough where tries are few and each code is good for one. */
const newRecoveryCode = (): string =>
  Array.from(randomBytes(RECOVERY_CODES.length), (byte) => LETTERS[byte % LETTERS.length]).join('');

/** Holds the tokens of a browser that is not asked for codes: one for each account, the latest first. */
const TRUST_COOKIE = 'trustedBrowser';
const TRUST_TOKEN = /^[\w-]{43}$/;
/** More accounts than one browser has; of the one longest ago a code is asked again. */
const TRUST_TOKENS_MAX = 8;
const TRUST_DAYS = 30;
const USER_AGENT_MAX = 400;

/** What was given as the second factor. */
export type GivenFactor =
  | { readonly by: 'authenticator' }
  | { readonly by: 'recovery-code'; readonly left: number };

/** An account's second factor as its owner sees it. */
export interface SecondFactorState {
  readonly enabledAt: string | null;
  readonly codesLeft: number;
  readonly trustedBrowsers: number;
}

/** What an authenticator is set up with. */
export interface AuthenticatorSetup {
  /** In base 32, to be typed. */
  readonly secret: string;
  /** The address `otpauth://…` for a QR code. */
  readonly uri: string;
}

const enabled = (userId: string) =>
  and(eq(authenticators.userId, userId), isNotNull(authenticators.enabledAt));

async function codesLeft(transaction: Database, userId: string): Promise<number> {
  const [left] = await transaction
    .select({ codes: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return left?.codes ?? 0;
}

/** Takes a code of the authenticator, each once: an answer's row is what a second try at the same time waits for. */
async function takeStep(transaction: Database, userId: string, step: number): Promise<boolean> {
  const taken = await transaction
    .update(authenticators)
    .set({ lastStep: step })
    .where(and(enabled(userId), or(isNull(authenticators.lastStep), lt(authenticators.lastStep, step))))
    .returning({ userId: authenticators.userId });
  return taken.length > 0;
}

/**
 * Takes the second factor off an account, with its recovery codes and trusted browsers, and tells the owner; false where there
 * was none.
 */
export async function removeSecondFactor(transaction: Database, userId: string): Promise<boolean> {
  const [removed] = await transaction
    .delete(authenticators)
    .where(eq(authenticators.userId, userId))
    .returning({ enabledAt: authenticators.enabledAt });
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await transaction.delete(trustedBrowsers).where(eq(trustedBrowsers.userId, userId));
  if (!removed || removed.enabledAt === null) return false;
  await tellOwner(transaction, userId, { about: 'second-factor-off' });
  return true;
}

/** The settings of a shop that its second factors depend on. */
interface SecondFactorOptions {
  readonly secret: string;
  readonly publicUrl: string;
}

/** What signing in asks of the second factor; each call works within the caller's transaction. */
export function secondFactorGate({ secret, publicUrl }: SecondFactorOptions) {
  const { open, hashOfCode } = sealingOf(secret);
  const isSecure = publicUrl.startsWith('https:');
  const cookieName = isSecure ? `__Host-${TRUST_COOKIE}` : TRUST_COOKIE;
  const tokensIn = (headers: Headers): string[] =>
    (parse(headers.get('cookie') ?? '', cookieName)[cookieName] ?? '')
      .split('.')
      .filter((token) => TRUST_TOKEN.test(token))
      .slice(0, TRUST_TOKENS_MAX);
  /** The rows of a browser that its own account has. */
  const knownBy = (userId: string, tokens: readonly string[]) =>
    and(eq(trustedBrowsers.userId, userId), inArray(trustedBrowsers.tokenHash, tokens.map(hashOf)));

  async function takeRecoveryCode(
    transaction: Database,
    userId: string,
    code: string,
  ): Promise<GivenFactor | null> {
    const [used] = await transaction
      .update(recoveryCodes)
      .set({ usedAt: sql`now()` })
      .where(
        and(
          eq(recoveryCodes.userId, userId),
          eq(recoveryCodes.hash, hashOfCode(code)),
          isNull(recoveryCodes.usedAt),
        ),
      )
      .returning({ hash: recoveryCodes.hash });
    if (!used) return null;
    await tellOwner(transaction, userId, { about: 'recovery-code-used' });
    return { by: 'recovery-code', left: await codesLeft(transaction, userId) };
  }

  return {
    /** Whether a browser that proved the first factor is to be asked for the second one. */
    async isAsked(transaction: Database, { userId, headers }: { userId: string; headers: Headers }) {
      const [authenticator] = await transaction
        .select({ userId: authenticators.userId })
        .from(authenticators)
        .where(enabled(userId));
      if (!authenticator) return 'none' as const;
      const [trusted] = await transaction
        .select({ userId: trustedBrowsers.userId })
        .from(trustedBrowsers)
        .where(and(knownBy(userId, tokensIn(headers)), sql`${trustedBrowsers.expiresAt} > now()`));
      return trusted ? ('given' as const) : ('awaited' as const);
    },
    /** Takes a code of the account's authenticator or a recovery code; null for one that is wrong or was used before. */
    async take(transaction: Database, userId: string, typed: string): Promise<GivenFactor | null> {
      const code = readSecondFactorCode(typed);
      if (code === null) return null;
      if (code.kind === 'recovery') return takeRecoveryCode(transaction, userId, code.text);
      const [own] = await transaction
        .select({ sealed: authenticators.sealedSecret })
        .from(authenticators)
        .where(enabled(userId));
      const plain = own ? open(own.sealed, userId) : null;
      const step = plain === null ? null : stepOf(plain, code.text);
      if (step === null || !(await takeStep(transaction, userId, step))) return null;
      return { by: 'authenticator' };
    },
    /**
     * Asks this browser for no codes of an account for 30 days; answers the `Set-Cookie`. The token is new: one that somebody
     * noted, who used this browser before, opens their own account alone.
     */
    async trust(
      transaction: Database,
      { userId, headers, userAgent }: { userId: string; headers: Headers; userAgent: string | null },
    ): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      const former = tokensIn(headers);
      const replaced = await transaction
        .delete(trustedBrowsers)
        .where(knownBy(userId, former))
        .returning({ hash: trustedBrowsers.tokenHash });
      const ofOthers = former.filter((each) => !replaced.some(({ hash }) => hash === hashOf(each)));
      await transaction.insert(trustedBrowsers).values({
        userId,
        tokenHash: hashOf(token),
        userAgent: userAgent?.slice(0, USER_AGENT_MAX) ?? null,
        expiresAt: sql`now() + make_interval(days => ${TRUST_DAYS})`,
      });
      const tokens = [token, ...ofOthers].slice(0, TRUST_TOKENS_MAX).join('.');
      return `${cookieName}=${tokens}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}; Max-Age=${TRUST_DAYS * 86_400}`;
    },
  };
}

/**
 * The second factor of accounts (R22): an authenticator with one-time codes, ten recovery codes, and browsers that are not asked
 * for 30 days ([0054](../../../docs/decisions/0054-ask-for-a-second-factor.md)).
 */
export function secondFactorOf(database: Database, { secret }: Pick<SecondFactorOptions, 'secret'>) {
  const { seal, open, hashOfCode } = sealingOf(secret);

  /** Replaces an account's recovery codes; answers the new ones, which nothing can show again. */
  async function replaceCodes(transaction: Database, userId: string): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES.count }, newRecoveryCode);
    await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    await transaction.insert(recoveryCodes).values(codes.map((code) => ({ userId, hash: hashOfCode(code) })));
    return codes;
  }

  return {
    /** Forgets the browsers that are not asked. */
    forgetBrowsers: async (userId: string): Promise<void> => {
      await database.delete(trustedBrowsers).where(eq(trustedBrowsers.userId, userId));
    },
    async find(userId: string): Promise<SecondFactorState> {
      const [[own], left, [trusted]] = await Promise.all([
        database.select({ enabledAt: authenticators.enabledAt }).from(authenticators).where(enabled(userId)),
        codesLeft(database, userId),
        database
          .select({ browsers: count() })
          .from(trustedBrowsers)
          .where(and(eq(trustedBrowsers.userId, userId), sql`${trustedBrowsers.expiresAt} > now()`)),
      ]);
      return {
        enabledAt: own?.enabledAt ?? null,
        codesLeft: left,
        trustedBrowsers: trusted?.browsers ?? 0,
      };
    },
    /**
     * The authenticator that an account sets up: the same for a quarter of an hour, so that a page that is loaded twice shows one secret;
     * who saw it and enabled nothing knows no later one. Null for an account that has one.
     */
    async setUp({ userId, email }: { userId: string; email: string }): Promise<AuthenticatorSetup | null> {
      const made = seal(new Secret({ size: SECRET_BYTES }).base32, userId);
      await database
        .insert(authenticators)
        .values({ userId, sealedSecret: made })
        .onConflictDoUpdate({
          target: authenticators.userId,
          set: { sealedSecret: made, createdAt: sql`now()` },
          setWhere: sql`${authenticators.enabledAt} is null
            and ${authenticators.createdAt} < now() - make_interval(mins => ${SETUP_MINUTES})`,
        });
      const [own] = await database
        .select({ sealed: authenticators.sealedSecret, enabledAt: authenticators.enabledAt })
        .from(authenticators)
        .where(eq(authenticators.userId, userId));
      if (!own || own.enabledAt !== null) return null;
      const plain = open(own.sealed, userId);
      if (plain === null) {
        // Encrypted by a former secret of the shop: nobody can go on with it.
        await database
          .update(authenticators)
          .set({ sealedSecret: made })
          .where(and(eq(authenticators.userId, userId), isNull(authenticators.enabledAt)));
        return this.setUp({ userId, email });
      }
      const uri = new TOTP({ ...TOTP_RULES, issuer: ISSUER, label: email, secret: Secret.fromBase32(plain) });
      return { secret: plain, uri: uri.toString() };
    },
    /**
     * Enables the authenticator by a first right code, ends all other sessions, and answers the recovery codes. Null for a wrong
     * code, where one is enabled already, and for a session that may not change factors.
     */
    enable: ({ userId, sessionId, code: typed }: OwnSession & { code: string }) =>
      database.transaction(async (transaction): Promise<string[] | null> => {
        await lockCustomer(transaction, { userId });
        if (!(await mayChangeFactors(transaction, { userId, sessionId }))) return null;
        const [own] = await transaction
          .select({ sealed: authenticators.sealedSecret })
          .from(authenticators)
          .where(and(eq(authenticators.userId, userId), isNull(authenticators.enabledAt)))
          .for('update');
        const code = readSecondFactorCode(typed);
        const plain = own ? open(own.sealed, userId) : null;
        const step = plain === null || code?.kind !== 'authenticator' ? null : stepOf(plain, code.text);
        if (step === null) return null;
        await transaction
          .update(authenticators)
          .set({ enabledAt: sql`now()`, lastStep: step })
          .where(eq(authenticators.userId, userId));
        await endSessions(transaction, { userId, except: sessionId });
        await noteAddedFactor(transaction, { userId, sessionId });
        await tellOwner(transaction, userId, { about: 'second-factor-on' });
        return replaceCodes(transaction, userId);
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
          .where(enabled(userId))
          .for('update');
        if (!own) return null;
        await tellOwner(transaction, userId, { about: 'recovery-codes-renewed' });
        return replaceCodes(transaction, userId);
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

/** Drops browsers whose 30 days are over; run now and then. */
export const forgetOldTrust = (database: Database) => async (): Promise<void> => {
  await database.delete(trustedBrowsers).where(lt(trustedBrowsers.expiresAt, sql`now()`));
};
