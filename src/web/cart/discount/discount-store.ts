import { useSyncExternalStore } from 'react';
import { parseKeptDiscount, type KeptDiscount } from './parse-kept-discount.ts';

/** The browser's storage key of the shopper's discount code, beside the cart's. */
const STORAGE_KEY = 'discount';

let kept: KeptDiscount | null | undefined;
const listeners = new Set<() => void>();

function read(): KeptDiscount | null {
  try {
    return parseKeptDiscount(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null'));
  } catch {
    return null; // unreadable or forbidden storage holds no code
  }
}

/** The code that the browser keeps; null without one. */
export const keptDiscount = (): KeptDiscount | null => (kept === undefined ? (kept = read()) : kept);

/** Keeps a code, or with null none. */
export function keepDiscount(discount: KeptDiscount | null): void {
  kept = discount;
  try {
    if (discount === null) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, JSON.stringify(discount));
  } catch {
    // Forbidden storage: the code lasts as long as this page.
  }
  listeners.forEach((listener) => listener());
}

function follow(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The same for a screen; none on the server and while hydrating. */
export const useKeptDiscount = (): KeptDiscount | null =>
  useSyncExternalStore(follow, keptDiscount, () => null);
