import type Stripe from 'stripe';
import * as v from 'valibot';
import type { Currency } from '../../../domain/money/money.ts';
import { brandName, maskEmail, type MethodFace } from '../../../domain/payments/saved-method.ts';
import { ProviderFailed, ProviderRefused, type MethodVault } from '../../ports/payment-provider.ts';
import type { AskStripe } from './ask-stripe.ts';
import { stripeCharging } from './stripe-charges.ts';

/** Stripe keeps a page open for half an hour at least, counted from when it hears of it. */
const LEEWAY_SECONDS = 300;

/** When a page is to close, as Stripe wants it. */
export const pageEnd = (expiresAt: string): number =>
  Math.floor(Date.parse(expiresAt) / 1000) + LEEWAY_SECONDS;

/** What can be charged again without its owner; BLIK and Przelewy24 cannot, and PayPal does not take hryvnias. */
const REUSABLE = {
  UAH: ['card'],
  PLN: ['card', 'paypal'],
} as const satisfies Record<
  Currency,
  readonly Stripe.Checkout.SessionCreateParams.AllowedPaymentMethodType[]
>;

const WALLETS: Readonly<Record<string, string>> = {
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  samsung_pay: 'Samsung Pay',
};

const ofCustomer = v.nullish(v.union([v.string(), v.object({ id: v.string() })]));
const fingerprint = v.nullish(v.string());
const methodSchema = v.variant('type', [
  v.object({
    id: v.string(),
    type: v.literal('card'),
    card: v.object({
      brand: v.string(),
      last4: v.string(),
      exp_month: v.number(),
      exp_year: v.number(),
      fingerprint,
      wallet: v.nullish(v.object({ type: v.string() })),
    }),
  }),
  v.object({
    id: v.string(),
    type: v.literal('sepa_debit'),
    sepa_debit: v.object({ last4: v.string(), bank_code: v.nullish(v.string()), fingerprint }),
  }),
  v.object({
    id: v.string(),
    type: v.literal('paypal'),
    paypal: v.object({ payer_email: v.nullish(v.string()), payer_id: v.nullish(v.string()) }),
  }),
  v.object({ id: v.string(), type: v.literal('link'), link: v.object({ email: v.nullish(v.string()) }) }),
]);
type Method = v.InferOutput<typeof methodSchema>;

const setupSchema = v.object({
  mode: v.literal('setup'),
  status: v.picklist(['open', 'complete', 'expired']),
  customer: ofCustomer,
  setup_intent: v.nullish(v.object({ status: v.string(), payment_method: v.nullish(methodSchema) })),
});

/** What may be shown of a method, and by what it is known again. */
function faceOf(method: Method): { face: MethodFace; fingerprint: string | null } {
  const blank = { brand: '', last4: null, account: null, expiryMonth: null, expiryYear: null };
  switch (method.type) {
    case 'card': {
      const { brand, last4, exp_month: expiryMonth, exp_year: expiryYear, wallet } = method.card;
      const inWallet = WALLETS[wallet?.type ?? ''];
      const face: MethodFace = {
        kind: inWallet === undefined ? 'card' : 'wallet',
        brand: inWallet ?? brandName(brand),
        last4,
        account: null,
        expiryMonth,
        expiryYear,
      };
      // A card in a wallet is not the card itself.
      return {
        face,
        fingerprint: method.card.fingerprint ? `${inWallet ?? ''}${method.card.fingerprint}` : null,
      };
    }
    case 'sepa_debit': {
      const { last4 } = method.sepa_debit;
      return { face: { ...blank, kind: 'bank', last4 }, fingerprint: method.sepa_debit.fingerprint ?? null };
    }
    case 'paypal': {
      const { payer_email: email, payer_id: payer } = method.paypal;
      const account = email ? maskEmail(email) : null;
      return { face: { ...blank, kind: 'wallet', brand: 'PayPal', account }, fingerprint: payer ?? null };
    }
    case 'link': {
      const { email } = method.link;
      const account = email ? maskEmail(email) : null;
      return { face: { ...blank, kind: 'wallet', brand: 'Link', account }, fingerprint: null };
    }
  }
}

const idOf = (found: v.InferOutput<typeof ofCustomer>) => (typeof found === 'object' ? found?.id : found);

/** A refusal that means that there is nothing left to remove. */
async function unlessGone(call: Promise<unknown>): Promise<void> {
  await call.catch((error: unknown) => {
    if (!(error instanceof ProviderRefused && error.message.includes('resource_missing'))) throw error;
  });
}

/**
 * Payment methods saved on Stripe's Checkout in its mode `setup`. Each has a customer of its own at Stripe, which is deleted with it, so
 * that Stripe keeps nothing of the person; the token is the ids of both.
 */
export const stripeMethods = (ask: AskStripe): MethodVault => ({
  async open({ locale, email, currency, expiresAt, returnUrl, cancelUrl }, idempotencyKey) {
    const session = await ask((stripe) =>
      stripe.checkout.sessions.create(
        {
          mode: 'setup',
          client_reference_id: idempotencyKey,
          customer_creation: 'always',
          customer_email: email,
          locale: locale === 'uk' ? 'auto' : locale,
          currency: currency.toLowerCase(),
          allowed_payment_method_types: [...REUSABLE[currency]],
          expires_at: pageEnd(expiresAt),
          success_url: returnUrl,
          cancel_url: cancelUrl,
        },
        { idempotencyKey: `save-${idempotencyKey}` },
      ),
    );
    if (session.url === null) throw new ProviderFailed('Stripe: a session without a page');
    return {
      reference: session.id,
      url: session.url,
      expiresAt: new Date(session.expires_at * 1000).toISOString(),
    };
  },
  async stateOf(reference) {
    const found = await ask((stripe) =>
      stripe.checkout.sessions.retrieve(reference, { expand: ['setup_intent.payment_method'] }),
    );
    const parsed = v.safeParse(setupSchema, found);
    if (!parsed.success) throw new ProviderFailed('Stripe: a session that cannot be read');
    const { status, customer, setup_intent: intent } = parsed.output;
    if (status !== 'complete') return { state: status === 'open' ? 'open' : 'ended' };
    if (intent?.status === 'processing') return { state: 'open' };
    if (intent?.status !== 'succeeded' || !intent.payment_method) return { state: 'ended' };
    const { face, fingerprint: known } = faceOf(intent.payment_method);
    const token = [idOf(customer) ?? '', intent.payment_method.id].join('/');
    return { state: 'saved', method: face, token, fingerprint: known };
  },
  async forget(token) {
    const [customer = '', method = ''] = token.split('/');
    const found = await ask((stripe) => stripe.paymentMethods.retrieve(method)).catch((error: unknown) => {
      if (error instanceof ProviderRefused && error.message.includes('resource_missing')) return null;
      throw error;
    });
    // Detaching what is not attached would be refused.
    if (found?.customer) await ask((stripe) => stripe.paymentMethods.detach(method));
    if (customer !== '') await unlessGone(ask((stripe) => stripe.customers.del(customer)));
  },
  charging: stripeCharging(ask, REUSABLE),
});
