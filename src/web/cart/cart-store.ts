import { useSyncExternalStore } from 'react';
import type { CartItem } from '../../domain/cart/cart-item.ts';
import { parseCart } from '../../domain/cart/parse-cart.ts';

/** The browser's storage key of the cart (S §9). */
const STORAGE_KEY = 'cart';
const EMPTY: readonly CartItem[] = [];

let items: readonly CartItem[] | null = null;
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

function read(): readonly CartItem[] {
  try {
    return parseCart(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null'));
  } catch {
    return EMPTY; // unreadable or forbidden storage holds no cart
  }
}

const current = (): readonly CartItem[] => (items ??= read());

function subscribe(listener: () => void) {
  listeners.add(listener);
  const followOtherTab = (event: StorageEvent) => {
    if (event.key !== STORAGE_KEY && event.key !== null) return;
    items = null;
    tell();
  };
  addEventListener('storage', followOtherTab);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', followOtherTab);
  };
}

/** Changes the visitor's cart by one of the pure rules of `domain/cart`, and keeps it; every tab follows. */
export function changeCart(change: (items: readonly CartItem[]) => readonly CartItem[]): void {
  items = change(read());
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ version: 1, items }));
  } catch {
    // Full or forbidden storage: the cart lasts as long as this page.
  }
  tell();
}

/** The visitor's cart; empty on the server and while hydrating, so that shared HTML carries no cart (R24a). */
export const useCart = (): readonly CartItem[] => useSyncExternalStore(subscribe, current, () => EMPTY);

const never = () => () => {};
/** Whether the browser's storage can be read yet; false on the server and while hydrating. */
export const useCartIsReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
