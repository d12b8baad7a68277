import type { Shop } from '../wiring.ts';
import type { AnswerCaches } from './response-cache/answer-caches.ts';

/** What the HTTP side of the shop is made from. */
export interface AppOptions {
  readonly shop: Shop;
  readonly secret: string;
  readonly publicUrl: string;
  readonly trustProxy: boolean;
  readonly devPages: boolean;
  readonly caches: AnswerCaches;
  /** Headers of answers that many get. */
  readonly sharedHeaders: Readonly<Record<string, string>>;
  /** True once the process is told to stop; readiness then fails so that no new work is sent. */
  readonly isStopping: () => boolean;
}
