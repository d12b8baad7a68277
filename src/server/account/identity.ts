import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { PASSWORD_MIN_LENGTH } from '../../domain/account/password.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Database } from '../database/database.ts';
import { findSession, sessionToken, type SignedInUser } from './session.ts';
import { passwordHashing } from './password-hashing.ts';
import { accounts, sessions, users, verifications } from './tables.ts';
import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The identity service answers with a bare 500 whatever went wrong inside, and tells its log alone what that was. This
 * listens to its log, for each call by itself, so that the call fails with the true cause: a database that is gone is
 * then known for one.
 */
function trueCause() {
  const calls = new AsyncLocalStorage<{ cause?: Error }>();
  return {
    /** The log of the service. */
    log: (_level: string, _message: string, ...details: readonly unknown[]) => {
      const call = calls.getStore();
      const error = details.find((detail) => detail instanceof Error);
      if (call && error) call.cause ??= error;
    },
    /** Asks the service. */
    ask: <T>(question: () => Promise<T>): Promise<T> => {
      const call: { cause?: Error } = {};
      return calls.run(call, question).catch((error: unknown) => {
        throw error instanceof APIError && error.statusCode >= 500 ? (call.cause ?? error) : error;
      });
    },
  };
}

/** The outcome of signing in or registering: headers that set the session cookie, or a reason. */
export type SignInResult =
  | { readonly ok: true; readonly headers: Headers }
  | { readonly ok: false; readonly reason: 'login-failed' | 'register-failed' };

export interface Registration {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly password: string;
  readonly locale: Locale;
}

const DAY_SECONDS = 24 * 60 * 60;
/** A session that is used ends this long after its last renewal. */
const SESSION_SECONDS = 30 * DAY_SECONDS;
const RENEWAL_SECONDS = DAY_SECONDS;

type ServiceLog = ReturnType<typeof trueCause>['log'];

function createAuth(database: Database, options: { secret: string; publicUrl: string; log: ServiceLog }) {
  return betterAuth({
    secret: options.secret,
    baseURL: options.publicUrl,
    database: drizzleAdapter(database, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
    }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: 128,
      password: passwordHashing,
    },
    user: {
      additionalFields: {
        firstName: { type: 'string', required: false, defaultValue: '' },
        lastName: { type: 'string', required: false, defaultValue: '' },
        phone: { type: 'string', required: false },
        locale: { type: 'string', required: false, defaultValue: 'uk' },
      },
    },
    session: { expiresIn: SESSION_SECONDS, updateAge: RENEWAL_SECONDS },
    advanced: {
      cookiePrefix: 'promin',
      useSecureCookies: options.publicUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
    },
    // The shop's forms and limits stand in front; none of the service's own routes is mounted.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: 'error', log: options.log },
  });
}

/** Who asks, and what the answer's `Set-Cookie` headers must be. */
export interface Visit {
  readonly user: SignedInUser | null;
  readonly setCookies: readonly string[];
}

/** What the shop asks of the embedded identity service. */
export interface Identity {
  /** The user of the request's session cookie; null without a valid one. Reads only, by one query. */
  readonly userOf: (headers: Headers) => Promise<SignedInUser | null>;
  /** The same for an answer that may set cookies: once a day the session is prolonged, and so must its cookie be. */
  readonly visit: (headers: Headers) => Promise<Visit>;
  /** Signs in by e-mail and password; a wrong pair and an unknown address answer alike. */
  readonly signIn: (credentials: {
    email: string;
    password: string;
    remember: boolean;
  }) => Promise<SignInResult>;
  /** Makes an account and signs in; an address that is taken answers like any other refusal. */
  readonly register: (registration: Registration) => Promise<SignInResult>;
  /** Ends the request's session; the headers remove its cookie. */
  readonly signOut: (headers: Headers) => Promise<Headers>;
}

/** Turns a refusal of the service into a reason; anything else is a surprise. */
const refusal =
  (reason: 'login-failed' | 'register-failed') =>
  (error: unknown): SignInResult => {
    if (error instanceof APIError && error.statusCode < 500) return { ok: false, reason };
    throw error;
  };

/** The identity service over the shop's database (C §1, R22; passwords are hashed with scrypt). */
export function createIdentity(database: Database, options: { secret: string; publicUrl: string }): Identity {
  const { ask, log } = trueCause();
  const auth = createAuth(database, { ...options, log });
  const find = findSession(database);

  const sessionOf = async (headers: Headers) => {
    const { authCookies, secret } = await auth.$context;
    const token = sessionToken(headers.get('cookie'), { name: authCookies.sessionToken.name, secret });
    return token === null ? null : find(token);
  };

  const renew = async (headers: Headers): Promise<readonly string[]> => {
    const { authCookies } = await auth.$context;
    if (headers.get('cookie')?.includes(authCookies.dontRememberToken.name)) return []; // ends with the browser
    const { headers: answer } = await ask(() => auth.api.getSession({ headers, returnHeaders: true }));
    return answer.getSetCookie();
  };

  return {
    userOf: async (headers) => (await sessionOf(headers))?.user ?? null,
    async visit(headers) {
      const session = await sessionOf(headers);
      if (!session) return { user: null, setCookies: [] };
      const isFresh = session.expiresAt.getTime() - Date.now() > (SESSION_SECONDS - RENEWAL_SECONDS) * 1000;
      return { user: session.user, setCookies: isFresh ? [] : await renew(headers) };
    },
    signIn: ({ email, password, remember }) =>
      ask(() =>
        auth.api.signInEmail({ body: { email, password, rememberMe: remember }, returnHeaders: true }),
      ).then(({ headers }): SignInResult => ({ ok: true, headers }), refusal('login-failed')),
    register: ({ firstName, lastName, email, phone, password, locale }) =>
      ask(() =>
        auth.api.signUpEmail({
          body: {
            name: `${firstName} ${lastName}`.trim(),
            email,
            password,
            firstName,
            lastName,
            locale,
            ...(phone === null ? {} : { phone }),
          },
          returnHeaders: true,
        }),
      ).then(({ headers }): SignInResult => ({ ok: true, headers }), refusal('register-failed')),
    async signOut(headers) {
      const { headers: answer } = await ask(() => auth.api.signOut({ headers, returnHeaders: true }));
      return answer;
    },
  };
}
