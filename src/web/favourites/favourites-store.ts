import { useSyncExternalStore } from 'react';
import {
  addFavourite,
  parseFavourites,
  removeFavourite,
  type Favourites,
  type Wish,
} from '../../domain/favourites/favourites.ts';
import { logFailure } from '../ui/log-failure.ts';

/** The browser's list: a visitor's own, or the copy of the account's (R16). */
interface Kept {
  readonly ids: Favourites;
  readonly isAccount: boolean;
}

const STORAGE_KEY = 'favourites';
const EMPTY: Favourites = [];

let kept: Kept | null = null;
/** Changes that the account has not confirmed yet. */
let unconfirmed = 0;
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

function read(): Kept {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return kept ?? { ids: EMPTY, isAccount: false };
    return {
      ids: 'ids' in stored ? parseFavourites(stored.ids) : EMPTY,
      isAccount: 'isAccount' in stored && stored.isAccount === true,
    };
  } catch {
    return kept ?? { ids: EMPTY, isAccount: false }; // unreadable or forbidden storage
  }
}

function keep(next: Kept): void {
  kept = next;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ version: 1, ...next }));
  } catch {
    // Full or forbidden storage: the list lasts as long as this page.
  }
  tell();
}

const current = (): Favourites => (kept ??= read()).ids;

function subscribe(listener: () => void) {
  listeners.add(listener);
  const followOtherTab = (event: StorageEvent) => {
    if (event.key !== STORAGE_KEY && event.key !== null) return;
    kept = null;
    tell();
  };
  addEventListener('storage', followOtherTab);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', followOtherTab);
  };
}

/** The list after a wish; a product more than fits changes nothing. */
const fulfil = (list: Favourites, { ids, isWanted }: Wish): Favourites =>
  ids.toReversed().reduce(isWanted ? addFavourite : removeFavourite, list);

/** What the account's list is after a change; null if it could not be told. */
async function changeAccount(change: Wish): Promise<Favourites | null> {
  unconfirmed++;
  try {
    const { sendFavourite } = await import('./send-favourite.ts');
    return await sendFavourite(change);
  } catch (error) {
    logFailure('Service call failed: favourites', error); // no connection, or a script of a release before this one
    return null;
  } finally {
    unconfirmed--;
  }
}

/** Tells the account of a change that is shown already; takes it back when the account cannot be told. */
async function confirm(change: Wish): Promise<boolean> {
  const list = await changeAccount(change);
  if (list === null) keep({ ...read(), ids: fulfil(read().ids, { ...change, isWanted: !change.isWanted }) });
  else if (unconfirmed === 0) keep({ ids: list, isAccount: true });
  return list !== null;
}

/** A visitor's list joins the account's; if that cannot be told, it stays for the next page. */
async function bringAlong(ids: Favourites): Promise<void> {
  const list = await changeAccount({ ids, isWanted: true });
  if (list === null) return;
  const since = read().ids.filter((id) => !ids.includes(id));
  keep({ ids: list, isAccount: true });
  if (since.length > 0) await favourite({ ids: since, isWanted: true });
}

/**
 * Puts products on the list or takes them off, here and in every tab at once, and in the account if the list is its
 * copy. Answers what came of it: `full` if there is no room, `failed` if the account could not be told.
 */
export async function favourite({ ids, isWanted }: Wish): Promise<'done' | 'full' | 'failed'> {
  const { ids: before, isAccount } = read();
  const change = { ids: ids.filter((id) => before.includes(id) !== isWanted), isWanted };
  if (change.ids.length === 0) return 'done';
  const after = fulfil(before, change);
  if (isWanted && !change.ids.every((id) => after.includes(id))) return 'full';
  keep({ ids: after, isAccount });
  return !isAccount || (await confirm(change)) ? 'done' : 'failed';
}

/** Hears what the account's list is, null for a visitor: a list made before signing in joins it, once (R16). */
export async function meetAccount(account: Favourites | null): Promise<void> {
  const { ids, isAccount } = read();
  if (unconfirmed > 0) return; // what it answers is newer
  if (account !== null && !isAccount && ids.length > 0) return bringAlong(ids);
  if (account !== null || isAccount) keep({ ids: account ?? EMPTY, isAccount: account !== null });
}

/** The list that this browser shows; empty on the server and while hydrating, so that shared HTML carries none. */
export const useFavourites = (): Favourites => useSyncExternalStore(subscribe, current, () => EMPTY);

/** Whether a product is on the list. */
export const useIsFavourite = (id: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => current().includes(id),
    () => false,
  );

const never = () => () => {};
/** Whether the browser's storage can be read yet; false on the server and while hydrating. */
export const useFavouritesAreReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
