import { useSyncExternalStore } from 'react';
import { readCookie, writeCookie } from '../form/cookie.ts';
import { isUnanswered } from './is-unanswered.ts';

function storage(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null; // forbidden storage
  }
}

const look = () => isUnanswered({ cookie: readCookie, storage });
/** For this visit: without an age a cookie ends with it. */
const mark = (value: string) => writeCookie('locationConsent', value);

// Looked at when the page's script begins, because the page is about to keep its language (S §2).
let isPending = !import.meta.env.SSR && look();
if (isPending) mark('pending');

const listeners = new Set<() => void>();
function subscribe(listener: () => void) {
  listeners.add(listener);
  const followOtherTab = () => {
    isPending &&= look();
    listener();
  };
  document.addEventListener('visibilitychange', followOtherTab);
  return () => {
    listeners.delete(listener);
    document.removeEventListener('visibilitychange', followOtherTab);
  };
}

/** Whether the question for the place waits for an answer; false on the server and while hydrating. */
export const useConsentIsPending = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPending,
    () => false,
  );

/** The question has its answer: Accept, Reject or a language (R5). */
export function endConsent(): void {
  if (!isPending) return;
  mark('; Max-Age=0');
  isPending = false;
  listeners.forEach((listener) => listener());
}
