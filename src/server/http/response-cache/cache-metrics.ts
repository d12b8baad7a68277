import type { Registry } from 'prom-client';
import { expose } from '../../metrics/expose.ts';
import type { ResponseCacheFigures } from './response-cache.ts';
import type { AnswerCaches } from './answer-caches.ts';

const FIGURES = [
  { figure: 'hits', kind: 'counter', name: 'hits_total', help: 'Questions answered from what is kept' },
  { figure: 'misses', kind: 'counter', name: 'misses_total', help: 'Questions that had to be worked for' },
  { figure: 'entries', kind: 'gauge', name: 'entries', help: 'Answers that are kept' },
  { figure: 'bytes', kind: 'gauge', name: 'bytes', help: 'Memory of the kept answers' },
] as const satisfies readonly { figure: keyof ResponseCacheFigures; [key: string]: string }[];

/** Shows what the caches count anyway. */
export function cacheMetrics(registry: Registry, { pages, questions }: AnswerCaches): void {
  for (const { figure, kind, name, help } of FIGURES) {
    expose(registry, {
      kind,
      name: `promin_answer_cache_${name}`,
      help,
      label: 'cache',
      read: () => ({ pages: pages.figures()[figure], questions: questions.figures()[figure] }),
    });
  }
}
