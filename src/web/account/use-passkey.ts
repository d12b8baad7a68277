import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useSubmit } from 'react-router';
import type { Translate } from '../../content/translator.ts';
import { limitText } from '../form/limit-text.ts';
import type { PasskeyFailure } from './passkey-ceremony.ts';

/** Why a passkey could not be asked, made, taken or added, in words. */
export const PASSKEY_TEXTS = {
  'passkey-cancelled': 'error.passkey-cancelled',
  'passkey-unsupported': 'error.passkey-unsupported',
  'passkey-failed': 'error.passkey-failed',
  'passkeys-unavailable': 'error.passkeys-unavailable',
  'passkey-malformed': 'error.passkey-malformed',
  'passkey-late': 'error.passkey-late',
  'passkey-unknown': 'error.passkey-unknown',
  'passkey-refused': 'error.passkey-refused',
  'passkey-known': 'error.passkey-known',
  'too-many-passkeys': 'error.too-many-passkeys',
  'address-unconfirmed': 'error.address-unconfirmed',
} as const;

/** What a button says that got no passkey. */
export const passkeyFailureText = (t: Translate, { problem, retryAfterSeconds }: PasskeyFailure): string =>
  problem === 'rate-limited' ? limitText(t, retryAfterSeconds) : t(PASSKEY_TEXTS[problem]);

const never = () => () => {};

/** Whether this browser can use passkeys, which needs script; null until that is known. */
export const useCanUsePasskeys = (): boolean | null =>
  useSyncExternalStore(
    never,
    () => window.isSecureContext && 'PublicKeyCredential' in window,
    () => null,
  );

/**
 * Sends a form together with what a passkey has signed, in the field `credential`. The program that talks to the browser's
 * authenticators is loaded when it is first needed.
 */
export function usePasskey() {
  const submit = useSubmit();
  const [failure, setFailure] = useState<PasskeyFailure | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  async function send(
    form: FormData,
    ask: (program: typeof import('./passkey-ceremony.ts')) => Promise<object | PasskeyFailure>,
  ) {
    if (isAsking) return;
    setIsAsking(true);
    setFailure(null);
    try {
      const answer = await ask(await import('./passkey-ceremony.ts'));
      if ('problem' in answer) return setFailure(answer);
      form.set('credential', JSON.stringify(answer));
      await submit(form, { method: 'post' });
    } catch {
      // The network is gone, or the program could not be loaded.
      setFailure({ problem: 'passkey-failed' });
    } finally {
      setIsAsking(false);
    }
  }
  return { failure, isAsking, send };
}

/**
 * Offers passkeys where the browser fills in a field, in browsers that can, while `isOn`; `take` gets what the chosen one has signed.
 * Only there the program that talks to authenticators is loaded before it is asked for.
 */
export function usePasskeyOffer(
  { isOn, address }: { readonly isOn: boolean; readonly address: string },
  take: (answer: object) => void,
): void {
  const onAnswer = useEffectEvent(take);
  useEffect(() => {
    if (!isOn) return;
    const control = new AbortController();
    const offer = async () => {
      if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
      const { offerPasskeys } = await import('./passkey-ceremony.ts');
      const answer = await offerPasskeys(address, control.signal);
      if (answer !== null) onAnswer(answer);
    };
    offer().catch(() => {}); // the button says why nothing could be loaded
    return () => control.abort();
  }, [isOn, address]);
}
