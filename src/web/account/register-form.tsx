import { useCallback, useState, type ReactNode } from 'react';
import { Form } from 'react-router';
import { useT } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import {
  AuthProblemAlert,
  PasswordField,
  useAnchor,
  useAuthForm,
  usePasswordMinimum,
  type AuthProblem,
} from './auth-form.tsx';

type Field = ReturnType<typeof useAuthForm>['field'];

/** What the browser knows without the server: matching passwords, long enough, and ticked terms (C §5). */
function isReady(form: HTMLFormElement, minimum: number): boolean {
  const fields = new FormData(form);
  const password = fields.get('password');
  const areTermsSettled = form.elements.namedItem('acceptTerms') === null || fields.has('acceptTerms');
  return (
    typeof password === 'string' &&
    password.length >= minimum &&
    password === fields.get('confirmPassword') &&
    areTermsSettled
  );
}

/** Whether the two passwords differ, once both are there. */
function isMismatch(form: HTMLFormElement): boolean {
  const fields = new FormData(form);
  const confirmed = fields.get('confirmPassword');
  return confirmed !== '' && confirmed !== fields.get('password');
}

/** Opens an account. What stands above the e-mail, below the passwords and under the button differs between the pages that show it. */
export function RegisterForm({
  answer,
  target,
  attempt,
  mismatch,
  anchor,
  above,
  below,
  note,
}: {
  answer: AuthProblem | undefined;
  target: string;
  /** Names this form: handed in twice, it makes one account. */
  attempt: string;
  /** What is said of passwords that differ (C §5). */
  mismatch: string;
  anchor?: string;
  above: (field: Field) => ReactNode;
  below?: (field: Field, answer: AuthProblem | undefined) => ReactNode;
  /** Under the button. */
  note?: ReactNode;
}) {
  const t = useT();
  const min = usePasswordMinimum();
  const { problem, isPending, field } = useAuthForm('register', answer);
  // Without script the button works and the server answers.
  const [isBlocked, setIsBlocked] = useState(false);
  const judge = useCallback(
    (form: HTMLFormElement | null) => setIsBlocked(form !== null && !isReady(form, min)),
    [min],
  );
  // Said when a field is left, taken back while it is put right.
  const [isUnlike, setIsUnlike] = useState(false);
  const confirmation = field('confirmPassword');
  return (
    <Form
      {...useAnchor(anchor)}
      ref={judge}
      method="post"
      noValidate
      onInput={(event) => {
        judge(event.currentTarget);
        if (isUnlike) setIsUnlike(isMismatch(event.currentTarget));
      }}
      onBlur={(event) => setIsUnlike(isMismatch(event.currentTarget))}
      className="flex flex-col gap-5"
    >
      <AuthProblemAlert problem={problem} />
      <input type="hidden" name="intent" value="register" />
      <input type="hidden" name="redirect" value={target} />
      <input type="hidden" name="attempt" value={attempt} />
      {above(field)}
      <TextField
        {...field('email')}
        label={t('auth.field.email')}
        type="email"
        autoComplete="username"
        required
      />
      <PasswordField
        {...field('password')}
        label={t('auth.field.password')}
        hint={t('auth.passwordHint', { min })}
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...confirmation}
        error={isUnlike ? mismatch : confirmation.error}
        label={t('auth.field.confirmPassword')}
        autoComplete="new-password"
        required
      />
      {below?.(field, problem)}
      <Button
        type="submit"
        tone="primary"
        size="lg"
        width="full"
        loading={isPending}
        disabled={isBlocked && !isPending}
      >
        {t('auth.register')}
      </Button>
      {note}
    </Form>
  );
}
