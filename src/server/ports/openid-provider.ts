import type { PersonName, ProviderPerson } from '../../domain/account/provider-person.ts';
import type { Locale } from '../../domain/locale/locale.ts';

/** What belongs to one visit to a provider; the browser sees the state and the nonce alone. */
export interface ProviderVisit {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE (RFC 7636), 43 characters or more. */
  readonly codeVerifier: string;
  readonly redirectUri: string;
}

/** What came back through the browser: parameters of OAuth 2, each at most once. */
export type ProviderAnswer = Readonly<Partial<Record<'code' | 'iss' | 'error', string>>>;

export type PersonResult =
  | { readonly ok: true; readonly person: ProviderPerson }
  /**
   * `cancelled`: the person did not want to. `refused`: what came cannot be believed. `unavailable`: the provider does not
   * answer now. `detail` is for the log and names nobody.
   */
  | {
      readonly ok: false;
      readonly reason: 'cancelled' | 'refused' | 'unavailable';
      readonly detail: string;
    };

/** A service that tells the shop who somebody is (OpenID Connect). */
export interface OpenIdProvider {
  readonly id: string;
  /** As buttons and e-mails name it. */
  readonly name: string;
  /** Whether the browser brings its answer by a POST from the provider's own page. */
  readonly answersByPost: boolean;
  /**
   * Where the browser goes; null while the provider does not answer. `mustProve` asks for the password, the passkey or whatever
   * there is, although the person is signed in there.
   */
  readonly authorizationUrl: (
    visit: ProviderVisit & { readonly locale: Locale; readonly mustProve: boolean },
  ) => Promise<URL | null>;
  /** Exchanges the code and checks the ID token: signature, issuer, audience, time, nonce. Never throws. */
  readonly personOf: (
    visit: ProviderVisit & { readonly answer: ProviderAnswer; readonly told: PersonName | null },
  ) => Promise<PersonResult>;
}
