import { startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser';
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

export interface PasskeyFailure {
  readonly problem: PasskeyProblem;
  /** How long to wait, of what a limit refused. */
  readonly retryAfterSeconds?: number;
}

type Answer<Response> = Response | PasskeyFailure;

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

/** What a browser needs to ask for a passkey, with a fresh challenge of the shop's, which `address` gives. */
async function challengeOf(
  address: string,
  signal?: AbortSignal,
): Promise<Answer<Parameters<typeof startAuthentication>[0]['optionsJSON']>> {
  const request = { method: 'POST', body: new URLSearchParams(), ...(signal && { signal }) };
  const answer = await fetch(address, request);
  if (answer.status === 429)
    return { problem: 'rate-limited', retryAfterSeconds: Number(answer.headers.get('Retry-After')) };
  if (!answer.ok) return { problem: 'passkey-failed' };
  return answer.json();
}

/** Has a passkey sign a challenge that `address` gives. */
export async function askForPasskey(address: string): Promise<Answer<AuthenticationResponseJSON>> {
  const optionsJSON = await challengeOf(address);
  if ('problem' in optionsJSON) return optionsJSON;
  return startAuthentication({ optionsJSON }).catch((error: unknown) => ({ problem: problemOf(error) }));
}

/** So long one challenge is offered: it lapses after `CHALLENGE_SECONDS`, and somebody may be about to answer. */
const OFFER_MS = 4 * 60_000;

/**
 * Offers passkeys where the browser fills in the field with `autocomplete="username webauthn"` (conditional mediation), until `signal`
 * is aborted: the offer takes the next challenge before one lapses. Null without an answer, which is no problem of anybody's.
 */
export async function offerPasskeys(
  address: string,
  signal: AbortSignal,
): Promise<AuthenticationResponseJSON | null> {
  try {
    const optionsJSON = await challengeOf(address, signal);
    if ('problem' in optionsJSON || signal.aborted) return null;
    const lapse = new AbortController();
    const timer = setTimeout(() => lapse.abort(), OFFER_MS);
    const isOver = AbortSignal.any([signal, lapse.signal]);
    const cancel = () => WebAuthnAbortService.cancelCeremony();
    isOver.addEventListener('abort', cancel);
    const answer = await startAuthentication({ optionsJSON, useBrowserAutofill: true }).catch(() => null);
    clearTimeout(timer);
    isOver.removeEventListener('abort', cancel);
    if (signal.aborted) return null;
    if (!lapse.signal.aborted) return answer;
    if (document.hidden)
      await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
    return await offerPasskeys(address, signal);
  } catch {
    return null; // the network is gone: the button says so to whoever presses it
  }
}

/** Has the browser make a passkey. */
export const makePasskey = (
  optionsJSON: Omit<PublicKeyCredentialCreationOptionsJSON, 'extensions'>,
): Promise<Answer<RegistrationResponseJSON>> =>
  startRegistration({ optionsJSON }).catch((error: unknown) => ({ problem: problemOf(error) }));
