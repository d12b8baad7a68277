/** What is wrong with a sent sign-in or registration; sent back to its form. */
export interface AuthProblem {
  readonly intent: 'login' | 'register';
  /** `invalid-fields` has its texts beside the fields. */
  readonly reason: 'login-failed' | 'register-failed' | 'too-many-attempts' | 'invalid-fields';
  /** Message keys by field. */
  readonly errors: Readonly<Record<string, string>>;
  /** What was typed, without passwords. */
  readonly values: Readonly<Record<string, string>>;
}
