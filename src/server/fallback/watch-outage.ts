import { setTimeout } from 'node:timers/promises';

/** Whether the catalogue can be read just now. */
export interface Outage {
  /** Why it cannot; null while it can, as far as is known. */
  readonly cause: () => Error | null;
  /** A read failed because what holds the catalogue is gone. */
  readonly report: (error: Error) => void;
}

interface OutageEvents {
  /** Answers when the catalogue can be read; throws otherwise. */
  readonly ping: () => Promise<void>;
  /** Called once for all reads that fail until it is over. */
  readonly onBegin: (error: Error) => void;
  readonly onEnd: () => void;
}

const ASK_AGAIN_MS = 1000;

const errorOf = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/**
 * Watches an outage from the first read that fails: asks at once, then every second, until there is an answer. While
 * there is none nobody else has to ask, and to wait, for themselves. A read that failed alone changes nothing for others.
 */
export function watchOutage({ ping, onBegin, onEnd }: OutageEvents): Outage {
  let cause: Error | null = null;
  let isWatching = false;
  const watch = async () => {
    for (;;) {
      try {
        await ping();
        return;
      } catch (error) {
        cause = errorOf(error);
      }
      await setTimeout(ASK_AGAIN_MS, undefined, { ref: false });
    }
  };
  return {
    cause: () => cause,
    report: (error) => {
      if (isWatching) return;
      isWatching = true;
      onBegin(error);
      void watch().then(async () => {
        if (cause !== null) onEnd();
        cause = null;
        await setTimeout(ASK_AGAIN_MS, undefined, { ref: false }); // failures in between are told in one line
        isWatching = false;
      });
    },
  };
}
