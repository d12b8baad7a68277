import { useSyncExternalStore } from 'react';
import type { DiscountTerms } from '../../domain/discounts/discount.ts';
import type { Currency } from '../../domain/money/money.ts';

/** The browser's storage key of the shopper's discount code, beside the cart's. What it gives, the shop says anew. */
const STORAGE_KEY = 'discount';

/** What the shop offered for a code, and the currency that it was asked about. */
interface OfferedTerms {
  readonly terms: DiscountTerms;
  readonly currency: Currency;
}

let offered: OfferedTerms | null = null;
const listeners = new Set<() => void>();

/** The code that the browser keeps; null without one. */
export function keptCode(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return offered?.terms.code ?? null; // forbidden storage: the code lasts as long as this page
  }
}

/** Keeps a code with what it gives, or with null none. */
export function keepDiscount(discount: OfferedTerms | null): void {
  offered = discount;
  try {
    if (discount === null) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, discount.terms.code);
  } catch {
    // Forbidden storage.
  }
  listeners.forEach((listener) => listener());
}

function follow(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What the shop offered last; null on the server, while hydrating, and until it has. */
export const useOfferedTerms = (): OfferedTerms | null =>
  useSyncExternalStore(
    follow,
    () => offered,
    () => null,
  );
