import { data, redirect } from 'react-router';
import * as v from 'valibot';
import { withdrawalFormSchema, type WithdrawalForm } from '../../domain/returns/withdrawal.ts';
import { fieldErrors } from '../form/field-errors.ts';
import { refuseForm, type FormProblem } from '../form/answer-form.ts';

/** Who takes a confirmed statement. */
export interface WithdrawalFormActions {
  /** Counts the call against the sender's limit. */
  readonly limit: (statement: WithdrawalForm) => Promise<{ readonly ok: boolean }>;
  readonly take: (statement: WithdrawalForm) => Promise<void>;
  readonly next: string;
}

const FIELDS = Object.keys(withdrawalFormSchema.entries);

/** What the page shows after a form: what there is to correct, or what there is to confirm. */
export type WithdrawalAnswer =
  | { readonly step: 'state'; readonly problem: FormProblem | null; readonly values: FormProblem['values'] }
  | { readonly step: 'confirm'; readonly statement: WithdrawalForm };

/**
 * Answers the two steps of a withdrawal: `intent` confirm takes the statement, 303; change gives the form back as it was
 * filled; anything else shows the statement to be confirmed. 422 with message keys by field, 429 for who states too often.
 */
export async function answerWithdrawalForm(form: FormData, { limit, take, next }: WithdrawalFormActions) {
  const intent = form.get('intent');
  const parsed = v.safeParse(withdrawalFormSchema, Object.fromEntries(form));
  const refuse = (status: number, problem: Omit<FormProblem, 'values'>) => {
    const { data: refused } = refuseForm(form, status, { problem, fields: FIELDS });
    return data<WithdrawalAnswer>({ step: 'state', problem: refused, values: refused.values }, { status });
  };
  if (!parsed.success) return refuse(422, { reason: 'invalid-fields', errors: fieldErrors(parsed.issues) });
  const statement = parsed.output;
  if (intent === 'change') {
    const values = { ...statement, goods: statement.goods ?? '' };
    return data<WithdrawalAnswer>({ step: 'state', problem: null, values });
  }
  if (intent !== 'confirm') return data<WithdrawalAnswer>({ step: 'confirm', statement });
  if (!(await limit(statement)).ok) return refuse(429, { reason: 'too-many', errors: {} });
  await take(statement);
  return redirect(next, 303);
}
