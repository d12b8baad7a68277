import { useEffect, useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import { parseFavourites } from '../../domain/favourites/favourites.ts';
import { forgetLeaving } from '../account/left-to-sign-in.ts';
import { settleCart } from '../cart/settle-cart.ts';
import { meetAccount } from '../favourites/favourites-store.ts';
import { logFailure } from '../ui/log-failure.ts';
import { toast } from '../ui/toast.tsx';

// By hand: every page asks, and the schema library would come along to each.
interface Answer {
  signedIn?: unknown;
  favourites?: unknown;
  cart?: unknown;
  unread?: unknown;
}
const readAnswer = (json: { data?: Answer } | null): Answer | null =>
  typeof json?.data?.signedIn === 'boolean' ? json.data : null;

/** Null until the shop has been asked. */
let isSignedIn: boolean | null = null;
/** Whether the page came out of the browser's memory: it may show what is its customer's, who has signed out elsewhere. */
let isRestored = false;
let unread: number | null = null;
let asking: AbortController | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Asks the shop who is here; what was known stays when it cannot tell. */
async function askWhoIsHere(): Promise<void> {
  asking?.abort();
  const { signal } = (asking = new AbortController());
  try {
    const response = await fetch('/api/me', { signal });
    const answer = readAnswer(response.ok ? await response.json() : null);
    if (signal.aborted) return;
    if (answer === null) return await settleCart(undefined);
    const isGone = isRestored && isSignedIn && answer.signedIn !== true;
    isRestored = false;
    if (isGone) return location.reload();
    isSignedIn = answer.signedIn === true;
    unread = Number(answer.unread) || 0;
    listeners.forEach((listener) => listener());
    await Promise.all([
      meetAccount(isSignedIn ? parseFavourites(answer.favourites) : null),
      settleCart(typeof answer.cart === 'string' ? answer.cart : null),
    ]);
  } catch (error) {
    if (signal.aborted) return;
    logFailure('Service call failed: visitor', error);
    await settleCart(undefined);
  }
}

/** Asks again when the page comes back to the front, or out of the browser's memory: much may have happened. */
function askOnReturn(): () => void {
  const ask = (event: Event) => {
    const isBack = event instanceof PageTransitionEvent ? event.persisted : !document.hidden;
    isRestored ||= isBack && event instanceof PageTransitionEvent;
    if (isBack) void askWhoIsHere();
  };
  addEventListener('pageshow', ask);
  document.addEventListener('visibilitychange', ask);
  return () => {
    removeEventListener('pageshow', ask);
    document.removeEventListener('visibilitychange', ask);
  };
}

/** Asks who is here for a page that is shown, when the visitor comes back to it, and whenever one of the occasions is another. */
export function useAskWhoIsHere(occasion?: unknown, other?: unknown): void {
  useEffect(() => void askWhoIsHere(), [occasion, other]);
  useEffect(askOnReturn, []);
}

/** What a page says that is made for its owner alone, the profile; undefined on any other. */
const useOwnPage = () =>
  useRouteLoaderData<() => { readonly unread: number }>('web/account/profile/profile.route');

/** How many notifications the visitor has not read; until the shop has been asked, what the visitor's own page says, else 0. */
export function useUnread(): number {
  const ownPage = useOwnPage();
  const known = useSyncExternalStore(
    subscribe,
    () => unread,
    () => null,
  );
  return known ?? ownPage?.unread ?? 0;
}

/** Whether the visitor is signed in; until the shop has been asked, only on the visitor's own pages. */
export function useIsSignedIn(): boolean {
  const ownPage = useOwnPage();
  const known = useSyncExternalStore(
    subscribe,
    () => isSignedIn,
    () => null,
  );
  return known ?? ownPage !== undefined;
}

/** Says that signing in worked, to whom a provider has sent back signed in (C §8). */
export function useReturnNotice(): void {
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    const notice = isSignedIn ? forgetLeaving() : null;
    if (notice !== null) toast.success(notice);
  }, [isSignedIn]);
}
