import KeyRound from 'lucide-react/icons/key-round';
import { useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { useT } from '../i18n/i18n.tsx';
import { usePath } from '../i18n/local-link.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { passkeyFailureText, useCanUsePasskeys, usePasskey, usePasskeyOffer } from './use-passkey.ts';

/**
 * The button of a form that goes on by a passkey instead of the password: it sends the form with the intent `passkey`. It is there
 * only in browsers that know passkeys. `isOffered` where a field of the form has the autocomplete `webauthn`: there the browser offers
 * passkeys too, until another way is taken.
 */
export function PasskeyButton({
  label,
  isOffered = false,
}: {
  label: 'auth.passkey.signIn' | 'auth.passkey.prove';
  isOffered?: boolean;
}) {
  const t = useT();
  const challenge = usePath()('/auth/passkey');
  const { state, formData } = useNavigation();
  const { failure, isAsking, send } = usePasskey();
  const own = useRef<HTMLButtonElement>(null);
  const canUse = useCanUsePasskeys();
  const isKnown = canUse === true;
  function goOn(ask: Parameters<typeof send>[1]) {
    const form = own.current?.form;
    if (!form) return;
    const fields = new FormData(form);
    fields.set('intent', 'passkey');
    fields.delete('password');
    void send(fields, ask);
  }
  const isIdle = state === 'idle' && !isAsking;
  // Once: a passkey that the shop refuses would be offered again, and perhaps answer by itself again.
  const [wasTaken, setWasTaken] = useState(false);
  usePasskeyOffer({ isOn: isOffered && isKnown && isIdle && !wasTaken, address: challenge }, (answer) => {
    setWasTaken(true);
    goOn(() => Promise.resolve(answer));
  });
  if (canUse === false) return null;
  return (
    <>
      <Button
        ref={own}
        size="lg"
        width="full"
        className={isKnown ? undefined : 'invisible noscript:hidden'} // its place, so that nothing moves when it comes
        loading={isAsking || formData?.get('intent') === 'passkey'}
        onClick={() => goOn(({ askForPasskey }) => askForPasskey(challenge))}
      >
        <KeyRound size={20} strokeWidth={1.75} aria-hidden="true" />
        {t(label)}
      </Button>
      {failure !== null && (
        <Alert tone={failure.problem === 'passkey-cancelled' ? 'warning' : 'danger'} live>
          {passkeyFailureText(t, failure)}
        </Alert>
      )}
    </>
  );
}
