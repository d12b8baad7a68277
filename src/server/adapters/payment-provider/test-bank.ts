import type { PaymentEvent } from '../../../domain/payments/payment-event.ts';
import type {
  KnownPayment,
  MethodVault,
  OrderToPay,
  PaymentProvider,
  PaymentSession,
} from '../../ports/payment-provider.ts';
import { readStripeWebhook } from './stripe-events.ts';

/** What the test bank does for a shop. */
export interface BankSessions {
  readonly openSession: (order: OrderToPay, idempotencyKey: string) => Promise<PaymentSession>;
  readonly stateOf: (payment: KnownPayment) => Promise<PaymentEvent | null>;
  readonly refund: PaymentProvider['refund'];
  readonly methods: MethodVault;
}

/** The shop's own bank without money: its webhooks are Stripe's in scheme and words, and are read by the same code. */
export const testBank = ({
  sessions,
  webhookSecret,
}: {
  sessions: BankSessions;
  webhookSecret: string;
}): PaymentProvider => ({
  name: 'test-bank',
  create: sessions.openSession,
  verifyWebhook: async (rawBody, headers) =>
    readStripeWebhook(rawBody, headers.get('stripe-signature'), webhookSecret),
  fetchStatus: sessions.stateOf,
  refund: sessions.refund,
  methods: sessions.methods,
});
