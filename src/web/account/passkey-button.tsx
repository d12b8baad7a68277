import KeyRound from 'lucide-react/icons/key-round';
import { useNavigation } from 'react-router';
import { useT } from '../i18n/i18n.tsx';
import { usePath } from '../i18n/local-link.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { PASSKEY_TEXTS, useCanUsePasskeys, usePasskey } from './use-passkey.ts';

/**
 * The button of a form that goes on by a passkey instead of the password: it sends the form with the intent `passkey`. It is there
 * only in browsers that know passkeys.
 */
export function PasskeyButton({ label }: { label: 'auth.passkey.signIn' | 'auth.passkey.prove' }) {
  const t = useT();
  const challenge = usePath()('/auth/passkey');
  const { formData } = useNavigation();
  const { problem, isAsking, send } = usePasskey();
  if (!useCanUsePasskeys()) return null;
  function press(form: HTMLFormElement | null) {
    if (!form) return;
    const fields = new FormData(form);
    fields.set('intent', 'passkey');
    fields.delete('password');
    void send(fields, ({ askForPasskey }) => askForPasskey(challenge));
  }
  return (
    <>
      <Button
        size="lg"
        width="full"
        loading={isAsking || formData?.get('intent') === 'passkey'}
        onClick={({ currentTarget }) => press(currentTarget.form)}
      >
        <KeyRound size={20} strokeWidth={1.75} aria-hidden="true" />
        {t(label)}
      </Button>
      {problem !== null && (
        <Alert tone={problem === 'passkey-cancelled' ? 'warning' : 'danger'} live>
          {t(PASSKEY_TEXTS[problem])}
        </Alert>
      )}
    </>
  );
}
