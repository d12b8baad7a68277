import type { Database } from './database/database.ts';
import {
  CONTACT_LIMIT,
  DISCOUNT_LIMIT,
  DRAWING_LIMIT,
  FEED_LIMIT,
  GUEST_ORDER_LIMIT,
  ORDER_LIMIT,
  ORDER_LINK_LIMIT,
  QUOTE_LIMIT,
  REGISTRATION_LIMIT,
  SIGN_IN_LIMIT,
  WITHDRAWAL_LIMIT,
  countCall,
} from './http/rate-limit.ts';
import { countRefusals } from './metrics/count-refusals.ts';

/** The limits of what costs the shop most; the subject is an address or a customer. */
export function wireLimits(database: Database, onLimited: Parameters<typeof countRefusals>[1]) {
  const count = countRefusals(countCall(database), onLimited);
  return {
    signIn: (subject: string) => count(SIGN_IN_LIMIT, subject),
    registration: (subject: string) => count(REGISTRATION_LIMIT, subject),
    contact: (subject: string) => count(CONTACT_LIMIT, subject),
    order: (subject: string) => count(ORDER_LIMIT, subject),
    guestOrder: (subject: string) => count(GUEST_ORDER_LIMIT, subject),
    orderLink: (subject: string) => count(ORDER_LINK_LIMIT, subject),
    withdrawal: (subject: string) => count(WITHDRAWAL_LIMIT, subject),
    discount: (subject: string) => count(DISCOUNT_LIMIT, subject),
    quote: (subject: string) => count(QUOTE_LIMIT, subject),
    drawing: (subject: string) => count(DRAWING_LIMIT, subject),
    feed: (subject: string) => count(FEED_LIMIT, subject),
  };
}
