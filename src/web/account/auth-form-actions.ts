import type { SignIn } from '../../domain/account/auth-forms.ts';
import type { PasswordFault } from '../../domain/account/password.ts';
import type { RateDecision } from '../../domain/limits/rate-decision.ts';
import type { Locale, Region } from '../../domain/locale/locale.ts';
import type { PasskeyRefusal } from './auth-form.tsx';
import type { NewAccount, NewAccountSchema } from './new-account.ts';

type SignedIn =
  | {
      readonly ok: true;
      readonly headers: Headers;
      readonly isConfirmed: boolean;
      readonly awaitsSecondFactor: boolean;
    }
  | { readonly ok: false };
/** The browser that hands a form in. */
interface Visitor {
  readonly browser: { readonly address: string; readonly userAgent: string | null };
  readonly headers: Headers;
  readonly knownSince: (email: string) => Date | null;
  readonly locale: Locale;
}
type Limit = (subject: string) => Promise<RateDecision>;
interface SignInTry {
  readonly email: string;
  readonly knownSince: Date | null;
  /** Where the try comes from. */
  readonly address: string;
}

/** Who the forms are handed to, and who hands them in. */
export interface AuthFormActions {
  readonly identity: {
    signIn(credentials: SignIn, visitor: Visitor): Promise<SignedIn>;
    register(
      account: NewAccount & { readonly locale: Locale; readonly attempt: string | null },
      visitor: Visitor,
    ): Promise<SignedIn>;
  };
  readonly limits: {
    readonly signIn: Limit;
    readonly registration: Limit;
    readonly passwordReset: Limit;
    /** Waiting times of one e-mail, whether or not it has an account. */
    readonly passwordResetOf: (request: Pick<SignInTry, 'email' | 'knownSince'>) => ReturnType<Limit>;
    /** Waiting times of one e-mail, whether or not it has an account. */
    readonly signInTo: (attempt: SignInTry) => ReturnType<Limit>;
    readonly signedInTo: (attempt: SignInTry) => Promise<void>;
  };
  readonly account: {
    readonly knownBrowsers: {
      knownSince(headers: Headers, email: string): Date | null;
      cookieOf(email: string): string;
    };
    readonly passkeys: {
      finishSignIn(
        signed: { readonly credential: unknown; readonly isRemembered: boolean },
        visitor: Visitor,
      ): Promise<
        | {
            readonly ok: true;
            readonly headers: Headers;
            readonly email: string;
            readonly isConfirmed: boolean;
          }
        | { readonly ok: false; readonly reason: PasskeyRefusal }
      >;
    };
    requestPasswordReset(request: { email: string; locale: Locale }): Promise<void>;
    /** The fewest characters of a password. */
    readonly passwordMinimum: number;
    judgePassword(password: string, ownNames: readonly string[]): Promise<PasswordFault | null>;
  };
  readonly requestHeaders: Headers;
  /** What this page's registration form asks for. */
  readonly accountSchema: (passwordMinimum: number) => NewAccountSchema;
  readonly locale: Locale;
  readonly clientAddress: string;
  readonly region: Region;
  /** Where to go when the form names no target. */
  readonly fallback: string;
}

/** The browser of a form. */
export const visitorOf = ({ requestHeaders, clientAddress, locale, account }: AuthFormActions): Visitor => ({
  browser: { address: clientAddress, userAgent: requestHeaders.get('user-agent') },
  headers: requestHeaders,
  knownSince: (email) => account.knownBrowsers.knownSince(requestHeaders, email),
  locale,
});
