/** Why a message was not taken, and what was typed. */
export interface ContactProblem {
  readonly reason: 'invalid-fields' | 'too-many';
  /** Message keys by field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
}
