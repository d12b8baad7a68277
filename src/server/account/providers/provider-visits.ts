import { provedSince, readPostedName } from '../../../domain/account/provider-person.ts';
import { localeOf } from '../../../domain/locale/locale.ts';
import type { Database } from '../../database/database.ts';
import type { OpenIdProvider, ProviderAnswer } from '../../ports/openid-provider.ts';
import { sessionsOf, type Session } from '../session.ts';
import type { Visitor } from '../sign-in.ts';
import { linkProvider, ownerOfIdentity } from './linked-providers.ts';
import { signInByProvider, type ProviderSignIn, type ProviderSignInOptions } from './sign-in-by-provider.ts';
import { visitsOf, type TakenVisit, type VisitAim, type VisitPurpose } from './visits.ts';

/** Why a visit to a provider came to nothing. */
export type VisitProblem =
  /** Too long ago, used before, or begun in another browser. */
  | 'late'
  | 'cancelled'
  | 'failed'
  | 'unavailable'
  /** The provider does not say that the person proved just now who they are. */
  | 'not-proved'
  /** They are somebody else there than the account's owner. */
  | 'other-person'
  | 'linked-elsewhere'
  | 'already-linked';

/** What came of a visit; `visit` is null where it is not known whose it was. */
export type VisitOutcome =
  | { readonly ok: true; readonly visit: TakenVisit; readonly signedIn: ProviderSignIn | null }
  | { readonly ok: false; readonly reason: VisitProblem; readonly visit: TakenVisit | null };

/** What a browser brings back: the parameters of its address, or the form that the provider's page posts. */
export interface Brought {
  readonly provider: OpenIdProvider;
  readonly state: string;
  readonly answer: ProviderAnswer;
}

interface Options extends ProviderSignInOptions {
  readonly onFailure: (failure: { provider: string; reason: string; detail: string }) => void;
}

/** The address that the providers send browsers back to; each has to know it beforehand. */
export const redirectUri = (publicUrl: string, provider: string): string =>
  `${publicUrl}/auth/from/${provider}`;

/** Sends people to OpenID providers, and decides what follows when they come back. */
export function providerVisitsOf(database: Database, options: Options) {
  const { publicUrl, providerNames = new Map(), onFailure } = options;
  const visits = visitsOf(database, options);
  const sessions = sessionsOf(database, options);
  const byProvider = signInByProvider(database, options);
  const link = linkProvider(database, { names: providerNames });

  return {
    /** Begins a visit; answers where the browser goes, null while the provider does not answer. */
    async begin(
      provider: OpenIdProvider,
      begun: { purpose: VisitPurpose; userId: string | null } & Omit<VisitAim, 'termsVersion'>,
    ): Promise<{ url: URL; cookie: string } | null> {
      const { cookie, ...visit } = await visits.begin({ ...begun, provider: provider.id });
      const url = await provider.authorizationUrl({
        ...visit,
        redirectUri: redirectUri(publicUrl, provider.id),
        locale: localeOf(begun.region),
        mustProve: begun.purpose === 'prove',
      });
      return url && { url, cookie };
    },
    /** Keeps what a provider's own page posted, for the browser that will ask by itself; false if nobody waits for it. */
    keepPosted: ({ provider, state, answer }: Brought, user: string | null): Promise<boolean> =>
      provider.answersByPost
        ? visits.keepPosted({ provider: provider.id, state }, { answer, told: readPostedName(user) })
        : Promise.resolve(false),
    removeCookie: visits.removeCookie,
    /** Ends a visit: each once, and in the browser that began it alone. `session` is the browser's own. */
    async end(
      { provider, state, answer: brought }: Brought,
      visitor: Visitor,
      session: Session | null,
    ): Promise<VisitOutcome> {
      const { id } = provider;
      const visit = await visits.take({ provider: id, state }, visitor.headers);
      if (visit === null) return { ok: false, reason: 'late', visit };
      const posted = provider.answersByPost ? visit.posted : { answer: brought, told: null };
      if (posted === null) return { ok: false, reason: 'failed', visit };
      const { nonce, codeVerifier, purpose, userId } = visit;
      const found = await provider.personOf({
        ...posted,
        state,
        nonce,
        codeVerifier,
        redirectUri: redirectUri(publicUrl, id),
      });
      if (!found.ok) {
        const { reason, detail } = found;
        if (reason !== 'cancelled') onFailure({ provider: id, reason, detail });
        return { ok: false, reason: reason === 'refused' ? 'failed' : reason, visit };
      }
      const { person } = found;
      if (purpose === 'sign-in') {
        const signedIn = await byProvider.signIn(person, { provider: id, aim: visit, visitor });
        return { ok: true, visit, signedIn };
      }
      if (session === null || userId !== session.user.id) return { ok: false, reason: 'late', visit };
      const { subject, email } = person;
      const identity = { provider: id, subject };
      if (purpose === 'link') {
        const linked = await link({ ...identity, userId, sessionId: session.id, email });
        return linked.ok ? { ok: true, visit, signedIn: null } : { ...linked, visit };
      }
      const owner = await ownerOfIdentity(database, identity);
      if (owner?.userId !== userId) return { ok: false, reason: 'other-person', visit };
      if (!provedSince(person.authenticatedAt, new Date(visit.createdAt)))
        return { ok: false, reason: 'not-proved', visit };
      await sessions.proveAgain(session.id);
      return { ok: true, visit, signedIn: null };
    },
  };
}
