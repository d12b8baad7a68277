import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { Translate } from '../../content/translator.ts';
import { refuseForm, type FormProblem } from '../form/answer-form.ts';
import { limitText } from '../form/limit-text.ts';

/** Why a form of reviews or questions was not taken, in words; `errors` are message keys by field. */
export type ReviewProblem = FormProblem<'refused'> & {
  readonly text: string;
  /** The review that is there instead, which can be changed; absent for what is wrong with the form alone. */
  readonly reviewId?: string;
};

/** Sends a form back with what was typed in it, and says why. */
export function refuseReviewForm(
  form: FormData,
  status: number,
  {
    text,
    fields,
    errors = {},
    reviewId,
  }: {
    readonly text: string;
    readonly reviewId?: string;
    readonly fields: readonly string[];
    readonly errors?: Readonly<Record<string, string>>;
  },
) {
  return refuseForm<Omit<ReviewProblem, 'values'>>(form, status, {
    problem: { reason: 'refused', text, errors, ...(reviewId === undefined ? {} : { reviewId }) },
    fields,
  });
}

/** The same for who sends too often. */
export const refuseTooMany = (
  form: FormData,
  t: Translate,
  { retryAfterSeconds, fields }: { readonly retryAfterSeconds: number; readonly fields: readonly string[] },
) => refuseReviewForm(form, 429, { text: limitText(t, retryAfterSeconds), fields });

/** After a conflict the form needs an id of its own; who was signed out by now would be led away from what was typed. */
export const revalidateForm = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || (actionStatus !== 401 && defaultShouldRevalidate);
