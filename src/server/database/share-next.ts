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
