import { useSyncExternalStore } from 'react';
import type { CartItem } from '../../domain/cart/cart-item.ts';
import { parseCartLink, touch, type CartLink } from '../../domain/cart/cart-link.ts';
import { parseCart } from '../../domain/cart/parse-cart.ts';

/** The browser's storage key of the cart (S §9). */
const STORAGE_KEY = 'cart';

/** The browser's cart, and what ties it to an account; null for a visitor's (R24b). */
export interface StoredCart {
  readonly items: readonly CartItem[];
  readonly link: CartLink | null;
}
const EMPTY: StoredCart = { items: [], link: null };

let stored: StoredCart | null = null;
/** The storage's text that `stored` was read from or written as. */
let text: string | null = null;
/** Forbidden or full storage: the cart lasts as long as this page. */
let isForbidden = false;
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

function refresh(): StoredCart {
  try {
    const found = isForbidden ? text : localStorage.getItem(STORAGE_KEY);
    if (stored !== null && found === text) return stored;
    text = found;
    const value: unknown = JSON.parse(found ?? 'null');
    stored = { items: parseCart(value), link: parseCartLink(value) };
  } catch {
    stored ??= EMPTY; // unreadable or forbidden storage holds no cart
  }
  return stored;
}

const current = (): readonly CartItem[] => (stored ?? refresh()).items;

/** Another tab wrote, or this page slept while one did: on its way back from memory it is told of nothing. */
function follow(event: Event) {
  if (event instanceof StorageEvent && event.key !== STORAGE_KEY && event.key !== null) return;
  const before = stored;
  if (refresh() !== before) tell();
}

function listen(change: 'addEventListener' | 'removeEventListener') {
  for (const name of ['storage', 'pageshow'] as const) globalThis[change](name, follow);
  document[change]('visibilitychange', follow);
}

/** Tells of every change of the cart or of its owner. */
export function followCart(listener: () => void): () => void {
  if (listeners.size === 0) listen('addEventListener');
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) listen('removeEventListener');
  };
}

/** What the browser holds now, whichever tab wrote it. */
export const storedCart = refresh;

/** Keeps a cart in the browser; every tab follows. */
export function keepCart(cart: StoredCart): void {
  stored = cart;
  text = JSON.stringify({ version: 1, ...cart });
  try {
    localStorage.setItem(STORAGE_KEY, text);
    isForbidden = false;
  } catch {
    isForbidden = true;
  }
  tell();
}

let send = () => {};
/** Names who is told when the shopper changed the cart of an account. */
export const sendChangesBy = (sender: () => void): void => {
  send = sender;
};

/** Changes the cart by one of the pure rules of `domain/cart`; an account's is sent to it. */
export function changeCart(change: (items: readonly CartItem[]) => readonly CartItem[]): void {
  const { items, link } = refresh();
  const changed = change(items);
  keepCart({ items: changed, link: link && touch(link, items, changed) });
  if (link !== null) send();
}

/** The browser's cart; empty on the server and while hydrating, so that shared HTML carries no cart (R24a). */
export const useCart = (): readonly CartItem[] =>
  useSyncExternalStore(followCart, current, () => EMPTY.items);

/**
 * Whose cart it is: `null` until the shop has said so, `visitor`, `account` once the browser's cart mirrors it, or
 * `unknown` when the shop could not be asked.
 */
type CartOwner = 'visitor' | 'account' | 'unknown' | null;
let owner: CartOwner = null;

export function setCartOwner(next: CartOwner): void {
  if (owner === next) return;
  owner = next;
  tell();
}

const ownerNow = () => owner;
export const useCartOwner = (): CartOwner => useSyncExternalStore(followCart, ownerNow, () => null);
