import type { OrderKeys } from '../orders/order-key.ts';

/** Holds the key of the account that this browser was signed in to last. */
const KNOWN_BROWSER_COOKIE = 'knownBrowser';
const KEPT = new RegExp(`(?:^|;\\s*)${KNOWN_BROWSER_COOKIE}=([\\w.-]{1,60})`);
const KEPT_SECONDS = 180 * 24 * 60 * 60;

/**
 * Browsers that were signed in to an account before, by a signed key in a cookie that no script reads. Their tries to sign in
 * are counted apart from those of strangers, who therefore cannot keep the owner out.
 */
export const knownBrowsers = (keys: OrderKeys, { isSecure }: { readonly isSecure: boolean }) => ({
  isKnown: (headers: Headers, email: string): boolean => {
    const [, key = ''] = KEPT.exec(headers.get('cookie') ?? '') ?? [];
    return keys.opens(email.trim().toLowerCase(), key);
  },
  /** The `Set-Cookie` of a browser that has just signed in. */
  cookieOf: (email: string): string => {
    const secure = isSecure ? '; Secure' : '';
    const key = keys.keyOf(email.trim().toLowerCase());
    return `${KNOWN_BROWSER_COOKIE}=${key}; Path=/; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
  },
});
