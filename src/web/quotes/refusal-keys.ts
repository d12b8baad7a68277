import type { MessageKey } from '../../content/message-key.ts';

/** What a refusal about a quote says, by its reason (R29). */
export const REFUSAL_KEYS = {
  'not-bulk': 'error.not-bulk',
  'product-unavailable': 'error.product-unavailable',
  'idempotency-key-reused': 'error.idempotency-key-reused',
  'payment-not-offered': 'error.payment-not-offered',
  'quote-not-found': 'error.quote-not-found',
  'quote-not-open': 'error.quote-not-open',
  'offer-superseded': 'error.offer-superseded',
} as const satisfies Readonly<Record<string, MessageKey>>;
