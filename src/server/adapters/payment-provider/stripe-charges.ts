import type Stripe from 'stripe';
import * as v from 'valibot';
import type { Currency } from '../../../domain/money/money.ts';
import type { PaymentEvent, PaymentEventKind } from '../../../domain/payments/payment-event.ts';
import {
  ProviderFailed,
  ProviderRefused,
  type MadeCharge,
  type MethodCharging,
} from '../../ports/payment-provider.ts';
import type { AskStripe } from './ask-stripe.ts';

/** The intents of a customer that are looked through: each saved method has a customer of its own. */
const LISTED = 100;

/** A Payment Intent that charges a saved method; those of Checkout bear no `charge`, and are told of by their sessions. */
const intentSchema = v.object({
  id: v.string(),
  object: v.literal('payment_intent'),
  status: v.string(),
  amount: v.pipe(v.number(), v.safeInteger()),
  currency: v.pipe(v.string(), v.toUpperCase()),
  metadata: v.object({ charge: v.string() }),
});

/** Nobody is there to answer what a bank asks: a charge that waits for its owner has failed. */
const KIND_OF: Readonly<Record<string, PaymentEventKind>> = {
  succeeded: 'paid',
  processing: 'processing',
  requires_action: 'failed',
  requires_payment_method: 'failed',
  canceled: 'failed',
};

/** Whether Stripe's name of a payment is that of a charge, and not that of a page. */
export const isIntent = (reference: string): boolean => reference.startsWith('pi_');

/** A charge of a saved method as an event; null for what is none, or is not decided. */
export function eventOfIntent(found: unknown, eventId?: string): PaymentEvent | null {
  const parsed = v.safeParse(intentSchema, found);
  if (!parsed.success) return null;
  const { id, status, amount, currency, metadata } = parsed.output;
  const kind = KIND_OF[status];
  return kind === undefined
    ? null
    : {
        id: eventId ?? `asked:${kind}:${metadata.charge}`,
        paymentId: metadata.charge,
        kind,
        amountMinor: amount,
        currency,
        transaction: kind === 'paid' ? id : null,
      };
}

function madeOf(intent: Stripe.PaymentIntent): MadeCharge {
  const event = eventOfIntent(intent);
  if (event === null) throw new ProviderFailed('Stripe: a charge that cannot be read');
  return { reference: intent.id, event };
}

/** Charges what was saved with Stripe by Payment Intents, which their owner need not confirm. */
export const stripeCharging = (
  ask: AskStripe,
  types: Readonly<Record<Currency, readonly Stripe.PaymentIntentCreateParams.AllowedPaymentMethodType[]>>,
): MethodCharging => ({
  async charge({ token, amount, description }, idempotencyKey) {
    const [customer = '', method = ''] = token.split('/');
    try {
      const intent = await ask((stripe) =>
        stripe.paymentIntents.create(
          {
            amount: amount.minor,
            currency: amount.currency.toLowerCase(),
            customer,
            payment_method: method,
            allowed_payment_method_types: [...types[amount.currency]],
            off_session: true,
            confirm: true,
            description,
            metadata: { payment: idempotencyKey, charge: idempotencyKey },
          },
          { idempotencyKey: `charge-${idempotencyKey}` },
        ),
      );
      return madeOf(intent);
    } catch (error) {
      if (!(error instanceof ProviderRefused && error.message.includes('StripeCardError'))) throw error;
      const event = {
        id: `asked:failed:${idempotencyKey}`,
        paymentId: idempotencyKey,
        kind: 'failed',
        amountMinor: amount.minor,
        currency: amount.currency,
        transaction: null,
      } as const;
      return { reference: null, event };
    }
  },
  async find(token, idempotencyKey) {
    const [customer = ''] = token.split('/');
    const { data } = await ask((stripe) => stripe.paymentIntents.list({ customer, limit: LISTED }));
    const found = data.find(({ metadata }) => metadata['charge'] === idempotencyKey);
    return found ? madeOf(found) : null;
  },
});
