import type { Refusal } from '../checkout/place-order.ts';
import type { ProblemStatus } from './problem.ts';

/** The one map from reasons of a refused order to statuses (R17). */
export const REASON_STATUS = {
  'cart-empty': 400,
  'product-unavailable': 409,
  'out-of-stock': 409,
  'total-changed': 409,
  'method-not-offered': 422,
  'payment-not-offered': 422,
  'idempotency-key-reused': 422,
  'too-many-open-orders': 409,
  'open-orders-too-large': 409,
  'cart-changed': 409,
} as const satisfies Record<Refusal['reason'], ProblemStatus>;
