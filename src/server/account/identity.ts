import { visibleCharacters } from '../../domain/locale/without-invisible.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../domain/account/password.ts';
import type { Database } from '../database/database.ts';
import { countNoEmail, type CountEmail } from '../outbox/count-email.ts';
import { checkPassword, isStillRight } from './check-password.ts';
import { lockCustomer } from './lock-customer.ts';
import { registerAccount, type Registration } from './register.ts';
import { noteGivenFactor } from './second-factor/second-factor-proof.ts';
import { secondFactorGate, type GivenFactor } from './second-factor/second-factor-gate.ts';
import { lockAwaited, sessionsOf, type AwaitedSession, type Session, type SignedInUser } from './session.ts';
import { NO_VISITOR, signInBy, type Visitor } from './sign-in.ts';
import { noteFailedSignIn, noteSignIn } from './sign-in-log.ts';

/** The outcome of signing in or registering: headers that set the session's cookie, or a reason. */
export type SignInResult =
  | {
      readonly ok: true;
      readonly headers: Headers;
      /** Whether the address is known to be the account's own. */
      readonly isConfirmed: boolean;
      /** The session is nobody's until the second factor is given. */
      readonly awaitsSecondFactor: boolean;
    }
  | { readonly ok: false; readonly reason: 'login-failed' | 'register-failed' };

/** The outcome of giving the second factor. */
export type SecondFactorResult =
  | {
      readonly ok: true;
      readonly headers: Headers;
      readonly given: GivenFactor;
    }
  | { readonly ok: false; readonly reason: 'session-over' | 'wrong-code' };

/** Who asks, and what the answer's `Set-Cookie` headers must be. */
export interface Visit {
  readonly user: SignedInUser | null;
  readonly setCookies: readonly string[];
}

/** Signing in, registering and signing out (C §1, C §4, R22). */
export interface Identity {
  /** The session of the request's cookie; null without a valid one. Reads only, by one query. */
  readonly sessionOf: (headers: Headers) => Promise<Session | null>;
  /** Its user. */
  readonly userOf: (headers: Headers) => Promise<SignedInUser | null>;
  /** The same for an answer that may set cookies: a session in use is prolonged, and so must its cookie be. */
  readonly visit: (headers: Headers) => Promise<Visit>;
  /** Signs in by e-mail and password; a wrong pair and an unknown address answer alike, after the same work. */
  readonly signIn: (
    credentials: { email: string; password: string; remember: boolean },
    visitor?: Visitor,
  ) => Promise<SignInResult>;
  /** The session of the request that waits for the second factor; null without one. */
  readonly awaitedSession: (headers: Headers) => Promise<AwaitedSession | null>;
  /** Signs in who proved the first factor, by a code (R22): always with a new token, and a code once. */
  readonly giveSecondFactor: (
    given: { code: string; isTrusted: boolean },
    visitor: Visitor,
  ) => Promise<SecondFactorResult>;
  /** Notes a second factor in the session of who is signed in and gave none yet, by a code; false for a wrong one. */
  readonly proveSecondFactor: (given: { code: string }, visitor: Visitor) => Promise<boolean>;
  /** Makes an account and signs in; alike for every address, whether or not somebody owns it. */
  readonly register: (registration: Registration, visitor?: Visitor) => Promise<SignInResult>;
  /** Ends the request's session; the headers remove its cookie. */
  readonly signOut: (headers: Headers) => Promise<Headers>;
}

const setting = (cookie: string): Headers => new Headers([['Set-Cookie', cookie]]);

export interface IdentityOptions {
  readonly secret: string;
  readonly publicUrl: string;
  /** The fewest visible characters of a password. */
  readonly passwordMinimum?: number;
  /** Counts e-mails that ask to confirm an address. */
  readonly countConfirmEmail?: CountEmail;
  /** Names of OpenID providers by id, for e-mails. */
  readonly providerNames?: ReadonlyMap<string, string>;
  /** Finds the country of a network address. */
  readonly countryOf?: (address: string) => Promise<string | null>;
}

/** Accounts with passwords over the shop's database ([0044](../../../docs/decisions/0044-keep-sessions-in-the-shops-own-tables.md)). */
export function createIdentity(database: Database, options: IdentityOptions): Identity {
  const {
    passwordMinimum = PASSWORD_MIN_LENGTH,
    countConfirmEmail = countNoEmail,
    countryOf = () => Promise.resolve(null),
  } = options;
  const sessions = sessionsOf(database, options);
  const gate = secondFactorGate(options);
  const begin = signInBy(options);
  const check = checkPassword(database);
  const registerNew = registerAccount(database, { countConfirmEmail });

  const sessionOf = (headers: Headers) => sessions.find(headers);
  return {
    sessionOf,
    userOf: async (headers) => (await sessionOf(headers))?.user ?? null,
    async visit(headers) {
      const session = await sessionOf(headers);
      const cookie = session && (await sessions.prolong(session, headers));
      return { user: session?.user ?? null, setCookies: cookie === null ? [] : [cookie] };
    },
    async signIn({ email, password, remember }, visitor = NO_VISITOR) {
      const { browser } = visitor;
      const owner = await check(email, password);
      const country = await countryOf(browser.address);
      const method = 'password';
      const begun =
        owner &&
        (await database.transaction(async (transaction) => {
          if (!(await isStillRight(transaction, owner))) return null;
          const { userId, isConfirmed } = owner;
          return begin(transaction, {
            userId,
            isConfirmed,
            method,
            visitor,
            country,
            isRemembered: remember,
          });
        }));
      if (!begun) {
        await noteFailedSignIn(database, email, { method, browser, country, outcome: 'wrong-password' });
        return { ok: false, reason: 'login-failed' };
      }
      const { cookie, awaitsSecondFactor } = begun;
      return { ok: true, headers: setting(cookie), isConfirmed: owner.isConfirmed, awaitsSecondFactor };
    },
    awaitedSession: (headers) => sessions.findAwaited(headers),
    async giveSecondFactor({ code, isTrusted }, visitor) {
      const { browser, headers } = visitor;
      const awaited = await sessions.findAwaited(headers);
      if (!awaited) return { ok: false, reason: 'session-over' };
      const { id, userId, email, isConfirmed, method: by, isRemembered } = awaited;
      const country = await countryOf(browser.address);
      const result = await database.transaction(async (transaction): Promise<SecondFactorResult> => {
        await lockCustomer(transaction, { userId });
        if (!(await lockAwaited(transaction, id))) return { ok: false, reason: 'session-over' };
        const given = await gate.take(transaction, userId, code);
        if (!given) return { ok: false, reason: 'wrong-code' };
        const proven = { userId, isConfirmed, method: by, visitor, country, isRemembered };
        const { cookie } = await begin(transaction, { ...proven, provesSecondFactor: true });
        const set = setting(cookie);
        if (isTrusted) {
          const { userAgent } = browser;
          set.append('Set-Cookie', await gate.trust(transaction, { userId, headers, userAgent }));
        }
        return { ok: true, headers: set, given };
      });
      if (!result.ok && result.reason === 'wrong-code') {
        await noteFailedSignIn(database, email, { method: by, browser, country, outcome: 'wrong-code' });
      }
      return result;
    },
    async proveSecondFactor({ code }, { browser, headers }) {
      const session = await sessionOf(headers);
      if (!session) return false;
      const { id: sessionId, user } = session;
      const isTaken = await database.transaction(async (transaction) => {
        await lockCustomer(transaction, { userId: user.id });
        const given = await gate.take(transaction, user.id, code);
        if (given) await noteGivenFactor(transaction, { userId: user.id, sessionId });
        return given !== null;
      });
      if (!isTaken) {
        const country = await countryOf(browser.address);
        const by = { method: 'password', browser, country };
        await noteSignIn(database, user.id, { ...by, outcome: 'wrong-code' });
      }
      return isTaken;
    },
    async register(registration, visitor = NO_VISITOR) {
      const { length } = registration.password;
      const isTaken =
        visibleCharacters(registration.password) >= passwordMinimum && length <= PASSWORD_MAX_LENGTH;
      if (!isTaken) return { ok: false, reason: 'register-failed' };
      const country = await countryOf(visitor.browser.address);
      const proven = { isConfirmed: false, method: 'password', visitor, country, isRemembered: true };
      const { cookie, awaitsSecondFactor } = await registerNew(registration, (transaction, userId) =>
        begin(transaction, { userId, ...proven }),
      );
      return { ok: true, headers: setting(cookie), isConfirmed: false, awaitsSecondFactor };
    },
    signOut: async (headers) => setting(await sessions.end(headers)),
  };
}
