import type { Translate } from '../../content/translator.ts';
import { refuseForm, type FormProblem } from '../form/answer-form.ts';
import { limitText } from '../form/limit-text.ts';

/** Why a form of reviews or questions was not taken, in words; `errors` are message keys by field. */
export type ReviewProblem = FormProblem<'refused'> & { readonly text: string };

/** Sends a form back with what was typed in it, and says why. */
export function refuseReviewForm(
  form: FormData,
  status: number,
  {
    text,
    fields,
    errors = {},
  }: {
    readonly text: string;
    readonly fields: readonly string[];
    readonly errors?: Readonly<Record<string, string>>;
  },
) {
  return refuseForm<Omit<ReviewProblem, 'values'>>(form, status, {
    problem: { reason: 'refused', text, errors },
    fields,
  });
}

/** The same for who sends too often. */
export const refuseTooMany = (
  form: FormData,
  t: Translate,
  { retryAfterSeconds, fields }: { readonly retryAfterSeconds: number; readonly fields: readonly string[] },
) => refuseReviewForm(form, 429, { text: limitText(t, retryAfterSeconds), fields });
