import { visibleCharacters } from '../../domain/locale/without-invisible.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../domain/account/password.ts';
import type { Database } from '../database/database.ts';
import { countNoEmail, type CountEmail } from '../outbox/count-email.ts';
import { emails } from '../outbox/tables.ts';
import { newBrowserEmail } from './account-emails.ts';
import { addLink } from './account-links.ts';
import { checkPassword } from './check-password.ts';
import { nameBrowser } from './name-browser.ts';
import { registerAccount, type Registration } from './register.ts';
import { beginSession, sessionsOf, type Browser, type Session, type SignedInUser } from './session.ts';
import { noteFailedSignIn, noteSignIn } from './sign-in-log.ts';
import { users } from './tables.ts';
import { eq } from 'drizzle-orm';

/** The outcome of signing in or registering: headers that set the session's cookie, or a reason. */
export type SignInResult =
  | {
      readonly ok: true;
      readonly headers: Headers;
      /** Whether the address is known to be the account's own. */
      readonly isConfirmed: boolean;
    }
  | { readonly ok: false; readonly reason: 'login-failed' | 'register-failed' };

/** Who asks, and what the answer's `Set-Cookie` headers must be. */
export interface Visit {
  readonly user: SignedInUser | null;
  readonly setCookies: readonly string[];
}

/** The browser that is to be signed in, and what its request brought. */
export interface Visitor {
  readonly browser: Browser;
  readonly headers: Headers;
  /** Whether it was signed in to this address before. */
  readonly isKnown: boolean;
}

/** A browser of which nothing is known: of commands and tests. */
export const NO_VISITOR: Visitor = {
  browser: { address: '', userAgent: null },
  headers: new Headers(),
  isKnown: false,
};

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
  /** Makes an account and signs in; alike for every address, whether or not somebody owns it. */
  readonly register: (registration: Registration, visitor?: Visitor) => Promise<SignInResult>;
  /** Ends the request's session; the headers remove its cookie. */
  readonly signOut: (headers: Headers) => Promise<Headers>;
}

const setting = (cookie: string): Headers => new Headers([['Set-Cookie', cookie]]);

export interface IdentityOptions {
  readonly secret: string;
  readonly publicUrl: string;
  readonly countEmail?: CountEmail;
  /** Finds the country of a network address. */
  readonly countryOf?: (address: string) => Promise<string | null>;
}

/** Accounts with passwords over the shop's database ([0044](../../../docs/decisions/0044-keep-sessions-in-the-shops-own-tables.md)). */
export function createIdentity(database: Database, options: IdentityOptions): Identity {
  const { countEmail = countNoEmail, countryOf = () => Promise.resolve(null) } = options;
  const sessions = sessionsOf(database, options);
  const begin = beginSession(options);
  const check = checkPassword(database);
  const registerNew = registerAccount(database, { countEmail });

  /** Tells the owner of an account that somebody signed in from a browser that was never signed in to it. */
  async function tellOfNewBrowser(
    transaction: Database,
    { userId, browser, country }: { userId: string; browser: Browser; country: string | null },
  ): Promise<void> {
    const [owner] = await transaction
      .select({ recipient: users.email, locale: users.locale })
      .from(users)
      .where(eq(users.id, userId));
    if (!owner) return;
    const linkId = await addLink(transaction, { purpose: 'end-sessions', userId, email: owner.recipient });
    await transaction.insert(emails).values(
      newBrowserEmail(owner, {
        linkId,
        at: new Date().toISOString(),
        browser: nameBrowser(browser.userAgent),
        country,
      }),
    );
  }

  const sessionOf = (headers: Headers) => sessions.find(headers);
  return {
    sessionOf,
    userOf: async (headers) => (await sessionOf(headers))?.user ?? null,
    async visit(headers) {
      const session = await sessionOf(headers);
      const cookie = session && (await sessions.prolong(session, headers));
      return { user: session?.user ?? null, setCookies: cookie === null ? [] : [cookie] };
    },
    async signIn({ email, password, remember }, { browser, headers, isKnown } = NO_VISITOR) {
      const owner = await check(email, password);
      const country = await countryOf(browser.address);
      const tried = { method: 'password', browser, country };
      if (!owner) {
        await noteFailedSignIn(database, email, { ...tried, outcome: 'wrong-password' });
        return { ok: false, reason: 'login-failed' };
      }
      const { userId, isConfirmed } = owner;
      const cookie = await database.transaction(async (transaction) => {
        const isFirst = await noteSignIn(transaction, userId, { ...tried, outcome: 'signed-in' });
        if (isConfirmed && !isFirst && !isKnown) {
          await tellOfNewBrowser(transaction, { userId, browser, country });
        }
        return begin(transaction, { userId, isRemembered: remember, browser, headers });
      });
      return { ok: true, headers: setting(cookie), isConfirmed };
    },
    async register(registration, { browser, headers } = NO_VISITOR) {
      const { length } = registration.password;
      const isTaken =
        visibleCharacters(registration.password) >= PASSWORD_MIN_LENGTH && length <= PASSWORD_MAX_LENGTH;
      if (!isTaken) return { ok: false, reason: 'register-failed' };
      const country = await countryOf(browser.address);
      const cookie = await registerNew(registration, async (transaction, userId) => {
        await noteSignIn(transaction, userId, { outcome: 'signed-in', method: 'password', browser, country });
        return begin(transaction, { userId, isRemembered: true, browser, headers });
      });
      return { ok: true, headers: setting(cookie), isConfirmed: false };
    },
    signOut: async (headers) => setting(await sessions.end(headers)),
  };
}
