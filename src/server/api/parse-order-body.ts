import * as v from 'valibot';
import { checkoutRequestSchema, type CheckoutRequest } from '../../domain/checkout/checkout-request.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { lookUpIn } from '../messages/look-up.ts';
import { textsOf } from '../messages/texts.ts';
import { BODY_PROBLEMS } from './body-problems.ts';
import type { Problem } from './problem.ts';
import { readJson } from './read-body.ts';
import { REASON_STATUS } from './reason-status.ts';
import { faultsOf } from './route.ts';

export type ParsedOrderBody =
  | { readonly ok: true; readonly body: CheckoutRequest }
  | { readonly ok: false; readonly problem: Problem };

const isEmptyCart = (issue: v.BaseIssue<unknown>) =>
  issue.type === 'min_length' && issue.path?.length === 1 && issue.path[0]?.key === 'items';

/** Reads and checks the body of an order; an empty cart is told to the shopper, other faults to the program. */
export async function parseOrderBody(request: Request, locale: Locale): Promise<ParsedOrderBody> {
  const read = await readJson(request);
  if (!read.ok) {
    return { ok: false, problem: { ...BODY_PROBLEMS[read.reason], details: { reason: read.reason } } };
  }
  const parsed = v.safeParse(checkoutRequestSchema, read.value);
  if (parsed.success) return { ok: true, body: parsed.output };
  if (parsed.issues.some(isEmptyCart)) {
    const message = textsOf(locale).translate('error.cart-empty');
    return {
      ok: false,
      problem: { status: REASON_STATUS['cart-empty'], message, details: { reason: 'cart-empty' } },
    };
  }
  const lookUp = lookUpIn('en'); // fields of the form name their faults by message keys
  const errors = faultsOf(parsed.issues, (issue) => v.getDotPath(issue) ?? '').map(({ path, message }) => ({
    path,
    message: lookUp(message) ?? message,
  }));
  return {
    ok: false,
    problem: { status: 400, message: 'Invalid order', details: { reason: 'invalid-body', errors } },
  };
}
