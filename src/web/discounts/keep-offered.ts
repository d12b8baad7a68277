import * as v from 'valibot';
import { DISCOUNT_KINDS, type DiscountTerms } from '../../domain/discounts/discount.ts';
import { fromMajor } from '../../domain/money/major-units.ts';
import type { Currency } from '../../domain/money/money.ts';
import { sendCall } from '../cart/send-call.ts';
import { logFailure } from '../ui/log-failure.ts';
import { keepDiscount, keptCode } from './discount-store.ts';

/** Why a code is not applied, in the language of the page; null when the shop could not be asked. */
export interface DiscountProblem {
  readonly text: string | null;
}

const amount = v.nullable(v.number());
const answerSchema = v.object({
  data: v.object({
    code: v.string(),
    kind: v.picklist(DISCOUNT_KINDS),
    percent: amount,
    amount,
    minimum: amount,
  }),
});
const refusalSchema = v.object({ error: v.object({ message: v.string() }) });

/** What the shop says of a code. `text` is in the language of the page, null when the shop could not be asked. */
type AskedDiscount =
  | { readonly kind: 'offered'; readonly terms: DiscountTerms }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'unknown'; readonly text: string | null };

/** Asks the shop what a code gives in a currency. */
async function askDiscount(code: string, currency: Currency): Promise<AskedDiscount> {
  try {
    const query = new URLSearchParams({ locale: document.documentElement.lang, currency });
    const response = await sendCall('POST', `/api/discounts/check?${query}`, { body: { code } });
    const answer: unknown = await response.json();
    if (response.ok) {
      const { data } = v.parse(answerSchema, answer);
      const inMinor = (major: number | null) => (major === null ? null : fromMajor(major, currency));
      return {
        kind: 'offered',
        terms: { ...data, amount: inMinor(data.amount), minimum: inMinor(data.minimum) },
      };
    }
    const isForShopper = response.status === 422 || response.status === 429;
    const text = isForShopper ? v.parse(refusalSchema, answer).error.message : null;
    return response.status === 422 && text !== null ? { kind: 'refused', text } : { kind: 'unknown', text };
  } catch (error) {
    logFailure('Service call failed: discount', error);
    return { kind: 'unknown', text: null };
  }
}

/**
 * Asks for a code and keeps what it gives; null when it is in use. `kept` is the code that the browser held already:
 * taken away meanwhile, it does not come back, and refused, it goes.
 */
export async function keepOffered(
  code: string,
  currency: Currency,
  kept: string | null = null,
): Promise<DiscountProblem | null> {
  const asked = await askDiscount(code, currency);
  if (kept !== null && keptCode() !== kept) return null;
  if (asked.kind === 'offered') keepDiscount({ terms: asked.terms, currency });
  if (asked.kind === 'refused' && kept !== null) keepDiscount(null);
  return asked.kind === 'offered' ? null : { text: asked.text };
}
