import * as v from 'valibot';
import type { PaymentEvent, PaymentEventKind } from '../../../domain/payments/payment-event.ts';
import type { VerifiedWebhook } from '../../ports/payment-provider.ts';
import { isSignedByStripe } from './stripe-signature.ts';

const sessionSchema = v.object({
  client_reference_id: v.string(),
  status: v.optional(v.nullable(v.picklist(['open', 'complete', 'expired']))),
  payment_status: v.picklist(['paid', 'unpaid', 'no_payment_required']),
  amount_total: v.pipe(v.number(), v.safeInteger()),
  currency: v.pipe(v.string(), v.toUpperCase()),
  payment_intent: v.optional(v.nullable(v.union([v.string(), v.object({ id: v.string() })]))),
});
/** What the shop reads of a Checkout Session. */
export type StripeSession = v.InferOutput<typeof sessionSchema>;

const eventSchema = v.object({
  id: v.string(),
  type: v.string(),
  data: v.object({ object: v.unknown() }),
});

/** A charge, as far as it tells what went back of it in all; it bears what its session was opened with. */
const refundedChargeSchema = v.object({
  metadata: v.object({ payment: v.string() }),
  amount_refunded: v.pipe(v.number(), v.safeInteger()),
  currency: v.pipe(v.string(), v.toUpperCase()),
});

const transactionOf = ({ payment_intent: intent }: StripeSession) =>
  typeof intent === 'object' ? (intent?.id ?? null) : (intent ?? null);

const toEvent = (id: string, kind: PaymentEventKind, session: StripeSession): PaymentEvent => ({
  id,
  paymentId: session.client_reference_id,
  kind,
  amountMinor: session.amount_total,
  currency: session.currency,
  transaction: transactionOf(session),
});

/** A completed page is not always a paid one: some banks take days to say. */
function kindOf(type: string, session: StripeSession): PaymentEventKind | null {
  switch (type) {
    case 'checkout.session.completed':
      return session.payment_status === 'paid' ? 'paid' : 'processing';
    case 'checkout.session.async_payment_succeeded':
      return session.payment_status === 'paid' ? 'paid' : null;
    case 'checkout.session.async_payment_failed':
      return 'failed';
    case 'checkout.session.expired':
      return 'expired';
    default:
      return null;
  }
}

function eventOfRefund(id: string, charge: unknown): PaymentEvent | null {
  const parsed = v.safeParse(refundedChargeSchema, charge);
  if (!parsed.success) return null;
  const { metadata, amount_refunded: amountMinor, currency } = parsed.output;
  return { id, paymentId: metadata.payment, kind: 'refunded', amountMinor, currency, transaction: null };
}

/** A webhook in Stripe's scheme and words. What is no event of a shop's Checkout Session or its refund is nothing to it. */
export function readStripeWebhook(rawBody: string, header: string | null, secret: string): VerifiedWebhook {
  if (!isSignedByStripe(rawBody, header, { secret, now: Date.now() / 1000 })) {
    return { ok: false, reason: 'bad-signature' };
  }
  const event = v.safeParse(v.pipe(v.string(), v.parseJson(), eventSchema), rawBody);
  if (!event.success) return { ok: true, event: null };
  const { id, type, data } = event.output;
  if (type === 'charge.refunded') return { ok: true, event: eventOfRefund(id, data.object) };
  const session = v.safeParse(sessionSchema, data.object);
  const kind = session.success ? kindOf(type, session.output) : null;
  return { ok: true, event: session.success && kind ? toEvent(id, kind, session.output) : null };
}

/** A session that was asked for, as an event; null while the customer has not decided, or for what cannot be read. */
export function eventOfSession(found: unknown): PaymentEvent | null {
  const parsed = v.safeParse(sessionSchema, found);
  if (!parsed.success) return null;
  const session = parsed.output;
  const kind = kindOfState(session);
  return kind && toEvent(`asked:${kind}:${session.client_reference_id}`, kind, session);
}

function kindOfState({ status, payment_status: paid }: StripeSession): PaymentEventKind | null {
  if (status === 'complete') return paid === 'paid' ? 'paid' : 'processing';
  return status === 'expired' ? 'expired' : null;
}
