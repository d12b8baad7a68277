/**
 * Logs what the shopper is told of more briefly, or not at all (S §5, §8): a failed call, a record that cannot be used. A call that was
 * aborted, because its page was left, has not failed.
 */
export function logFailure(what: string, error: unknown): void {
  if ((error as Error | undefined)?.name === 'AbortError') return;
  // oxlint-disable-next-line no-console -- the browser's console is where it is looked for
  console.error(`${what}:`, error);
}
