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
    <Form
      {...useAnchor(anchor)}
      method="post"
      noValidate
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-5"
    >
      <div className="col-span-2 flex flex-col gap-5">
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
      </div>
      <CheckboxField name="remember" label={t('auth.field.remember')} defaultChecked />
      {/* Before the other submit button, since Enter in a field presses the first; that one is shown above, beside the box. */}
      <Button
        type="submit"
        name="intent"
        value="login"
        tone="primary"
        size="lg"
        width="full"
        loading={isPending}
        className="order-1 col-span-2"
      >
        {t('auth.login')}
      </Button>
      <button
        type="submit"
        name="intent"
        value="forgot"
        className="min-h-9 text-sm font-semibold underline underline-offset-4 pointer-coarse:min-h-11"
      >
        {t('auth.forgotPassword')}
      </button>
      <div className="order-1 col-span-2 -mt-1 flex flex-col gap-4">
        {hasPasskeys && <PasskeyButton label="auth.passkey.signIn" isOffered />}
        <TermsNote note="auth.loginNote" />
      </div>
    </Form>
  );
}
