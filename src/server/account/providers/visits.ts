import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { parse } from 'hono/utils/cookie';
import type { PersonName } from '../../../domain/account/provider-person.ts';
import type { Region } from '../../../domain/locale/locale.ts';
import type { Database } from '../../database/database.ts';
import { termsVersion } from '../../messages/terms-in-force.ts';
import type { ProviderAnswer } from '../../ports/openid-provider.ts';
import { providerVisits, type VISIT_PURPOSES } from './tables.ts';

export type VisitPurpose = (typeof VISIT_PURPOSES)[number];

/** Where a visit leads in the end. */
export interface VisitAim {
  readonly region: Region;
  /** A path of the shop; null for the usual one. */
  readonly target: string | null;
  readonly isRemembered: boolean;
  readonly termsVersion: string;
}

/** A visit to a provider that has just been begun. */
export interface BegunVisit {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  /** The `Set-Cookie` that binds it to the browser. */
  readonly cookie: string;
}

/** So long the person may take at the provider. */
const VISIT_SECONDS = 15 * 60;

/** 256 random bits; also within the length of a verifier (RFC 7636 §4.1). */
const randomToken = (): string => randomBytes(32).toString('base64url');
const TOKEN = /^[\w-]{43}$/;
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * A cookie with a random token; `Lax` does not come with a POST of another site, and comes when the browser is led back by a GET. Under
 * https its name begins with `__Host-`: browsers take such a cookie from this very host alone.
 */
export function browserToken(name: string, { isSecure, seconds }: { isSecure: boolean; seconds: number }) {
  const [cookieName, secure] = isSecure ? [`__Host-${name}`, '; Secure'] : [name, ''];
  const set = (value: string, maxAge: number) =>
    `${cookieName}=${value}; Path=/; HttpOnly; SameSite=Lax${secure}; Max-Age=${maxAge}`;
  return {
    /** Null without one. */
    read(headers: Headers): string | null {
      const token = parse(headers.get('cookie') ?? '', cookieName)[cookieName] ?? '';
      return TOKEN.test(token) ? token : null;
    },
    make: randomToken,
    /** The `Set-Cookie`. */
    write: (token: string): string => set(token, seconds),
    /** The `Set-Cookie` that removes it. */
    remove: (): string => set('', 0),
  };
}

/** With the beginning of its state's hash behind it: each visit has a cookie of its own, which binds no other visit to its browser. */
const VISIT_COOKIE = 'providerVisit';

/** Visits to OpenID providers: begun, brought back, and used once by the browser that began them. */
export function visitsOf(database: Database, { publicUrl }: { publicUrl: string }) {
  const cookieOf = (state: string) =>
    browserToken(`${VISIT_COOKIE}-${hashOf(state).slice(0, 12)}`, {
      isSecure: publicUrl.startsWith('https:'),
      seconds: VISIT_SECONDS,
    });
  const isOpen = sql`${providerVisits.expiresAt} > now()`;
  const named = (provider: string, state: string) =>
    and(eq(providerVisits.stateHash, hashOf(state)), eq(providerVisits.provider, provider), isOpen);
  return {
    /** Begins a visit; several of one browser may be under way. */
    async begin(
      begun: {
        readonly provider: string;
        readonly purpose: VisitPurpose;
        readonly userId: string | null;
      } & Omit<VisitAim, 'termsVersion'>,
    ): Promise<BegunVisit> {
      const [state, nonce, codeVerifier] = [randomToken(), randomToken(), randomToken()];
      const cookie = cookieOf(state);
      const token = cookie.make();
      await database.insert(providerVisits).values({
        ...begun,
        stateHash: hashOf(state),
        browserHash: hashOf(token),
        nonce,
        codeVerifier,
        termsVersion: termsVersion('terms'),
        expiresAt: sql`now() + make_interval(secs => ${VISIT_SECONDS})`,
      });
      return { state, nonce, codeVerifier, cookie: cookie.write(token) };
    },
    /** Keeps what the provider's page posted until the browser comes by itself; false if nobody waits for it, or it came before. */
    async keepPosted(
      { provider, state }: { provider: string; state: string },
      posted: { answer: ProviderAnswer; told: PersonName | null },
    ): Promise<boolean> {
      const kept = await database
        .update(providerVisits)
        .set({ posted })
        .where(and(named(provider, state), isNull(providerVisits.posted)))
        .returning({ provider: providerVisits.provider });
      return kept.length > 0;
    },
    /** Takes a visit, once: of two calls with one state the second finds none, as does another browser. */
    async take({ provider, state }: { provider: string; state: string }, headers: Headers) {
      const token = cookieOf(state).read(headers);
      if (token === null) return null;
      const [taken] = await database
        .delete(providerVisits)
        .where(and(named(provider, state), eq(providerVisits.browserHash, hashOf(token))))
        .returning();
      return taken ?? null;
    },
    /** The `Set-Cookie` that removes what bound a visit to its browser. */
    removeCookie: (state: string): string => cookieOf(state).remove(),
  };
}
export type ProviderVisits = ReturnType<typeof visitsOf>;
export type TakenVisit = NonNullable<Awaited<ReturnType<ProviderVisits['take']>>>;

/** Drops visits that nobody came back from; run now and then. */
export const forgetOldVisits = (database: Database) => async (): Promise<void> => {
  await database.delete(providerVisits).where(lt(providerVisits.expiresAt, sql`now()`));
};
