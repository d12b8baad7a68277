import type { ClientAuth, Configuration } from 'openid-client';
import { readPerson } from '../../../domain/account/provider-person.ts';
import type { OpenIdProvider, PersonResult } from '../../ports/openid-provider.ts';
import { appleClientSecret, type AppleClient } from './apple-client-secret.ts';

/** A provider that has not answered by then is taken for one that is down. */
const PATIENCE_SECONDS = 8;
/** So long what a provider publishes of itself is used without asking again. */
const METADATA_MS = 60 * 60 * 1000;

/** The library takes some megabytes: it is loaded when somebody signs in through a provider. */
const library = () => import('openid-client');
type Library = Awaited<ReturnType<typeof library>>;

/** Where providers differ. */
interface Dialect {
  readonly id: string;
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly scope: string;
  readonly answersByPost: boolean;
  readonly authenticate: (client: Library) => ClientAuth;
  /** What each visit says besides. */
  readonly parameters: (visit: { locale: string; mustProve: boolean }) => Readonly<Record<string, string>>;
}

/** Asks for the time of the proof, which providers leave out otherwise. */
const TELL_AUTH_TIME = JSON.stringify({ id_token: { auth_time: { essential: true } } });

/** By a form or a header, as the provider wants it. */
const bySecret =
  (secret: string) =>
  (client: Library): ClientAuth => {
    const [post, basic] = [client.ClientSecretPost(secret), client.ClientSecretBasic(secret)];
    return (server, metadata, body, headers) => {
      const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
      const authenticate = methods.includes('client_secret_basic') ? basic : post;
      authenticate(server, metadata, body, headers);
    };
  };

/** Errors by which a provider says that the person did not want to; the second is Apple's. */
const CANCELLED: ReadonlySet<unknown> = new Set(['access_denied', 'user_cancelled_authorize']);
/** Errors that pass; the first two are the library's own. */
const PASSING: ReadonlySet<unknown> = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'server_error',
  'temporarily_unavailable',
]);

/** What went wrong. Messages of errors hold claims, so that only codes are told. */
function failureOf(error: unknown, client: Library): Extract<PersonResult, { ok: false }> {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (error instanceof client.AuthorizationResponseError) {
    const reason = CANCELLED.has(error.error)
      ? 'cancelled'
      : PASSING.has(error.error)
        ? 'unavailable'
        : 'refused';
    return { ok: false, reason, detail: error.error };
  }
  if (error instanceof client.ResponseBodyError) {
    return { ok: false, reason: error.status >= 500 ? 'unavailable' : 'refused', detail: error.error };
  }
  const isDown =
    PASSING.has(code) ||
    (error instanceof TypeError && error.message === 'fetch failed') ||
    (error instanceof Error && error.cause instanceof Response && error.cause.status >= 500);
  const name = error instanceof Error ? error.name : 'unknown';
  return { ok: false, reason: isDown ? 'unavailable' : 'refused', detail: code || name };
}

/** A provider by OpenID Connect: the code flow with PKCE, state and nonce; signatures of ID tokens are checked always. */
function openIdProvider(
  dialect: Dialect,
  { onUnavailable }: { onUnavailable: (failure: { provider: string; detail: string }) => void },
): OpenIdProvider {
  const { id, name, issuer, clientId, answersByPost } = dialect;
  let known: { readonly configuration: Configuration; readonly at: number } | null = null;
  let asking: Promise<Configuration> | null = null;

  async function discover(): Promise<Configuration> {
    const client = await library();
    const server = new URL(issuer);
    const configuration = await client.discovery(server, clientId, undefined, dialect.authenticate(client), {
      timeout: PATIENCE_SECONDS,
      execute: [
        client.enableNonRepudiationChecks,
        ...(server.protocol === 'http:' ? [client.allowInsecureRequests] : []),
      ],
    });
    known = { configuration, at: Date.now() };
    return configuration;
  }

  /** What the provider publishes of itself, asked for once an hour; a failure is not kept, the next call asks again. */
  async function configurationOf(): Promise<Configuration> {
    if (known && Date.now() - known.at < METADATA_MS) return known.configuration;
    asking ??= discover().finally(() => void (asking = null));
    try {
      return await asking;
    } catch (error) {
      if (known) return known.configuration;
      throw error;
    }
  }

  return {
    id,
    name,
    answersByPost,
    async authorizationUrl({ state, nonce, codeVerifier, redirectUri, locale, mustProve }) {
      const client = await library();
      let configuration: Configuration;
      try {
        configuration = await configurationOf();
      } catch (error) {
        onUnavailable({ provider: id, detail: failureOf(error, client).detail });
        return null;
      }
      return client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: dialect.scope,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(answersByPost ? { response_mode: 'form_post' } : {}),
        ...dialect.parameters({ locale, mustProve }),
      });
    },
    async personOf({ state, nonce, codeVerifier, redirectUri, answer, told }) {
      const client = await library();
      try {
        const configuration = await configurationOf();
        const from = new URL(redirectUri);
        for (const [key, value] of Object.entries({ ...answer, state })) from.searchParams.set(key, value);
        const tokens = await client.authorizationCodeGrant(configuration, from, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        // Providers may keep all but the subject for their endpoint (OpenID Connect Core §5.4).
        const isShort = claims?.email === undefined && configuration.serverMetadata().userinfo_endpoint;
        const further =
          claims && isShort ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub) : {};
        const person = readPerson({ ...further, ...claims }, told);
        return person
          ? { ok: true, person }
          : { ok: false, reason: 'refused', detail: 'the token names nobody' };
      } catch (error) {
        return failureOf(error, client);
      }
    },
  };
}

type Options = Parameters<typeof openIdProvider>[1];

/** What a provider knows the shop by. */
interface ProviderClient {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Google; it tells when somebody signed in there if the project's "session age claims" are on. */
export const googleProvider = ({ clientSecret, ...client }: ProviderClient, options: Options) =>
  openIdProvider(
    {
      ...client,
      id: 'google',
      name: 'Google',
      scope: 'openid email profile',
      answersByPost: false,
      authenticate: bySecret(clientSecret),
      // Google knows no `login`; whoever proves again chooses the account.
      parameters: ({ locale, mustProve }) => ({
        hl: locale,
        claims: TELL_AUTH_TIME,
        ...(mustProve ? { prompt: 'select_account' } : {}),
      }),
    },
    options,
  );

/** Apple: it answers by POST, because it is asked for the name, which it tells once. */
export function appleProvider({ issuer, ...client }: AppleClient & { issuer: string }, options: Options) {
  const makeSecret = appleClientSecret(client, new URL(issuer).origin);
  return openIdProvider(
    {
      id: 'apple',
      name: 'Apple',
      issuer,
      clientId: client.clientId,
      scope: 'openid email name',
      answersByPost: true,
      authenticate: (library) => (server, metadata, body, headers) =>
        library.ClientSecretPost(makeSecret(new Date()))(server, metadata, body, headers),
      parameters: () => ({}),
    },
    options,
  );
}

/** Any other provider that follows the standard. */
export const otherProvider = (
  { clientSecret, ...client }: ProviderClient & { id: string; name: string },
  options: Options,
) =>
  openIdProvider(
    {
      ...client,
      scope: 'openid email profile',
      answersByPost: false,
      authenticate: bySecret(clientSecret),
      parameters: ({ locale, mustProve }) => ({
        ui_locales: locale,
        claims: TELL_AUTH_TIME,
        ...(mustProve ? { prompt: 'login', max_age: '0' } : {}),
      }),
    },
    options,
  );
