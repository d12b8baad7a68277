// Events as Stripe posts them; the test bank speaks the same.
import { randomUUID } from 'node:crypto';

interface Told {
  readonly type: string;
  readonly paymentId: string;
  readonly id?: string;
  readonly amount: number;
  readonly currency?: string;
  readonly paid?: boolean;
  /** What was charged, as the bank names it. */
  readonly charged?: string;
}

/** What a bank tells of money that went back of a payment, in all, in Stripe's words. */
export const refundEvent = (paymentId: string, returnedMinor: number): string =>
  JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'charge.refunded',
    data: {
      object: {
        object: 'charge',
        metadata: { payment: paymentId },
        amount_refunded: returnedMinor,
        currency: 'uah',
      },
    },
  });

/** What a bank tells of a dispute about what was charged, in Stripe's words. */
export const disputeEvent = (
  type: 'created' | 'closed',
  told: { id: string; charged: string | null; amount: number; status: string; currency?: string },
): string =>
  JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: `charge.dispute.${type}`,
    data: {
      object: {
        object: 'dispute',
        id: told.id,
        amount: told.amount,
        currency: told.currency ?? 'uah',
        status: told.status,
        payment_intent: told.charged,
      },
    },
  });

/** What a bank tells of a refund that it had accepted, in Stripe's words. */
export const refundStateEvent = (
  type: 'failed' | 'updated',
  told: { id: string; charged: string | null; amount: number; status: string; currency?: string },
): string =>
  JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: `refund.${type}`,
    data: {
      object: {
        object: 'refund',
        id: told.id,
        amount: told.amount,
        currency: told.currency ?? 'uah',
        status: told.status,
        payment_intent: told.charged,
      },
    },
  });

/** What a bank tells of a page, in Stripe's words. */
export const stripeEvent = (told: Told): string =>
  JSON.stringify({
    id: told.id ?? `evt_${randomUUID()}`,
    object: 'event',
    type: `checkout.session.${told.type}`,
    data: {
      object: {
        object: 'checkout.session',
        client_reference_id: told.paymentId,
        status: 'complete',
        payment_status: (told.paid ?? true) ? 'paid' : 'unpaid',
        amount_total: told.amount,
        currency: told.currency ?? 'uah',
        payment_intent: told.charged ?? 'pi_test',
      },
    },
  });
