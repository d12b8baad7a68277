import { useT } from '../i18n/i18n.tsx';
import { Alert } from '../ui/alert.tsx';
import type { AuthProblem } from './auth-problem.ts';

const TEXTS = {
  'login-failed': 'auth.loginFailed',
  'register-failed': 'auth.registerFailed',
  'too-many-attempts': 'error.rate-limited',
  'invalid-fields': 'auth.checkFields',
} as const;

/** Why signing in or registering did not work (C §8). */
export function AuthProblemAlert({ problem }: { problem: AuthProblem | undefined }) {
  const t = useT();
  return problem === undefined ? null : (
    <Alert tone="danger" live>
      {t(TEXTS[problem.reason])}
    </Alert>
  );
}
