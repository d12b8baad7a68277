import { redirect } from 'react-router';
import * as v from 'valibot';
import { fieldErrors } from './field-errors.ts';
import { refuseForm } from './refuse-form.ts';

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
