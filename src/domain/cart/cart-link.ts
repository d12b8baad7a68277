import { quantityOf, type CountedLine } from './cart.ts';
import type { Quantities } from './rebase-cart.ts';

/**
 * What ties the browser's cart to an account (R24b). With a `tag` it mirrors the account's cart as it was at that tag,
 * and `base` is what it held then; with a `token` it is a visitor's cart on its way into the account, `base` what was
 * sent, and the token lets the account take it in only once. `touched` are the keys of lines that were changed here
 * since then, even those that are by now as they were.
 */
export type CartLink = ({ readonly tag: string } | { readonly token: string }) & {
  readonly base: Quantities;
  readonly touched: readonly string[];
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isKey = (value: unknown): value is string => typeof value === 'string';

const isBase = (value: unknown): value is Quantities =>
  isObject(value) && Object.values(value).every((quantity) => typeof quantity === 'number');

/** The link found in storage beside the lines; null for a visitor's cart and for anything odd. */
export function parseCartLink(stored: unknown): CartLink | null {
  if (!isObject(stored) || !('link' in stored) || !isObject(stored.link)) return null;
  const link: { tag?: unknown; token?: unknown; base?: unknown; touched?: unknown } = stored.link;
  const { tag, token, base } = link;
  if (!isBase(base)) return null;
  const touched = Array.isArray(link.touched) ? link.touched.filter(isKey) : [];
  if (typeof tag === 'string') return { tag, base, touched };
  return typeof token === 'string' ? { token, base, touched } : null;
}

/** The link of a cart that was changed here. */
export function touch(
  link: CartLink,
  before: readonly CountedLine[],
  after: readonly CountedLine[],
): CartLink {
  const changed = [...before, ...after]
    .map(({ uniqueKey }) => uniqueKey)
    .filter((key) => quantityOf(before, key) !== quantityOf(after, key));
  return { ...link, touched: [...new Set([...link.touched, ...changed])] };
}
