import type { OrderKeys } from '../orders/order-key.ts';

/** Holds the key of the order that a guest placed last in this browser, or opened by an e-mail's link (R18). */
const GUEST_COOKIE = 'guestOrder';
const KEPT = new RegExp(`(?:^|;\\s*)${GUEST_COOKIE}=([\\da-f-]{36})\\.([\\w.-]{1,60})`);

/**
 * How the browser of a guest shows that an order is theirs: by the key of the order's e-mails in a cookie that no script
 * reads, that is gone with the browser's session and that no address repeats.
 */
export const guestOrders = (keys: OrderKeys, { isSecure }: { readonly isSecure: boolean }) => ({
  /** The order that a request's cookie opens; null without one. Whether a guest placed it is the reader's to ask. */
  orderIn: (headers: Headers): string | null => {
    const [, orderId = '', key = ''] = KEPT.exec(headers.get('cookie') ?? '') ?? [];
    return keys.opens(orderId, key) ? orderId : null;
  },
  /** The `Set-Cookie` that gives a browser the key of an order. */
  cookieOf: (orderId: string): string => {
    const secure = isSecure ? '; Secure' : '';
    return `${GUEST_COOKIE}=${orderId}.${keys.keyOf(orderId)}; Path=/; HttpOnly; SameSite=Lax${secure}`;
  },
});
