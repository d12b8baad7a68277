import { useNavigation } from 'react-router';
import { PASSWORD_MIN_LENGTH } from '../../domain/account/password.ts';
import { useLookUp } from '../i18n/i18n.tsx';
import type { AuthProblem } from './auth-problem.ts';

/** What the fields of a sign-in or registration form need: the problem that came back, if it is theirs. */
export function useAuthForm(intent: AuthProblem['intent'], answer: AuthProblem | undefined) {
  const lookUp = useLookUp();
  const { state, formData } = useNavigation();
  const problem = answer?.intent === intent ? answer : undefined;
  return {
    problem,
    isPending: state !== 'idle' && formData?.get('intent') === intent,
    /** Name, typed value and error of a field. */
    field: (name: string) => {
      const key = problem?.errors[name];
      return {
        name,
        defaultValue: problem?.values[name],
        error: key === undefined ? undefined : (lookUp(key, { min: PASSWORD_MIN_LENGTH }) ?? key),
      };
    },
  };
}
