import { useSyncExternalStore } from 'react';
import * as v from 'valibot';

const answer = v.object({ data: v.object({ signedIn: v.boolean() }) });

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
    const parsed = v.safeParse(answer, response.ok ? await response.json() : null);
    if (!parsed.success || signal.aborted) return;
    isSignedIn = parsed.output.data.signedIn;
    listeners.forEach((listener) => listener());
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
