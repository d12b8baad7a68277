import type { Registry } from 'prom-client';
import type { ChangeFeed } from '../../changes/change-feed.ts';
import { expose } from '../../metrics/expose.ts';
import {
  createResponseCache,
  MAX_AGE_MS,
  type ResponseCache,
  type ResponseCacheMetrics,
} from './response-cache.ts';

/** The shop's kept answers. */
export interface AnswerCaches {
  /** Pages whose addresses are as many as the catalogue's. */
  readonly pages: ResponseCache;
  /** Answers whose questions visitors make up: found products, filtered lists. They never push out a page. */
  readonly questions: ResponseCache;
}

const MEGABYTE = 1 << 20;
const SHARE_OF_PAGES = 0.75;

/**
 * Makes the caches, bounded together by `megabytes`; they follow the feed of changes. What is made of a remote catalogue,
 * whose changes nobody tells, is kept only as long as its answers are.
 */
export function createAnswerCaches(feed: ChangeFeed, megabytes: number, maxAgeMs = MAX_AGE_MS): AnswerCaches {
  const cache = (share: number) => {
    const made = createResponseCache({
      maxBytes: megabytes * MEGABYTE * share,
      isCurrent: feed.isCurrent,
      maxAgeMs,
    });
    feed.subscribe(made.apply);
    return made;
  };
  return { pages: cache(SHARE_OF_PAGES), questions: cache(1 - SHARE_OF_PAGES) };
}

const METRICS = [
  { metric: 'hits', kind: 'counter', name: 'hits_total', help: 'Questions answered from what is kept' },
  { metric: 'misses', kind: 'counter', name: 'misses_total', help: 'Questions that had to be worked for' },
  { metric: 'entries', kind: 'gauge', name: 'entries', help: 'Answers that are kept' },
  { metric: 'bytes', kind: 'gauge', name: 'bytes', help: 'Memory of the kept answers' },
] as const satisfies readonly { metric: keyof ResponseCacheMetrics; [key: string]: string }[];

/** Shows what the caches count anyway. */
export function cacheMetrics(registry: Registry, { pages, questions }: AnswerCaches): void {
  for (const { metric, kind, name, help } of METRICS) {
    expose(registry, {
      kind,
      name: `promin_answer_cache_${name}`,
      help,
      label: 'cache',
      read: () => ({ pages: pages.metrics()[metric], questions: questions.metrics()[metric] }),
    });
  }
}
