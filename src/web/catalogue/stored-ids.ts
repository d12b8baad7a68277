import { useSyncExternalStore } from 'react';

/** A short list of product ids in the browser's storage, which every tab follows. */
export interface StoredIds {
  /** Empty on the server and while hydrating, so that shared HTML carries nothing of a visitor. */
  readonly useIds: () => readonly number[];
  readonly read: () => readonly number[];
  readonly write: (ids: readonly number[]) => void;
}

const NONE: readonly number[] = [];

/** Opens the list that is stored under `key`, of so many ids at most; what does not read as such a list is an empty one. */
export function storedIds(key: string, most: number): StoredIds {
  let ids: readonly number[] | null = null;
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());

  const load = (): readonly number[] => {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '');
      return Array.isArray(stored) ? stored.filter(Number.isSafeInteger).slice(0, most) : NONE;
    } catch {
      return NONE; // unreadable or forbidden storage holds nothing
    }
  };
  const read = () => (ids ??= load());
  const follow = () => {
    ids = null;
    tell();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    addEventListener('storage', follow); // the same function is only added once
    return () => void listeners.delete(listener);
  };
  return {
    useIds: () => useSyncExternalStore(subscribe, read, () => NONE),
    read,
    write(next) {
      ids = next.slice(0, most);
      try {
        localStorage.setItem(key, JSON.stringify(ids));
      } catch {
        // Full or forbidden storage: the list lasts as long as this page.
      }
      tell();
    },
  };
}
