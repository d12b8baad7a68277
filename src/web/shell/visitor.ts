import { useSyncExternalStore } from 'react';
import { parseFavourites } from '../../domain/favourites/favourites.ts';
import { meetAccount } from '../favourites/favourites-store.ts';

// By hand: every page asks, and the schema library would come along to each.
interface Answer {
  signedIn?: unknown;
  favourites?: unknown;
}
const readAnswer = (json: { data?: Answer } | null): Answer | null =>
  typeof json?.data?.signedIn === 'boolean' ? json.data : null;

let isSignedIn = false;
let asking: AbortController | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Asks the shop who is here; what was known stays when it cannot tell. */
export async function askWhoIsHere(): Promise<void> {
  asking?.abort();
  const { signal } = (asking = new AbortController());
  try {
    const response = await fetch('/api/me', { signal });
    const answer = readAnswer(response.ok ? await response.json() : null);
    if (answer === null || signal.aborted) return;
    isSignedIn = answer.signedIn === true;
    listeners.forEach((listener) => listener());
    await meetAccount(isSignedIn ? parseFavourites(answer.favourites) : null);
  } catch {
    // No connection, or a newer question.
  }
}

/** Whether the visitor is signed in; false until the shop has been asked. */
export const useIsSignedIn = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isSignedIn,
    () => false,
  );
