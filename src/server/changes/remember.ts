import { LRUCache } from 'lru-cache';
import type { ChangeFeed } from './change-feed.ts';
import { keysByTag } from './keys-by-tag.ts';
import { noteTags, withTags } from './note-tags.ts';

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
