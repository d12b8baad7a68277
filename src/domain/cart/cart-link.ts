import type { Quantities } from './rebase-cart.ts';

/**
 * What ties the browser's cart to an account (R24b). With a `tag` it mirrors the account's cart as it was at that tag,
 * and `base` is what it held then; with a `token` it is a visitor's cart on its way into the account, `base` what was
 * sent, and the token lets the account take it in only once.
 */
export type CartLink =
  | { readonly tag: string; readonly base: Quantities }
  | { readonly token: string; readonly base: Quantities };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isBase = (value: unknown): value is Quantities =>
  isObject(value) && Object.values(value).every((quantity) => typeof quantity === 'number');

/** The link found in storage beside the lines; null for a visitor's cart and for anything odd. */
export function parseCartLink(stored: unknown): CartLink | null {
  if (!isObject(stored) || !('link' in stored) || !isObject(stored.link)) return null;
  const { tag, token, base }: { tag?: unknown; token?: unknown; base?: unknown } = stored.link;
  if (!isBase(base)) return null;
  if (typeof tag === 'string') return { tag, base };
  return typeof token === 'string' ? { token, base } : null;
}
