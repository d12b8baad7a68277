import * as v from 'valibot';
import { applesKey, issuer, openIdProviders } from './setting-forms.ts';

/** Settings of the providers by which customers can sign in. */
export const providerFields = {
  /** The client id by which Google knows the shop; with its secret it puts the button “Continue with Google” on the sign-in page. Google has to know `{PUBLIC_URL}/auth/from/google`. */
  GOOGLE_CLIENT_ID: v.optional(v.string()),
  /** Its secret. */
  GOOGLE_CLIENT_SECRET: v.optional(v.string()),
  /** Who issues Google’s ID tokens; another one is for tests. */
  GOOGLE_ISSUER: v.optional(issuer, 'https://accounts.google.com'),
  /** The services id by which Apple knows the shop; it needs the next three. Apple has to know `{PUBLIC_URL}/auth/from/apple`, under https. */
  APPLE_CLIENT_ID: v.optional(v.string()),
  /** The id of the team that it belongs to. */
  APPLE_TEAM_ID: v.optional(v.string()),
  /** The id of the key that signs for it. */
  APPLE_KEY_ID: v.optional(v.string()),
  /** That key in PEM, its lines divided by line ends or `\n`. */
  APPLE_PRIVATE_KEY: v.optional(applesKey),
  /** Who issues Apple’s ID tokens; another one is for tests. */
  APPLE_ISSUER: v.optional(issuer, 'https://appleid.apple.com'),
  /** Further OpenID providers, each with a button, as JSON: `[{"id":"work","name":"Work","issuer":"https://login.example","clientId":"…","clientSecret":"…"}]`. Each has to know `{PUBLIC_URL}/auth/from/{id}`. */
  OPENID_PROVIDERS: v.optional(openIdProviders),
};
