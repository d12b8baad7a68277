import { data, redirect } from 'react-router';
import type { RefundEstimate } from '../../domain/returns/refund-estimate.ts';
import { parseReturnRequest, seenField, type ReturnRequest } from '../../domain/returns/return-request.ts';
import { RETURN_WAYS, type ReturnPayer, type ReturnWay } from '../../domain/returns/return-way.ts';
import { refuseForm, type FormProblem } from '../form/answer-form.ts';

/** A way on which goods may come back, and what is refunded then. */
export interface ShownOffer {
  readonly way: ReturnWay;
  readonly payer: ReturnPayer;
  /** Null where no sum is promised. */
  readonly estimate: RefundEstimate | null;
  /** What of it has returns of its own, which travel as it was agreed for them. */
  readonly beside: readonly {
    readonly number: string;
    readonly isSent: boolean;
    readonly lines: readonly { readonly name: string; readonly pieces: number }[];
  }[];
}

/** Why nothing was asked for; printed words are `return.refused.{reason}`. */
export const ASK_REFUSALS = [
  'return-not-open',
  'withdrawal-over',
  'nothing-chosen',
  'more-than-left',
  'goods-used',
  'cut-to-length',
  'made-to-order',
  'form-used',
  'way-not-offered',
  'estimate-changed',
  'signed-out',
] as const;
type AskRefusal = (typeof ASK_REFUSALS)[number];

/** What the page says to its form: the ways and what they come to, or what is wrong. */
export interface AskAnswer extends FormProblem<AskRefusal | 'invalid-fields' | 'offered' | 'too-many'> {
  readonly offers: readonly ShownOffer[];
  /** The product that a refusal is about; null for none. */
  readonly name: string | null;
}

interface Refused {
  readonly ok: false;
  readonly reason: string;
  readonly name?: string | null;
  readonly offers?: readonly ShownOffer[];
}

/** Who does what the form asks for. */
interface AskActions {
  readonly items: readonly { readonly id: string; readonly quantity: number }[];
  readonly offer: (
    request: ReturnRequest,
  ) => Promise<{ readonly ok: true; readonly offers: readonly ShownOffer[] } | Refused>;
  readonly ask: (
    request: ReturnRequest,
    seenMinor: Readonly<Partial<Record<ReturnWay, number>>>,
  ) => Promise<{ readonly ok: true; readonly returnId: string } | Refused>;
  /** Counts a request against the limit of its order for such requests. */
  readonly limit: (
    request: ReturnRequest,
  ) => Promise<{ readonly ok: true } | { readonly ok: false; readonly retryAfterSeconds: number }>;
  /** Where a return is read, without language. */
  readonly pageOf: (returnId: string) => string;
  /** Answers who may not have the order. */
  readonly deny: (reason: string) => never;
}

const FIELD = /^(id|kind|note|way|unused|(pieces|reason)\.[\w-]{1,40}|seen\.[a-z]{1,20})$/;

function send(form: FormData, status: number, answer: Omit<AskAnswer, 'values'>) {
  return refuseForm(form, status, {
    problem: answer,
    fields: [...form.keys()].filter((key) => FIELD.test(key)),
  });
}

/** Sends the form back to who was signed out meanwhile, with what was typed in it (401). */
export const refuseSignedOut = (form: FormData) =>
  send(form, 401, { reason: 'signed-out', errors: {}, offers: [], name: null });

/**
 * Answers the form of a return: what it would come to (200), 303 to the return that was asked for, 422 with message keys by field, 409 with the
 * reason, and with other amounts than were shown, 429 for who asks too often.
 */
export async function answerReturnRequest(form: FormData, actions: AskActions) {
  const fields = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const parsed = parseReturnRequest(actions.items, fields);
  if (!parsed.ok && parsed.errors === null) throw data(null, { status: 400 });
  if (!parsed.ok) {
    return send(form, 422, { reason: 'invalid-fields', errors: parsed.errors ?? {}, offers: [], name: null });
  }
  const { request } = parsed;
  const refuse = ({ reason, name = null, offers = [] }: Refused) => {
    const known = ASK_REFUSALS.find((each) => each === reason);
    return known === undefined
      ? actions.deny(reason)
      : send(form, 409, { reason: known, errors: {}, offers, name });
  };
  if (fields['intent'] === 'ask') {
    const limit = await actions.limit(request);
    if (!limit.ok) {
      const { retryAfterSeconds } = limit;
      return send(form, 429, { reason: 'too-many', errors: {}, offers: [], name: null, retryAfterSeconds });
    }
    const seenMinor = Object.fromEntries(
      RETURN_WAYS.map((way) => [way, Number(fields[seenField(way)] ?? Number.NaN)]),
    );
    const asked = await actions.ask(request, seenMinor);
    if (asked.ok) return redirect(actions.pageOf(asked.returnId), 303);
    if (asked.reason !== 'way-not-offered') return refuse(asked);
    // Other goods may travel otherwise: what is offered for them is shown anew.
    const again = await actions.offer(request);
    return again.ok ? refuse({ ...asked, offers: again.offers }) : refuse(again);
  }
  const offered = await actions.offer(request);
  if (!offered.ok) return refuse(offered);
  return send(form, 200, { reason: 'offered', errors: {}, offers: offered.offers, name: null });
}
