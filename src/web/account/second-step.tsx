import { Form, useNavigation } from 'react-router';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { PasskeyButton } from './passkey-button.tsx';

/** The second step alone, for who is signed in: by whatever the account has, or by the shop's help. */
export function SecondStep({
  target,
  hasAuthenticator,
  hasPasskeys,
  isWrong,
}: {
  target: string;
  hasAuthenticator: boolean;
  hasPasskeys: boolean;
  isWrong: boolean;
}) {
  const t = useT();
  const { state, formData } = useNavigation();
  return (
    <div className="flex flex-col gap-6">
      {hasAuthenticator && (
        <Form method="post" noValidate className="flex flex-col gap-5">
          <input type="hidden" name="intent" value="code" />
          <input type="hidden" name="redirect" value={target} />
          <TextField
            name="code"
            label={t('auth.code.field')}
            hint={t('auth.code.text')}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={32}
            error={isWrong ? t('auth.code.wrong') : undefined}
            required
          />
          <Button
            type="submit"
            tone="primary"
            size="lg"
            width="full"
            loading={state !== 'idle' && formData?.get('intent') === 'code'}
          >
            {t('auth.again.submit')}
          </Button>
        </Form>
      )}
      {hasPasskeys && (
        <Form method="post" className="flex flex-col gap-5">
          <input type="hidden" name="redirect" value={target} />
          <PasskeyButton label="auth.passkey.prove" />
        </Form>
      )}
      <LocalLink to="/contact" className="self-center text-sm font-semibold underline underline-offset-4">
        {t('auth.again.lostFactor')}
      </LocalLink>
    </div>
  );
}
