import { LRUCache } from 'lru-cache';
import type { ChangeFeed } from './change-feed.ts';
import { concerns } from './change.ts';
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
  const readings = new LRUCache<string, Reading<Result>>({ max, ttl: maxAgeMs });
  feed.subscribe((change) => {
    if (change === 'everything') return readings.clear();
    for (const [key, { tags }] of readings.entries())
      if (tags === null || concerns(change, tags)) readings.delete(key);
  });
  const begin = (key: string, input: Input): Reading<Result> => {
    const reading: Reading<Result> = { read: withTags(async () => read(...input)), tags: null };
    readings.set(key, reading);
    reading.read.then(
      ({ tags }) => (reading.tags = tags),
      () => {
        if (readings.peek(key) === reading) readings.delete(key);
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
