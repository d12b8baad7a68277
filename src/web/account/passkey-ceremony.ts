import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';

/** Why no passkey was asked or made. */
export type PasskeyProblem =
  | 'passkey-cancelled'
  | 'passkey-unsupported'
  | 'passkey-known'
  | 'passkey-failed'
  | 'rate-limited';

type Answer<Response> = Response | { readonly problem: PasskeyProblem };

/** What browsers and the library call it that an authenticator cannot, or may not here, do what is asked (WebAuthn §5.1.3, §5.1.4). */
const UNSUPPORTED = new Set(['NotSupportedError', 'ConstraintError', 'SecurityError']);

/** Why a browser gave no answer: its owner said no, waited too long, has such a passkey already, or cannot. */
function problemOf(error: unknown): PasskeyProblem {
  const name = error instanceof Error ? error.name : '';
  // Browsers say the same of a refusal, of a timeout and of having nothing that fits.
  if (name === 'NotAllowedError' || name === 'AbortError') return 'passkey-cancelled';
  if (name === 'InvalidStateError') return 'passkey-known';
  return UNSUPPORTED.has(name) ? 'passkey-unsupported' : 'passkey-failed';
}

/** Has a passkey sign a fresh challenge of the shop's, which `address` gives. */
export async function askForPasskey(address: string): Promise<Answer<AuthenticationResponseJSON>> {
  const answer = await fetch(address, { method: 'POST', body: new URLSearchParams() });
  if (!answer.ok) return { problem: answer.status === 429 ? 'rate-limited' : 'passkey-failed' };
  const optionsJSON: Parameters<typeof startAuthentication>[0]['optionsJSON'] = await answer.json();
  return startAuthentication({ optionsJSON }).catch((error: unknown) => ({ problem: problemOf(error) }));
}

/** Has the browser make a passkey. */
export const makePasskey = (
  optionsJSON: Omit<PublicKeyCredentialCreationOptionsJSON, 'extensions'>,
): Promise<Answer<RegistrationResponseJSON>> =>
  startRegistration({ optionsJSON }).catch((error: unknown) => ({ problem: problemOf(error) }));
