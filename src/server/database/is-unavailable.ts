/** Error codes of Postgres, of the network, of a remote catalogue and of the files (their ports), and of documents' drawing that mean: not now, rather than: a fault of ours. */
const CODES =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|ENOSPC|EIO|08\w{3}|53\w{3}|57P0\d|57014|58\w{3}|CATALOGUE_UNAVAILABLE|FILES_UNAVAILABLE|DRAWING_BUSY)$/;
const MESSAGES =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error|PGlite is clos|No space left|not queryable/i;

/** When a client that was told of a database that is gone should ask again. */
export const RETRY_AFTER_SECONDS = 30;

/** Whether an error says that the database is gone, full or too slow; looks through its causes. */
export function isUnavailable(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    if ('code' in cause && typeof cause.code === 'string' && CODES.test(cause.code)) return true;
    if (MESSAGES.test(cause.message)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isUnavailable)) return true;
  }
  return false;
}

/** Whether a statement was ended because it took too long (57014). */
export const isCancelled = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === '57014') || isCancelled(error.cause));
