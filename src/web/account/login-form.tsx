import { Form } from 'react-router';
import { useT } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { CheckboxField } from '../ui/checkbox-field.tsx';
import { TextField } from '../ui/field.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import {
  AuthProblemAlert,
  PasswordField,
  TermsNote,
  useAnchor,
  useAuthForm,
  type AuthProblem,
} from './auth-form.tsx';

/**
 * E-mail and password (C §3), or a passkey where the shop's address knows them. `target` is where to go then; empty for the page's
 * own place. `email` is filled in.
 */
export function LoginForm({
  answer,
  target,
  email,
  hasPasskeys = false,
  anchor,
}: {
  answer: AuthProblem | undefined;
  target: string;
  email?: string;
  hasPasskeys?: boolean;
  anchor?: string;
}) {
  const t = useT();
  const { problem, isPending, field } = useAuthForm('login', answer);
  const { defaultValue = email, ...emailField } = field('email');
  return (
    <Form {...useAnchor(anchor)} method="post" noValidate className="flex flex-col gap-5">
      <AuthProblemAlert problem={problem} />
      <input type="hidden" name="redirect" value={target} />
      <TextField
        {...emailField}
        defaultValue={defaultValue}
        label={t('auth.field.email')}
        type="email"
        autoComplete={hasPasskeys ? 'username webauthn' : 'username'}
        required
      />
      <PasswordField
        {...field('password')}
        label={t('auth.field.password')}
        autoComplete="current-password"
        required
      />
      <CheckboxField name="remember" label={t('auth.field.remember')} defaultChecked />
      <TermsNote note="auth.loginNote" />
      <Button
        type="submit"
        name="intent"
        value="login"
        tone="primary"
        size="lg"
        width="full"
        loading={isPending}
      >
        {t('auth.login')}
      </Button>
      {hasPasskeys && <PasskeyButton label="auth.passkey.signIn" isOffered />}
      <button
        type="submit"
        name="intent"
        value="forgot"
        className="-mt-2 self-center py-2 text-sm font-semibold underline underline-offset-4"
      >
        {t('auth.forgotPassword')}
      </button>
    </Form>
  );
}
