/** Why a posted form was not taken, and what was typed in it. */
export interface FormProblem<Reason extends string = 'invalid-fields' | 'too-many'> {
  /** `invalid-fields` has its texts beside the fields. */
  readonly reason: Reason;
  /** Message keys by field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
}
