import { useSyncExternalStore } from 'react';

const NONE: readonly string[] = [];
let news = NONE;
const listeners = new Set<() => void>();

function set(next: readonly string[]) {
  news = next;
  listeners.forEach((listener) => listener());
}

/** Keeps for the cart page what a toast said of the cart, for toasts are soon gone. */
export const tellInCart = (messages: readonly string[]): void => set([...new Set([...news, ...messages])]);

export const dismissCartNews = (): void => set(NONE);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What became of the cart when it met the account's, until the shopper has read it. */
export const useCartNews = (): readonly string[] =>
  useSyncExternalStore(
    subscribe,
    () => news,
    () => NONE,
  );
