import type { FormProblem } from '../form/form-problem.ts';

/** What is wrong with a sent sign-in or registration; sent back to its form, without passwords. */
export interface AuthProblem extends FormProblem<
  'login-failed' | 'register-failed' | 'too-many-attempts' | 'invalid-fields'
> {
  readonly intent: 'login' | 'register';
}
