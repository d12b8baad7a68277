import { setTimeout } from 'node:timers/promises';
import type { Registry } from 'prom-client';
import { expose } from './expose.ts';

/** E-mails that no mail server took yet. */
export interface UnsentEmails {
  /** Counted up to a bound, so that a scrape costs no walk through a long queue. */
  readonly count: number;
  /** Of the oldest; null without any. */
  readonly oldestSeconds: number | null;
}

/** A database that is gone or slow must not make the whole scrape fail. */
const WAIT_AT_MOST_MS = 1_000;
/** Several who scrape ask the database once. */
const KEPT_MS = 5_000;

/** Asks again only after a while; null when there was no answer in time. */
function askNowAndThen<T>(ask: () => Promise<T>): () => Promise<T | null> {
  let answer: Promise<T> | undefined;
  let askedAt = 0;
  return () => {
    if (!answer || performance.now() - askedAt > KEPT_MS) {
      askedAt = performance.now();
      answer = ask();
    }
    return Promise.race([answer, setTimeout(WAIT_AT_MOST_MS, null, { ref: false })]).catch(() => null);
  };
}

/** The outbox and, because it is asked for that anyway, whether the database answers. */
export function outboxMetrics(registry: Registry, unsentLetters: () => Promise<UnsentEmails>): void {
  const ask = askNowAndThen(unsentLetters);
  const gauge = (name: string, help: string, of: (letters: UnsentEmails | null) => number) =>
    expose(registry, { kind: 'gauge', name, help, read: async () => of(await ask()) });
  gauge('promin_database_up', 'Whether the database answered within a second', (letters) =>
    letters ? 1 : 0,
  );
  gauge(
    'promin_outbox_unsent_letters',
    'Letters that no mail server took yet, counted up to 10000',
    (letters) => letters?.count ?? NaN,
  );
  gauge('promin_outbox_oldest_unsent_seconds', 'Age of the oldest unsent letter, 0 without any', (letters) =>
    letters ? (letters.oldestSeconds ?? 0) : NaN,
  );
}
