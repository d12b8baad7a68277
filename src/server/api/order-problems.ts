import { FOREIGN_ORDER_MESSAGE } from '../../domain/orders/ownership.ts';
import { NOT_SIGNED_IN, type Problem } from './problem.ts';

/** Why an order cannot be read, placed or changed by the caller, as errors (R23, R24). */
export const ORDER_PROBLEMS = {
  'not-signed-in': NOT_SIGNED_IN,
  'not-owner': { status: 403, message: FOREIGN_ORDER_MESSAGE, details: { reason: 'not-owner' } },
  'staff-only': {
    status: 403,
    message: 'This is for who works in the shop',
    details: { reason: 'staff-only' },
  },
  'order-not-found': {
    status: 404,
    message: 'No order has this id',
    details: { reason: 'order-not-found' },
  },
  'bad-key': {
    status: 403,
    message: 'This link does not open the order, or not any more',
    details: { reason: 'bad-key' },
  },
  'document-not-found': {
    status: 404,
    message: 'The order has no such document',
    details: { reason: 'document-not-found' },
  },
  'not-cancellable': {
    status: 409,
    message: 'The order is cancelled already or on its way',
    details: { reason: 'not-cancellable' },
  },
  'not-delivered': {
    status: 409,
    message: 'Only what has been delivered can be ordered again',
    details: { reason: 'not-delivered' },
  },
} as const satisfies Record<string, Problem>;
