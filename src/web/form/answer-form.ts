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
  /** How long to wait before it is sent again, of what a limit refused. */
  readonly retryAfterSeconds?: number;
}

/** Twice the longest text that a form takes, so that who wrote too much gets it back to shorten it. */
const VALUE_MAX = 8000;

/**
 * Sends a form back with what was typed in the named fields, none of them secret. Other fields and what goes beyond the
 * length of any text stay away: a refusal costs the shop no more than its own page.
 */
export function refuseForm<Problem extends Omit<FormProblem<string>, 'values'>>(
  form: FormData,
  status: number,
  { problem, fields }: { problem: Problem; fields: Iterable<string> },
) {
  const typed = [...fields].flatMap((name) => {
    const value = form.get(name);
    return typeof value === 'string' ? [[name, value.slice(0, VALUE_MAX).toWellFormed()] as const] : [];
  });
  return data({ ...problem, values: Object.fromEntries(typed) }, { status });
}

/** The schema of a form, which knows the names of its fields. */
type FormSchema = v.GenericSchema & { readonly entries: Readonly<Record<string, unknown>> };

/** Who takes what is posted. */
export interface FormActions<Schema extends FormSchema> {
  readonly schema: Schema;
  /** Counts the call against the sender's limit. */
  readonly limit: () => Promise<{ readonly ok: boolean }>;
  /** Answers what is wrong beside the fields all the same, message keys by name; nothing where it is taken. */
  readonly take: (posted: v.InferOutput<Schema>) => Promise<FormProblem['errors'] | void>;
  /** The page that says that it was taken. */
  readonly next: string;
}

/**
 * Answers a form that anybody may send: 303 to the next page, 422 with message keys by field,
 * 429 for who sends too often.
 */
export async function answerForm<Schema extends FormSchema>(
  form: FormData,
  { schema, limit, take, next }: FormActions<Schema>,
) {
  const fields = Object.keys(schema.entries);
  const parsed = v.safeParse(schema, Object.fromEntries(form));
  const refuse = (errors: FormProblem['errors']) =>
    refuseForm(form, 422, { problem: { reason: 'invalid-fields' as const, errors }, fields });
  if (!parsed.success) return refuse(fieldErrors(parsed.issues));
  if (!(await limit()).ok) {
    return refuseForm(form, 429, { problem: { reason: 'too-many' as const, errors: {} }, fields });
  }
  const errors = await take(parsed.output);
  if (errors) return refuse(errors);
  return redirect(next, 303);
}
