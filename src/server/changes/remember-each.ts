import { LRUCache } from 'lru-cache';
import type { ChangeFeed } from './change-feed.ts';
import { keysByTag } from './keys-by-tag.ts';
import { noteProducts } from './note-tags.ts';

/**
 * The same reading of products by id, each product remembered until a change concerns it; those that are not are read
 * together, `max` are kept. Whoever asks notes all products that were asked for, found or not.
 */
export function rememberEach<Scope extends string, Item extends { readonly id: number }>(
  feed: ChangeFeed,
  read: (ids: readonly number[], scope: Scope) => Promise<readonly Item[]>,
  { max }: { readonly max: number },
): (ids: readonly number[], scope: Scope) => Promise<readonly Item[]> {
  const keys = keysByTag();
  const items = new LRUCache<string, Item>({
    max,
    dispose: ({ id }, key) => keys.remove(key, [`product:${id}`]),
  });
  let changes = 0;
  feed.subscribe((change) => {
    changes++;
    if (change === 'everything') return items.clear();
    for (const key of keys.withAny(change)) items.delete(key);
  });
  return async (ids, scope) => {
    if (!feed.isCurrent()) return read(ids, scope); // a change may go unnoticed
    noteProducts(ids);
    const keyOf = (id: number) => `${scope} ${id}`;
    const found = new Map<number, Item>();
    for (const id of ids) {
      const item = items.get(keyOf(id));
      if (item) found.set(id, item);
    }
    const missing = ids.filter((id) => !found.has(id));
    if (missing.length > 0) {
      const before = changes;
      for (const item of await read(missing, scope)) {
        found.set(item.id, item);
        if (changes !== before) continue; // a change may have overtaken it
        items.set(keyOf(item.id), item);
        keys.add(keyOf(item.id), [`product:${item.id}`]);
      }
    }
    return ids.flatMap((id) => found.get(id) ?? []);
  };
}
