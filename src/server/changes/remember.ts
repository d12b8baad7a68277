import { LRUCache } from 'lru-cache';
import type { ChangeFeed } from './change-feed.ts';
import { keysByTag, noteTags, withTags, noteProducts } from './tags.ts';

interface Reading<Result> {
  readonly read: Promise<{ readonly result: Result; readonly tags: ReadonlySet<string> }>;
  /** What the result was made from; null while it is being read, when any change may overtake it. */
  tags: ReadonlySet<string> | null;
}

interface Options<Input extends readonly unknown[]> {
  /** How many results are kept, those that were asked for last. */
  readonly max: number;
  readonly maxAgeMs?: number;
  /** What of a question its result depends on, as JSON can write it. */
  readonly keyOf?: (...input: Input) => unknown;
}

/**
 * The same reading, remembered for each question until a change concerns it. Whatever asks notes what the result was
 * made from, as if it had been read for it.
 */
export function remember<Input extends readonly unknown[], Result>(
  feed: ChangeFeed,
  read: (...input: Input) => Promise<Result>,
  { max, maxAgeMs = 0, keyOf = (...input) => input }: Options<Input>,
): (...input: Input) => Promise<Result> {
  const keys = keysByTag();
  const underWay = new Set<string>();
  const readings = new LRUCache<string, Reading<Result>>({
    max,
    ttl: maxAgeMs,
    dispose: ({ tags }, key) => (tags === null ? underWay.delete(key) : keys.remove(key, tags)),
  });
  feed.subscribe((change) => {
    if (change === 'everything') return readings.clear();
    for (const key of underWay) readings.delete(key);
    for (const key of keys.withAny(change)) readings.delete(key);
  });
  const begin = (key: string, input: Input): Reading<Result> => {
    const reading: Reading<Result> = { read: withTags(async () => read(...input)), tags: null };
    readings.set(key, reading);
    underWay.add(key);
    const isKept = () => readings.peek(key) === reading;
    reading.read.then(
      ({ tags }) => {
        if (!isKept()) return; // a change has overtaken it
        underWay.delete(key);
        keys.add(key, tags);
        reading.tags = tags;
      },
      () => {
        if (isKept()) readings.delete(key);
      },
    );
    return reading;
  };
  return async (...input) => {
    if (!feed.isCurrent()) return read(...input); // a change may go unnoticed
    const key = JSON.stringify(keyOf(...input));
    const { result, tags } = await (readings.get(key) ?? begin(key, input)).read;
    noteTags(tags);
    return result;
  };
}

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
