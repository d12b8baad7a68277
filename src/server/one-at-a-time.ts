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
