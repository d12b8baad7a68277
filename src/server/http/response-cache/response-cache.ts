import { LRUCache } from 'lru-cache';
import { concerns, type Change } from '../../changes/change-feed.ts';
import { keysByTag, withTags } from '../../changes/tags.ts';
import { type CachedResponse, plainBodies, type PlainBodies } from './cached-response.ts';

/** What only the clock changes (the year below a page, an offer that ends) is at most this old. */
export const MAX_AGE_MS = 60_000;
/** Of its memory, for clients that accept no compression. */
const SHARE_OF_PLAIN = 1 / 8;

/** An answer to one question alone: an error, or one with a cookie. */
export interface PlainAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** What was made: something to keep, or something to answer with and forget. */
export type Made = { readonly kept: CachedResponse } | { readonly plain: PlainAnswer };

export interface ResponseCacheMetrics {
  readonly hits: number;
  readonly misses: number;
  readonly entries: number;
  readonly bytes: number;
}

/** Answers that are the same for all who ask, bounded by bytes; the least recently used goes first. */
export interface ResponseCache {
  /** The kept answer to a question; undefined when it has to be made. */
  readonly find: (key: string) => CachedResponse | undefined;
  /** The kept answer, else a new one: made once for all who ask meanwhile, and kept unless a change overtook it. */
  readonly findOrMake: (key: string, make: () => Promise<Made>) => Promise<Made>;
  /** Forgets what a change touches. */
  readonly apply: (change: Change) => void;
  readonly metrics: () => ResponseCacheMetrics;
  /** Where its answers keep their plain bodies. */
  readonly plainBodies: PlainBodies;
}

interface Entry {
  readonly answer: CachedResponse;
  readonly tags: ReadonlySet<string>;
}

/** Makes a cache. While `isCurrent` is false it knows nothing and keeps nothing. */
export function createResponseCache(options: {
  maxBytes: number;
  isCurrent: () => boolean;
  maxAgeMs?: number;
}): ResponseCache {
  const keys = keysByTag();
  /** Changes during each making that is under way: what it read may be older than they are. */
  const underWay = new Set<Change[]>();
  const waiting = new Map<string, Promise<Made>>();
  const count = { hits: 0, misses: 0 };
  const plain = plainBodies(options.maxBytes * SHARE_OF_PLAIN);
  const entries = new LRUCache<string, Entry>({
    maxSize: Math.max(1, options.maxBytes * (1 - SHARE_OF_PLAIN)),
    ttl: options.maxAgeMs ?? MAX_AGE_MS,
    sizeCalculation: ({ answer, tags }, key) => answer.size + key.length + tags.size * 16,
    dispose: ({ tags }, key) => keys.remove(key, tags),
  });

  const keep = (key: string, entry: Entry) => {
    entries.set(key, entry);
    if (entries.has(key)) keys.add(key, entry.tags); // else it is larger than the whole cache
  };

  const make = async (key: string, work: () => Promise<Made>): Promise<Made> => {
    const changes: Change[] = [];
    underWay.add(changes);
    try {
      const { result, tags } = await withTags(work);
      const isOvertaken = changes.some((change) => concerns(change, tags));
      if ('kept' in result && options.isCurrent() && !isOvertaken) {
        keep(key, { answer: result.kept, tags });
      }
      return result;
    } finally {
      underWay.delete(changes);
    }
  };

  const find = (key: string) => {
    const answer = options.isCurrent() ? entries.get(key)?.answer : undefined;
    if (answer) count.hits++;
    return answer;
  };

  return {
    find,
    findOrMake: async (key, work) => {
      const kept = find(key);
      if (kept) return { kept };
      count.misses++;
      if (!options.isCurrent()) return work(); // a change may go unnoticed: each request reads for itself
      const others = waiting.get(key);
      if (others) return others;
      const making = make(key, work);
      waiting.set(key, making);
      try {
        return await making;
      } finally {
        if (waiting.get(key) === making) waiting.delete(key);
      }
    },
    apply: (change) => {
      waiting.clear(); // who asks from now on must not get what was read before
      for (const changes of underWay) changes.push(change);
      if (change === 'everything') return entries.clear();
      for (const key of keys.withAny(change)) entries.delete(key);
    },
    metrics: () => ({ ...count, entries: entries.size, bytes: entries.calculatedSize + plain.bytes() }),
    plainBodies: plain,
  };
}
