import type { InferSelectModel } from 'drizzle-orm';
import type { PaymentEvent, PaymentEventKind } from '../../domain/payments/payment-event.ts';
import type { BankState } from '../../domain/payments/bank-page.ts';
import type { testBankSessions } from './tables.ts';

/** A page of the test bank. */
export type BankSession = InferSelectModel<typeof testBankSessions>;

/** The address of a session's page, below the shop's origin. */
export const sessionPath = (id: string): string => `/test-bank/sessions/${id}`;

const KIND_OF = {
  open: null,
  confirming: null,
  processing: 'processing',
  paid: 'paid',
  failed: 'failed',
  expired: 'expired',
} as const satisfies Record<BankState, PaymentEventKind | null>;

/** What the bank would call the charge. */
const chargeOf = ({ id, state }: BankSession) => (state === 'paid' ? `pi_${id.slice('tb_'.length)}` : null);

/** How a session stands, as an answer to the shop's question; null while the customer has not decided. */
export function stateAsEvent(session: BankSession): PaymentEvent | null {
  const kind = KIND_OF[session.state];
  return (
    kind && {
      id: `asked:${kind}:${session.id}`,
      paymentId: session.clientReference,
      kind,
      amountMinor: session.amountMinor,
      currency: session.currency,
      transaction: chargeOf(session),
    }
  );
}

const TYPE_OF = {
  processing: 'checkout.session.completed',
  failed: 'checkout.session.async_payment_failed',
  expired: 'checkout.session.expired',
} as const;

/** A webhook about a session as Stripe words it; `wasProcessing` when the bank had taken its time. */
export function webhookBody(
  eventId: string,
  session: BankSession,
  { wasProcessing }: { wasProcessing: boolean },
): string {
  const { state } = session;
  const paidType = wasProcessing ? 'checkout.session.async_payment_succeeded' : 'checkout.session.completed';
  const type = state === 'paid' || state === 'open' || state === 'confirming' ? paidType : TYPE_OF[state];
  return JSON.stringify({
    id: eventId,
    object: 'event',
    type,
    livemode: false,
    data: {
      object: {
        id: session.id,
        object: 'checkout.session',
        client_reference_id: session.clientReference,
        status: state === 'expired' ? 'expired' : 'complete',
        payment_status: state === 'paid' ? 'paid' : 'unpaid',
        amount_total: session.amountMinor,
        currency: session.currency.toLowerCase(),
        payment_intent: chargeOf(session),
      },
    },
  });
}
