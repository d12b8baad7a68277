/**
 * Whether work succeeds within so many milliseconds. What had come by then counts, also when this process was too busy to
 * read it: timers run before sockets are read, so the last word is left to what runs after them.
 */
export function inTime(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => setImmediate(() => resolve(false)), milliseconds);
    const conclude = (succeeded: boolean) => {
      clearTimeout(timer);
      resolve(succeeded);
    };
    work.then(
      () => conclude(true),
      () => conclude(false),
    );
  });
}
