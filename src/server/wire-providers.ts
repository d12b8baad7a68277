import { appleProvider, googleProvider, otherProvider } from './adapters/openid/openid-provider.ts';
import type { Settings } from './env.ts';
import { logger } from './http/logger.ts';
import type { OpenIdProvider } from './ports/openid-provider.ts';

/** The OpenID providers that the settings name, in the order of their buttons. None is asked anything before somebody signs in by it. */
export function wireProviders(settings: Settings): readonly OpenIdProvider[] {
  const options = {
    onUnavailable: (failure: { provider: string; detail: string }) =>
      logger.warn(failure, 'an OpenID provider does not answer'),
  };
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER } = settings;
  const { APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY, APPLE_ISSUER } = settings;
  const google =
    GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET
      ? googleProvider(
          { issuer: GOOGLE_ISSUER, clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET },
          options,
        )
      : null;
  const apple =
    APPLE_CLIENT_ID && APPLE_TEAM_ID && APPLE_KEY_ID && APPLE_PRIVATE_KEY
      ? appleProvider(
          {
            issuer: APPLE_ISSUER,
            clientId: APPLE_CLIENT_ID,
            teamId: APPLE_TEAM_ID,
            keyId: APPLE_KEY_ID,
            privateKey: APPLE_PRIVATE_KEY,
          },
          options,
        )
      : null;
  const others = (settings.OPENID_PROVIDERS ?? []).map((client) => otherProvider(client, options));
  return [google, apple, ...others].filter((provider) => provider !== null);
}
