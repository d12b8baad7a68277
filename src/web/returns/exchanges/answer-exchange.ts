import { data, redirect } from 'react-router';
import {
  parseExchange,
  type ExchangeRequest,
  type ExchangeWish,
} from '../../../domain/returns/exchange-request.ts';
import { refuseForm, type FormProblem } from '../../form/answer-form.ts';

/** Why nothing was asked for by the rules of returns (`return.refused.{reason}`), */
export const RETURN_REFUSALS = [
  'return-not-open',
  'withdrawal-over',
  'nothing-chosen',
  'more-than-left',
  'goods-used',
  'cut-to-length',
  'made-to-order',
  'form-used',
  'signed-out',
] as const;
/** and by those of exchanges (`exchange.refused.{reason}`). */
export const EXCHANGE_REFUSALS = [
  'replacement-gone',
  'difference-changed',
  'transition-not-allowed',
] as const;
type Refusal = (typeof RETURN_REFUSALS)[number] | (typeof EXCHANGE_REFUSALS)[number] | 'too-many';

/** What the page says to its form. */
export interface ExchangeAnswer extends FormProblem<Refusal | 'invalid-fields'> {
  /** The product that a refusal is about; null for none. */
  readonly name: string | null;
  /** When it can be asked for again; absent where that is no matter of time. */
  readonly retryAfterSeconds?: number;
}

type Refused = { readonly ok: false; readonly reason: string; readonly name?: string | null };

const FIELD = /^(id|product|reason|note|unused)$/;

const fieldsToKeep = (form: FormData) => [...form.keys()].filter((key) => FIELD.test(key));

export function refuseExchange(
  form: FormData,
  { reason, name = null, errors = {} }: Omit<Refused, 'ok'> & { errors?: Readonly<Record<string, string>> },
) {
  const known =
    [...RETURN_REFUSALS, ...EXCHANGE_REFUSALS].find((each) => each === reason) ?? ('invalid-fields' as const);
  return refuseForm(form, known === 'invalid-fields' ? 422 : 409, {
    problem: { reason: known, errors, name } satisfies Omit<ExchangeAnswer, 'values'>,
    fields: fieldsToKeep(form),
  });
}

/** Sends the form back to who was signed out meanwhile, with what was typed in it (401). */
export const refuseSignedOut = (form: FormData) =>
  refuseForm(form, 401, {
    problem: { reason: 'signed-out', errors: {}, name: null } satisfies Omit<ExchangeAnswer, 'values'>,
    fields: fieldsToKeep(form),
  });

export const fieldsOf = (form: FormData): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/** Whether a refusal is about the form, and not about who sent it. */
export const isOfForm = (reason: string): boolean =>
  [...RETURN_REFUSALS, ...EXCHANGE_REFUSALS].some((each) => each === reason);

/** Answers the form of an exchange: 303 to the exchange that was asked for, 422 with message keys by field, 409 with the reason. */
export async function answerExchange(
  form: FormData,
  {
    wish,
    limit,
    ask,
    pageOf,
    deny,
  }: {
    readonly wish: ExchangeWish | null;
    /** Counts a request against the limit of its order. */
    readonly limit: () => Promise<
      { readonly ok: true } | { readonly ok: false; readonly retryAfterSeconds: number }
    >;
    readonly ask: (
      request: ExchangeRequest,
    ) => Promise<{ readonly ok: true; readonly returnId: string } | Refused>;
    /** Where an exchange is read. */
    readonly pageOf: (returnId: string) => string;
    /** Answers who may not have the order. */
    readonly deny: (reason: string) => never;
  },
) {
  const parsed = parseExchange(wish, fieldsOf(form));
  if (!parsed.ok && parsed.errors === null) throw data(null, { status: 400 });
  if (!parsed.ok) return refuseExchange(form, { reason: 'invalid-fields', errors: parsed.errors ?? {} });
  const counted = await limit();
  if (!counted.ok) {
    const { retryAfterSeconds } = counted;
    const problem = { reason: 'too-many', errors: {}, name: null, retryAfterSeconds } as const;
    return refuseForm(form, 429, { problem, fields: fieldsToKeep(form) });
  }
  const asked = await ask(parsed.request);
  if (asked.ok) return redirect(pageOf(asked.returnId), 303);
  return isOfForm(asked.reason) ? refuseExchange(form, asked) : deny(asked.reason);
}
