import { randomUUID } from 'node:crypto';
import type { OrderKeys } from '../orders/order-key.ts';

/** Holds the keys of the orders that a guest placed in this browser, or opened by an e-mail's link (R18), the latest first. */
const GUEST_COOKIE = 'guestOrder';
const GUEST_KEYS = new RegExp(`(?:^|;\\s*)${GUEST_COOKIE}=([\\w.~-]{1,1000})(?:;|$)`);
const GUEST_KEY = /^([\da-f-]{36})\.([\w.-]{1,60})$/;
/** An order, what replaced its goods, and some before them. */
const GUEST_ORDERS_MAX = 8;

/**
 * How the browser of a guest shows that orders are theirs: by the keys of the orders' e-mails in a cookie that no script
 * reads, that is gone with the browser's session and that no address repeats.
 */
export const guestOrders = (keys: OrderKeys, { isSecure }: { readonly isSecure: boolean }) => {
  /** The keys that a request shows, each with its order. */
  const heldIn = (headers: Headers): ReadonlyMap<string, string> => {
    const [, held = ''] = GUEST_KEYS.exec(headers.get('cookie') ?? '') ?? [];
    return new Map(
      held.split('~', GUEST_ORDERS_MAX).flatMap((each) => {
        const [, orderId = '', key = ''] = GUEST_KEY.exec(each) ?? [];
        return keys.opens(orderId, key) ? [[orderId, each]] : [];
      }),
    );
  };
  return {
    /** The orders that a request's cookie opens. Whether a guest placed them is the reader's to ask. */
    ordersIn: (headers: Headers): readonly string[] => [...heldIn(headers).keys()],
    /** What the address of a page of a guest's order ends with, for who holds the key of another of their orders. */
    keyQuery: (orderId: string): string => `?key=${keys.keyOf(orderId)}`,
    /** The `Set-Cookie` that gives a browser the key of an order, beside those that its request shows. */
    cookieOf: (orderId: string, headers: Headers): string => {
      const held = new Map([[orderId, `${orderId}.${keys.keyOf(orderId)}`]]);
      for (const [id, shown] of heldIn(headers)) if (id !== orderId) held.set(id, shown);
      const kept = [...held.values()].slice(0, GUEST_ORDERS_MAX).join('~');
      return `${GUEST_COOKIE}=${kept}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
    },
  };
};

/** Tells the browser of a visitor for whom machines are held in the checkout. */
const VISITOR_COOKIE = 'rentalHold';
const VISITOR = new RegExp(
  `(?:^|;\\s*)${VISITOR_COOKIE}=([\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12})(?:;|$)`,
);

/**
 * Visitors for whom machines are held while they order without an account, by a random id in a cookie that no script reads and that is
 * gone with the browser's session. It opens nothing: whoever made one up would hold machines for themselves.
 */
export const holdingVisitors = ({ isSecure }: { readonly isSecure: boolean }) => ({
  /** The visitor of a request; null for one for whom nothing was held. */
  visitorIn: (headers: Headers): string | null => VISITOR.exec(headers.get('cookie') ?? '')?.[1] ?? null,
  /** The id of a new visitor with the `Set-Cookie` that tells their browser. */
  newVisitor: (): { readonly id: string; readonly cookie: string } => {
    const id = randomUUID();
    const secure = isSecure ? '; Secure' : '';
    return { id, cookie: `${VISITOR_COOKIE}=${id}; Path=/; HttpOnly; SameSite=Lax${secure}` };
  },
});

/** Holds when this browser was signed in last, in milliseconds since 1970 in base 36, and the key of that moment and the account's address. */
const KNOWN_BROWSER_COOKIE = 'knownBrowser';
const BROWSER_KEY = new RegExp(`(?:^|;\\s*)${KNOWN_BROWSER_COOKIE}=([\\da-z]{1,9})\\.([\\w.-]{1,60})`);
const KEPT_SECONDS = 180 * 24 * 60 * 60;

/**
 * Browsers that were signed in to an account before, by a signed key in a cookie that no script reads. Their tries to sign in
 * are counted apart from those of strangers, who therefore cannot keep the owner out.
 */
export const knownBrowsers = (keys: OrderKeys, { isSecure }: { readonly isSecure: boolean }) => {
  const subjectOf = (email: string, moment: string) => `${email.trim().toLowerCase()}:${moment}`;
  return {
    /** When the browser was signed in to the account of an address last; null if it never was. */
    knownSince: (headers: Headers, email: string): Date | null => {
      const [, moment = '', key = ''] = BROWSER_KEY.exec(headers.get('cookie') ?? '') ?? [];
      return keys.opens(subjectOf(email, moment), key) ? new Date(Number.parseInt(moment, 36)) : null;
    },
    /** The `Set-Cookie` of a browser that has just signed in, or has shown otherwise that it is the owner's. */
    cookieOf: (email: string): string => {
      const secure = isSecure ? '; Secure' : '';
      const moment = Date.now().toString(36);
      const key = keys.keyOf(subjectOf(email, moment));
      return `${KNOWN_BROWSER_COOKIE}=${moment}.${key}; Path=/; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
    },
  };
};
