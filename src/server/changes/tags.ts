import { AsyncLocalStorage } from 'node:async_hooks';
import type { Tag } from './change-feed.ts';

const noted = new AsyncLocalStorage<Set<string>>();

/**
 * Runs work and tells what its result was made from, so far as a change of it is announced by itself. Those who read
 * the catalogue note it, wherever inside the work they run.
 */
export async function withTags<T>(work: () => Promise<T>): Promise<{ result: T; tags: ReadonlySet<string> }> {
  const tags = new Set<string>();
  return { result: await noted.run(tags, work), tags };
}

/** Notes what is being read; without effect where nobody asks. */
export function noteTag(tag: Tag): void {
  noted.getStore()?.add(tag);
}

/** Notes what something was made from that is made use of. */
export function noteTags(tags: ReadonlySet<string>): void {
  const all = noted.getStore();
  if (all) for (const tag of tags) all.add(tag);
}

/** Notes products whose stock is shown. */
export function noteProducts(ids: Iterable<number>): void {
  const tags = noted.getStore();
  if (tags) for (const id of ids) tags.add(`product:${id}`);
}

/** Which keys of a store have which tags: a change finds what it touches without a look at the rest. */
interface KeysByTag {
  readonly add: (key: string, tags: Iterable<string>) => void;
  readonly remove: (key: string, tags: Iterable<string>) => void;
  /** The keys that have any of these tags; may be removed while they are gone through. */
  readonly withAny: (tags: Iterable<string>) => Iterable<string>;
}

/** An index without keys. */
export function keysByTag(): KeysByTag {
  const keysOf = new Map<string, Set<string>>();
  const addTo = (tag: string, key: string) => {
    const keys = keysOf.get(tag);
    if (keys) keys.add(key);
    else keysOf.set(tag, new Set([key]));
  };
  const removeFrom = (tag: string, key: string) => {
    const keys = keysOf.get(tag);
    keys?.delete(key);
    if (keys?.size === 0) keysOf.delete(tag);
  };
  return {
    add: (key, tags) => {
      for (const tag of tags) addTo(tag, key);
    },
    remove: (key, tags) => {
      for (const tag of tags) removeFrom(tag, key);
    },
    *withAny(tags) {
      for (const tag of tags) yield* keysOf.get(tag) ?? [];
    },
  };
}
