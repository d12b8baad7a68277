import { NOT_SIGNED_IN, type Problem } from './problem.ts';

/** Why a cart is not read or written, as errors. */
export const CART_PROBLEMS = {
  'not-signed-in': NOT_SIGNED_IN,
  'cart-changed': {
    status: 412,
    message: 'The cart changed since it was read; read it again',
    details: { reason: 'cart-changed' },
  },
  'if-match-missing': {
    status: 428,
    message: 'If-Match must name the ETag of the cart that is replaced',
    details: { reason: 'if-match-missing' },
  },
} as const satisfies Record<string, Problem>;
