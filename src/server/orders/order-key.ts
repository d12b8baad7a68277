import { createHmac, timingSafeEqual } from 'node:crypto';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long the link of an e-mail opens its order; whoever comes later asks for a new one by number and e-mail. */
export const KEY_DAYS = 180;

/** A key is the day it ends, in base 36, and the mark of the shop's secret over order, purpose and day. */
const FORM = /^([\da-z]{1,8})\.([\w-]{43})$/;

/**
 * The keys by which an order is read without signing in (R18): signed by the shop, for one order, for a while. Keys of
 * another `purpose` open something else by its id, and no order.
 */
export function orderKeys(
  secret: string,
  now: () => number = Date.now,
  purpose:
    | 'order-reading'
    | 'quote-reading'
    | 'ticket-reading'
    | 'known-browser'
    | 'account-link'
    | 'unsubscribe' = 'order-reading',
) {
  const markOf = (orderId: string, day: string) =>
    createHmac('sha256', secret).update(`${purpose}:${orderId.toLowerCase()}:${day}`).digest();
  return {
    /** The key for an order's e-mail; the same all day. */
    keyOf(orderId: string): string {
      const day = (Math.floor(now() / DAY_MS) + KEY_DAYS).toString(36);
      return `${day}.${markOf(orderId, day).toString('base64url')}`;
    },
    /** Whether a key opens this order now. Compared in constant time. */
    opens(orderId: string, key: string): boolean {
      const [, day = '', mark = ''] = FORM.exec(key) ?? [];
      const given = Buffer.from(mark, 'base64url');
      const own = markOf(orderId, day);
      const isOwn = given.length === own.length && timingSafeEqual(given, own);
      return isOwn && Number.parseInt(day, 36) * DAY_MS > now();
    },
  };
}
export type OrderKeys = ReturnType<typeof orderKeys>;
