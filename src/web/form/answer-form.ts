import { data, redirect } from 'react-router';
import * as v from 'valibot';
import { fieldErrors } from './field-errors.ts';

/** Why a posted form was not taken, and what was typed in it. */
export interface FormProblem<Reason extends string = 'invalid-fields' | 'too-many'> {
  /** `invalid-fields` has its texts beside the fields. */
  readonly reason: Reason;
  /** Message keys by field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
}

/** Sends a form back with what was typed, except in the fields that are secret. */
export function refuseForm<Problem extends Omit<FormProblem<string>, 'values'>>(
  form: FormData,
  status: number,
  { problem, secrets = [] }: { problem: Problem; secrets?: readonly string[] },
) {
  const typed = [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !secrets.includes(entry[0]),
  );
  return data({ ...problem, values: Object.fromEntries(typed) }, { status });
}

/** Who takes what is posted. */
export interface FormDesk<Schema extends v.GenericSchema> {
  readonly schema: Schema;
  /** Counts the call against the sender's limit. */
  readonly limit: () => Promise<{ readonly ok: boolean }>;
  readonly take: (posted: v.InferOutput<Schema>) => Promise<void>;
  /** The page that says that it was taken. */
  readonly next: string;
}

/**
 * Answers a form that anybody may send and that is always taken: 303 to the next page, 422 with message keys by field,
 * 429 for who sends too often.
 */
export async function answerForm<Schema extends v.GenericSchema>(
  form: FormData,
  { schema, limit, take, next }: FormDesk<Schema>,
) {
  const parsed = v.safeParse(schema, Object.fromEntries(form));
  if (!parsed.success) {
    return refuseForm(form, 422, {
      problem: { reason: 'invalid-fields' as const, errors: fieldErrors(parsed.issues) },
    });
  }
  if (!(await limit()).ok) {
    return refuseForm(form, 429, { problem: { reason: 'too-many' as const, errors: {} } });
  }
  await take(parsed.output);
  return redirect(next, 303);
}
