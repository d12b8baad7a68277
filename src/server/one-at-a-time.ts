export type Turn<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: 'busy' };

/**
 * Runs costly work one piece at a time, in the order of asking. When `waitingMax` pieces wait already, another is refused
 * at once.
 */
export function oneAtATime({ waitingMax }: { readonly waitingMax: number }) {
  let last: Promise<unknown> = Promise.resolve();
  let unfinished = 0;
  return async <T>(work: () => Promise<T>): Promise<Turn<T>> => {
    if (unfinished > waitingMax) return { ok: false, reason: 'busy' };
    unfinished++;
    const mine = last.then(work);
    last = mine.catch(() => {});
    try {
      return { ok: true, value: await mine };
    } finally {
      unfinished--;
    }
  };
}

/**
 * Work of which one runs at a time: whoever asks meanwhile shares the next, because what has begun may have looked
 * already.
 */
export function shareNext(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const start = (): Promise<void> => {
    next = null;
    running = work().finally(() => {
      if (next === null) running = null;
    });
    return running;
  };
  return () => (running === null ? start() : (next ??= running.then(start, start)));
}
