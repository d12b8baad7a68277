import { useSyncExternalStore } from 'react';
import { readCookie, writeCookie } from '../form/cookie.ts';

/** What a browser has kept of a visit, by name; null where nothing is. */
interface Traces {
  readonly cookie: (name: string) => string | null;
  readonly storage: (name: string) => string | null;
}

/**
 * Whether the visitor is still to be asked for the place (R5): the first request of the visit carried neither a language
 * nor a rejection. The region of an address is kept at once, so that only `locationConsent` can tell later pages and
 * tabs of the visit: `new` from the server, which kept the language itself, `pending` once a page has asked.
 */
export function isUnanswered({ cookie, storage }: Traces): boolean {
  if ((cookie('locationConsentRejected') ?? storage('locationConsentRejected')) === 'true') return false;
  const mark = cookie('locationConsent');
  if (mark === 'pending') return true;
  const carriedNone = mark === 'new' || cookie('userLocale') === null;
  return carriedNone && storage('userLocale') === null;
}

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
