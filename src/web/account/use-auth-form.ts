import { useNavigation } from 'react-router';
import { PASSWORD_MIN_LENGTH } from '../../domain/account/password.ts';
import { useFields } from '../form/use-fields.ts';
import type { AuthProblem } from './auth-problem.ts';

/** What the fields of a sign-in or registration form need: the problem that came back, if it is theirs. */
export function useAuthForm(intent: AuthProblem['intent'], answer: AuthProblem | undefined) {
  const { state, formData } = useNavigation();
  const problem = answer?.intent === intent ? answer : undefined;
  const field = useFields(problem, { min: PASSWORD_MIN_LENGTH });
  return {
    problem,
    isPending: state !== 'idle' && formData?.get('intent') === intent,
    field,
  };
}
