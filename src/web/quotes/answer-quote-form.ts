import { data } from 'react-router';
import * as v from 'valibot';
import type { MessageKey } from '../../content/translator.ts';
import type { SavedAddress } from '../../domain/account/saved-address.ts';
import { billingSchema, type Billing } from '../../domain/checkout/billing-form.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '../../domain/checkout/payment-methods.ts';
import { shippingOf } from '../../domain/checkout/saved-shipping.ts';
import { shippingFormSchema, type ShippingInfo } from '../../domain/checkout/shipping-form.ts';
import { OFFERED_METHOD, seenTotalField } from '../../domain/quotes/offer.ts';
import { seenVersion } from '../../domain/quotes/quote-forms.ts';
import { refuseForm, type FormProblem } from '../form/answer-form.ts';
import { fieldErrors } from '../form/field-errors.ts';

/** What a refusal about a quote says, by its reason (R29). */
export const REFUSAL_KEYS = {
  'not-bulk': 'error.not-bulk',
  'product-unavailable': 'error.product-unavailable',
  'idempotency-key-reused': 'error.idempotency-key-reused',
  'payment-not-offered': 'error.payment-not-offered',
  'payment-fee-changed': 'error.payment-fee-changed',
  'quote-not-found': 'error.quote-not-found',
  'quote-not-open': 'error.quote-not-open',
  'offer-superseded': 'error.offer-superseded',
  'place-not-offered': 'error.place-not-offered',
  'quote-changed': 'error.quote-changed',
} as const satisfies Readonly<Record<string, MessageKey>>;

interface QuoteAcceptance {
  readonly version: number;
  readonly shipping: ShippingInfo;
  readonly billing: Billing | null;
  readonly payment: PaymentMethod;
  /** What the order was said to come to by that method, in minor units; null if the page did not say. */
  readonly seenTotalMinor: number | null;
}

/** Why no order came of it, in words, and what was typed. */
export type QuoteProblem = FormProblem<'refused'> & { readonly text: string };

/** The page that comes next, or a refusal: its status and text in the language of the page. */
type QuoteAnswer = Response | { readonly status: number; readonly text: string };

/** Who does what a quote's page asks for. */
interface QuoteFormActions {
  readonly accept: (acceptance: QuoteAcceptance) => Promise<QuoteAnswer>;
  /** Is told the version of the newest offer that the customer saw, 0 before the first. */
  readonly withdraw: (version: number) => Promise<QuoteAnswer>;
  /** The saved addresses of the customer; none of a visitor. */
  readonly addresses: () => Promise<readonly SavedAddress[]>;
  readonly textOf: (key: 'checkout.addressGone' | 'checkout.checkFields' | 'checkout.notProcessed') => string;
}

const choiceSchema = v.object({
  version: seenVersion,
  payment: v.picklist(PAYMENT_METHODS),
});

const totalSchema = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number), v.safeInteger());

const FIELDS = [
  'intent',
  'addressId',
  'firstName',
  'lastName',
  'email',
  'phone',
  'country',
  'city',
  'postalCode',
  'address',
  'company',
  'taxNumber',
  'payment',
];

const isTyped = (field: unknown) => typeof field === 'string' && field.trim() !== '';

/** The company that buys; null for a person, who leaves its fields empty. */
function billingOf({ company, taxNumber }: Record<string, unknown>, { country }: ShippingInfo) {
  if (!isTyped(company) && !isTyped(taxNumber)) return { success: true, output: null } as const;
  return v.safeParse(billingSchema(country), { company, taxNumber, place: null });
}

/**
 * Writes a saved address that was chosen over the fields: without script they hold what they began with. One that lacks
 * something is given back as another address, to be completed. Answers false for one that was deleted meanwhile.
 */
async function fillIn(form: FormData, actions: QuoteFormActions): Promise<boolean> {
  const id = form.get('addressId');
  if (!isTyped(id)) return true;
  const saved = (await actions.addresses()).find((address) => address.id === id);
  if (saved === undefined) {
    form.set('addressId', '');
    return false;
  }
  const { phone, ...place } = shippingOf(saved);
  for (const [field, value] of Object.entries(place)) form.set(field, value);
  if (phone !== '') form.set('phone', phone);
  const wrong = v.safeParse(shippingFormSchema, { ...Object.fromEntries(form), email: 'a@example.com' });
  if (!wrong.success) form.set('addressId', '');
  return true;
}

/** Answers the forms of a quote's page: the answer of its action, or 422 by field, 409 for what does not hold, 400 for no form of it. */
export async function answerQuoteForm(form: FormData, actions: QuoteFormActions) {
  const intent = form.get('intent');
  const refuse = (status: number, text: string, errors: Readonly<Record<string, string>> = {}) =>
    refuseForm(form, status, { problem: { reason: 'refused' as const, text, errors }, fields: FIELDS });
  if (intent === 'withdraw') {
    const version = v.safeParse(seenVersion, form.get('version'));
    if (!version.success) throw data(null, { status: 400 });
    const answer = await actions.withdraw(version.output);
    return answer instanceof Response ? answer : refuse(answer.status, answer.text);
  }
  if (intent !== 'accept') throw data(null, { status: 400 });
  const isThere = await fillIn(form, actions);
  const fields = { ...Object.fromEntries(form), method: OFFERED_METHOD };
  if (!isThere) return refuse(409, actions.textOf('checkout.addressGone'));
  const shipping = v.safeParse(shippingFormSchema, fields);
  if (!shipping.success) {
    return refuse(422, actions.textOf('checkout.checkFields'), fieldErrors(shipping.issues));
  }
  const billing = billingOf(fields, shipping.output);
  if (!billing.success)
    return refuse(422, actions.textOf('checkout.checkFields'), fieldErrors(billing.issues));
  const choice = v.safeParse(choiceSchema, fields);
  if (!choice.success) return refuse(422, actions.textOf('checkout.notProcessed'));
  const seen = v.safeParse(totalSchema, form.get(seenTotalField(choice.output.payment)));
  const answer = await actions.accept({
    ...choice.output,
    seenTotalMinor: seen.success ? seen.output : null,
    shipping: shipping.output,
    billing: billing.output,
  });
  return answer instanceof Response ? answer : refuse(answer.status, answer.text);
}
