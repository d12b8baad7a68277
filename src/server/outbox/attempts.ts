import { and, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { ATTEMPTS_MAX, retryDelay } from './retry-delay.ts';

/** Whoever took what waits and vanished is waited for so long before another takes it. */
const CLAIM_SECONDS = 300;

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** What came of one e-mail or text message. */
export type AttemptOutcome = 'sent' | 'postponed' | 'given-up';

/** Whether a row is to be sent now. */
export const isDue = (table: {
  readonly sentAt: AnyPgColumn;
  readonly givenUpAt: AnyPgColumn;
  readonly nextAttemptAt: AnyPgColumn;
}): SQL | undefined =>
  and(isNull(table.sentAt), isNull(table.givenUpAt), lte(table.nextAttemptAt, sql`now()`));

/** What taking a row writes into it: no other instance gets it while it is being sent. */
export const claimed = (table: { readonly attempts: AnyPgColumn }) => ({
  attempts: sql`${table.attempts} + 1`,
  nextAttemptAt: inSeconds(CLAIM_SECONDS),
});

/** What an attempt comes to, and what it writes into its row; `attempts` with it. */
export function afterAttempt(
  outcome: { readonly ok: true } | { readonly ok: false; readonly isFinal: boolean; readonly reason: string },
  attempts: number,
) {
  if (outcome.ok) return { result: 'sent' as const, set: { sentAt: sql`now()`, failure: null } };
  const { isFinal, reason: failure } = outcome;
  if (isFinal || attempts >= ATTEMPTS_MAX)
    return { result: 'given-up' as const, set: { failure, givenUpAt: sql`now()` } };
  return { result: 'postponed' as const, set: { failure, nextAttemptAt: inSeconds(retryDelay(attempts)) } };
}

/** How often the outbox is looked into while nothing is due. */
const LOOK_EVERY_MS = 2_000;
/** How long it is left alone after the database failed. */
const PAUSE_MS = 15_000;

/**
 * Sends what waits as it falls due, one after the other, for as long as the shop runs. Answers how to stop: it waits for
 * the one under way. `report` hears of each outcome and of each failure of the outbox itself.
 */
export function startOutboxWorker(
  sendNext: () => Promise<AttemptOutcome | null>,
  report: (what: { outcome: AttemptOutcome } | { error: unknown }) => void,
): () => Promise<void> {
  let isStopped = false;
  let wake = () => {};
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      timer.unref();
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const work = async () => {
    while (!isStopped) {
      try {
        const outcome = await sendNext();
        if (outcome === null) await pause(LOOK_EVERY_MS);
        else report({ outcome });
      } catch (error) {
        report({ error });
        await pause(PAUSE_MS);
      }
    }
  };
  const done = work();
  return () => {
    isStopped = true;
    wake();
    return done;
  };
}
