/** By so much a reduction may begin and end late. */
const SWEEP_EVERY_MS = 30 * 1000;

/** Sweeps now and again and again, one sweep at a time; the answer stops it, after the sweep that runs. */
export function keepSweeping(
  sweep: () => Promise<void>,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> | null = null;
  const begin = () => {
    running ??= sweep()
      .catch(onFailure)
      .finally(() => (running = null));
  };
  begin();
  const timer = setInterval(begin, SWEEP_EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
