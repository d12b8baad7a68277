import type Stripe from 'stripe';
import type { Currency } from '../../../domain/money/money.ts';
import { ProviderFailed, ProviderRefused, type PaymentProvider } from '../../ports/payment-provider.ts';
import type { AskStripe } from './ask-stripe.ts';
import { eventOfIntent, isIntent } from './stripe-charges.ts';
import { eventOfSession, readStripeWebhook } from './stripe-events.ts';
import { pageEnd, stripeMethods } from './stripe-methods.ts';

const TIMEOUT_MS = 10_000;

/** What money may come by; Stripe leaves out what the account or the amount does not allow. */
const METHODS = {
  UAH: ['card'],
  PLN: ['card', 'blik', 'p24'],
} as const satisfies Record<
  Currency,
  readonly Stripe.Checkout.SessionCreateParams.AllowedPaymentMethodType[]
>;

/** What Stripe understood and does not do: a request that it finds wrong, and a method that is not charged. */
const REFUSALS: ReadonlySet<string> = new Set(['StripeInvalidRequestError', 'StripeCardError']);

/** Stripe's Checkout Sessions through its SDK, which is loaded when it is first needed. `apiUrl` for a stand-in in tests. */
export function stripeCheckout(options: {
  secretKey: string;
  webhookSecret: string;
  apiUrl?: string;
}): PaymentProvider {
  let client: Promise<Stripe> | undefined;
  const open = async () => {
    const { default: Client } = await import('stripe');
    const { protocol, hostname, port } = new URL(options.apiUrl ?? 'https://api.stripe.com');
    return new Client(options.secretKey, {
      protocol: protocol === 'http:' ? 'http' : 'https',
      host: hostname,
      ...(port === '' ? {} : { port }),
      timeout: TIMEOUT_MS,
      maxNetworkRetries: 2,
      telemetry: false,
    });
  };
  /** Whatever the SDK fails by, without its words: they may quote what was sent. */
  const ask: AskStripe = async (call) => {
    const stripe = await (client ??= open());
    try {
      return await call(stripe);
    } catch (error) {
      if (!(error instanceof Error && 'type' in error)) throw error;
      const code = 'code' in error && typeof error.code === 'string' ? error.code : 'no code';
      const Failure = REFUSALS.has(String(error.type)) ? ProviderRefused : ProviderFailed;
      throw new Failure(`Stripe: ${String(error.type)}, ${code}`);
    }
  };

  return {
    name: 'stripe',
    methods: stripeMethods(ask),
    async create(order, idempotencyKey) {
      const session = await ask((stripe) =>
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            client_reference_id: idempotencyKey,
            payment_intent_data: { metadata: { payment: idempotencyKey } },
            customer_email: order.email,
            locale: order.locale === 'uk' ? 'auto' : order.locale,
            allowed_payment_method_types: [...METHODS[order.amount.currency]],
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: order.amount.currency.toLowerCase(),
                  unit_amount: order.amount.minor,
                  product_data: { name: order.description },
                },
              },
            ],
            expires_at: pageEnd(order.expiresAt),
            success_url: order.returnUrl,
            cancel_url: order.cancelUrl,
          },
          { idempotencyKey: `pay-${idempotencyKey}` },
        ),
      );
      if (session.url === null) throw new ProviderFailed('Stripe: a session without a page');
      return {
        reference: session.id,
        url: session.url,
        expiresAt: new Date(session.expires_at * 1000).toISOString(),
      };
    },
    verifyWebhook: async (rawBody, headers) =>
      readStripeWebhook(rawBody, headers.get('stripe-signature'), options.webhookSecret),
    fetchStatus: async ({ reference }) =>
      isIntent(reference)
        ? eventOfIntent(await ask((stripe) => stripe.paymentIntents.retrieve(reference)))
        : eventOfSession(await ask((stripe) => stripe.checkout.sessions.retrieve(reference))),
    async refund({ transaction }, { amount, idempotencyKey }) {
      if (transaction === null) throw new ProviderFailed('Stripe: nothing was charged');
      await ask((stripe) =>
        stripe.refunds.create(
          { payment_intent: transaction, amount: amount.minor },
          { idempotencyKey: `refund-${idempotencyKey}` },
        ),
      );
    },
  };
}
