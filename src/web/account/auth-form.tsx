import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { useLocation, useNavigation, useRouteLoaderData } from 'react-router';
import { PASSWORD_MIN_LENGTH } from '../../domain/account/password.ts';
import { tieUnits } from '../../domain/locale/no-break.ts';
import type { FormProblem } from '../form/answer-form.ts';
import { limitText } from '../form/limit-text.ts';
import { useFields } from '../form/use-fields.ts';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { Alert } from '../ui/alert.tsx';
import { IconButton } from '../ui/button.tsx';
import { TextField, type TextFieldProps } from '../ui/field.tsx';
import { PASSKEY_TEXTS } from './use-passkey.ts';

/** Why a passkey signs nobody in. */
export type PasskeyRefusal =
  | 'passkeys-unavailable'
  | 'passkey-malformed'
  | 'passkey-late'
  | 'passkey-unknown'
  | 'passkey-refused';

/** What is wrong with a sent sign-in or registration; sent back to its form, without passwords. */
export interface AuthProblem extends FormProblem<
  'login-failed' | 'register-failed' | 'too-many-attempts' | 'invalid-fields' | PasskeyRefusal
> {
  readonly intent: 'login' | 'register';
}

/** The fewest characters of a password, a setting of the shop (R22). */
export const usePasswordMinimum = (): number =>
  useRouteLoaderData<() => { readonly passwordMinimum: number }>('web/shell/shell.route')?.passwordMinimum ??
  PASSWORD_MIN_LENGTH;

/** The fields that a problem of the whole form is about; the first is where it is most likely put right. */
const CONCERNED: Readonly<Record<string, readonly string[]>> = {
  'login-failed': ['password'],
  'register-failed': ['email'],
};
const alertId = (intent: AuthProblem['intent']) => `${intent}-problem`;

/**
 * Where a form stands in a page in which the browser has to find it again: without script the answer comes as a whole page, which
 * begins at its top.
 */
export function useAnchor(anchor: string | undefined) {
  const { search } = useLocation();
  return anchor === undefined ? {} : { id: anchor, action: `${search}#${anchor}` };
}

/** What the fields of a sign-in or registration form need: the problem that came back, if it is theirs. */
export function useAuthForm(intent: AuthProblem['intent'], answer: AuthProblem | undefined) {
  const { state, formData } = useNavigation();
  const problem = answer?.intent === intent ? answer : undefined;
  const fieldOf = useFields(problem, { min: usePasswordMinimum() });
  const concerned = (problem && CONCERNED[problem.reason]) ?? [];
  const field = (name: string) => ({
    ...fieldOf(name),
    faultId: concerned.includes(name) ? alertId(intent) : undefined,
  });
  return {
    problem,
    isPending: state !== 'idle' && formData?.get('intent') === intent,
    field,
  };
}

const TEXTS = {
  'login-failed': 'auth.loginFailed',
  'register-failed': 'auth.registerFailed',
  'invalid-fields': 'auth.checkFields',
  ...PASSKEY_TEXTS,
} as const;

/** Why signing in or registering did not work (C §8). */
export function AuthProblemAlert({ problem }: { problem: AuthProblem | undefined }) {
  const t = useT();
  if (problem === undefined) return null;
  const { intent, reason, retryAfterSeconds } = problem;
  return (
    <Alert tone="danger" live id={alertId(intent)}>
      {reason === 'too-many-attempts' ? limitText(t, retryAfterSeconds) : t(TEXTS[reason])}
    </Alert>
  );
}

/** A password, hidden until its button shows it. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const t = useT();
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      trailing={
        <IconButton
          size="sm"
          label={t(isShown ? 'auth.hidePassword' : 'auth.showPassword')}
          onClick={() => setIsShown(!isShown)}
          className="noscript:hidden"
        >
          <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      }
    />
  );
}

/** What goes with an account: the terms one accepts, and where the use of data is explained, which needs no consent (C §2). */
export function TermsNote({ note }: { note: 'auth.loginNote' | 'auth.registerNote' | 'auth.provider.note' }) {
  const t = useT();
  const linkClass = 'underline underline-offset-4';
  return (
    <p className="text-xs text-muted">
      {tieUnits(`${t(note)} `)}
      <LocalLink to="/terms" className={linkClass}>
        {t('auth.termsLink')}
      </LocalLink>
      {'; '}
      {tieUnits(`${t('auth.privacyNote')} `)}
      <LocalLink to="/privacy-policy" className={linkClass}>
        {t('auth.privacyLink')}
      </LocalLink>
      {'.'}
    </p>
  );
}
