import { AsyncLocalStorage } from 'node:async_hooks';
import type { Tag } from './change.ts';

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
