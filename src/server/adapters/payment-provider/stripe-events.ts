import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { PaymentEvent, PaymentEventKind } from '../../../domain/payments/payment-event.ts';
import type { VerifiedWebhook } from '../../ports/payment-provider.ts';
import { eventOfIntent } from './stripe-charges.ts';

/** How old a webhook may be, in seconds; an older one may be an eavesdropper's copy. */
const TOLERANCE_SECONDS = 300;

const signatureOf = (rawBody: string, secret: string, timestamp: string) =>
  createHmac('sha256', secret).update(`${timestamp}.${rawBody}`).digest('hex');

const isSame = (a: string, b: string) => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/**
 * Whether a body was signed with the secret, no longer than the tolerance ago, in Stripe's scheme (`t=…,v1=HMAC_SHA256(secret, t + "." + body)`); one of several
 * signatures is enough, as while a secret is being changed. `now` in seconds. The SDK would decide the same, for which
 * it takes 36 MB of memory; the tests compare the two.
 */
export function isSignedByStripe(
  rawBody: string,
  header: string | null,
  { secret, now }: { secret: string; now: number },
): boolean {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('='));
  const timestamp = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(timestamp) || now - Number(timestamp) > TOLERANCE_SECONDS) return false;
  const expected = signatureOf(rawBody, secret, timestamp);
  return parts.some(([name, value = '']) => name === 'v1' && isSame(value, expected));
}

const intentSchema = v.optional(v.nullable(v.union([v.string(), v.object({ id: v.string() })])));

const sessionSchema = v.object({
  client_reference_id: v.string(),
  status: v.optional(v.nullable(v.picklist(['open', 'complete', 'expired']))),
  payment_status: v.picklist(['paid', 'unpaid', 'no_payment_required']),
  amount_total: v.pipe(v.number(), v.safeInteger()),
  currency: v.pipe(v.string(), v.toUpperCase()),
  payment_intent: intentSchema,
});
/** What the shop reads of a Checkout Session. */
type StripeSession = v.InferOutput<typeof sessionSchema>;

/** A Checkout Session on which nothing is paid: it saves a payment method. */
const setupSessionSchema = v.object({ mode: v.literal('setup'), client_reference_id: v.string() });

const eventSchema = v.object({
  id: v.string(),
  type: v.string(),
  data: v.object({ object: v.unknown() }),
});

/** A charge, as far as it tells what went back of it in all; it bears what its session was opened with. */
const refundedChargeSchema = v.object({
  metadata: v.optional(v.object({ payment: v.optional(v.string()) })),
  amount_refunded: v.pipe(v.number(), v.safeInteger()),
  currency: v.pipe(v.string(), v.toUpperCase()),
  payment_intent: intentSchema,
});

/** What a customer's bank wants back; it bears nothing of the session, only what was charged. */
const disputeSchema = v.object({
  id: v.string(),
  amount: v.pipe(v.number(), v.safeInteger()),
  currency: v.pipe(v.string(), v.toUpperCase()),
  status: v.string(),
  payment_intent: intentSchema,
});

/** A refund; like a dispute it bears nothing of the session. */
const refundSchema = v.object({
  id: v.string(),
  amount: v.pipe(v.number(), v.safeInteger()),
  currency: v.pipe(v.string(), v.toUpperCase()),
  status: v.nullish(v.string()),
  payment_intent: intentSchema,
});

/** Every event of Stripe that means something to the shop: what its webhook has to be subscribed to. */
export const STRIPE_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
  'refund.failed',
  'refund.updated',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
] as const;

const transactionOf = ({ payment_intent: intent }: Pick<StripeSession, 'payment_intent'>) =>
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
  const paymentId = metadata?.payment ?? null;
  return {
    id,
    paymentId,
    kind: 'refunded',
    amountMinor,
    currency,
    transaction: transactionOf(parsed.output),
  };
}

/** How a closed dispute was decided: money is lost by `lost` alone, a warning that is closed never took any. */
const DECIDED: ReadonlyMap<string, PaymentEventKind> = new Map([
  ['lost', 'dispute-lost'],
  ['won', 'dispute-won'],
  ['warning_closed', 'dispute-won'],
  ['prevented', 'dispute-won'],
]);

function eventOfDispute(id: string, type: string, found: unknown): PaymentEvent | null {
  const parsed = v.safeParse(disputeSchema, found);
  if (!parsed.success) return null;
  const { id: reference, amount: amountMinor, currency, status } = parsed.output;
  const kind = type === 'charge.dispute.created' ? 'disputed' : DECIDED.get(status);
  if (kind === undefined) return null;
  return {
    id,
    paymentId: null,
    kind,
    amountMinor,
    currency,
    transaction: transactionOf(parsed.output),
    reference,
  };
}

/** The states of a refund whose money came back to the shop's balance. */
const NOT_REFUNDED: ReadonlySet<string> = new Set(['failed', 'canceled']);

/** A refund that Stripe had accepted and that failed, or was cancelled, later; null for every other news of a refund. */
function eventOfFailedRefund(id: string, found: unknown): PaymentEvent | null {
  const parsed = v.safeParse(refundSchema, found);
  if (!parsed.success || !NOT_REFUNDED.has(parsed.output.status ?? '')) return null;
  const { id: reference, amount: amountMinor, currency } = parsed.output;
  const transaction = transactionOf(parsed.output);
  return { id, paymentId: null, kind: 'refund-failed', amountMinor, currency, transaction, reference };
}

/** A webhook in Stripe's scheme and words. What is no event of a shop's Checkout Session, its
 * refund or its dispute is nothing to it. */
export function readStripeWebhook(rawBody: string, header: string | null, secret: string): VerifiedWebhook {
  if (!isSignedByStripe(rawBody, header, { secret, now: Date.now() / 1000 })) {
    return { ok: false, reason: 'bad-signature' };
  }
  const event = v.safeParse(v.pipe(v.string(), v.parseJson(), eventSchema), rawBody);
  if (!event.success) return { ok: true, event: null };
  const { id, type, data } = event.output;
  if (type === 'charge.refunded') return { ok: true, event: eventOfRefund(id, data.object) };
  if (type === 'charge.dispute.created' || type === 'charge.dispute.closed') {
    return { ok: true, event: eventOfDispute(id, type, data.object) };
  }
  if (type === 'refund.failed' || type === 'refund.updated') {
    return { ok: true, event: eventOfFailedRefund(id, data.object) };
  }
  if (type === 'payment_intent.succeeded' || type === 'payment_intent.payment_failed') {
    return { ok: true, event: eventOfIntent(data.object, id) };
  }
  const setup = v.safeParse(setupSessionSchema, data.object);
  if (setup.success) return { ok: true, event: null, methodPage: setup.output.client_reference_id };
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
