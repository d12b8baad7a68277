import { AsyncLocalStorage } from 'node:async_hooks';
import { APIError } from 'better-auth/api';

/**
 * The identity service answers with a bare 500 whatever went wrong inside, and tells its log alone what that was. This
 * listens to its log, for each call by itself, so that the call fails with the true cause: a database that is gone is
 * then known for one.
 */
export function trueCause() {
  const calls = new AsyncLocalStorage<{ cause?: Error }>();
  return {
    /** The log of the service. */
    log: (_level: string, _message: string, ...details: readonly unknown[]) => {
      const call = calls.getStore();
      const error = details.find((detail) => detail instanceof Error);
      if (call && error) call.cause ??= error;
    },
    /** Asks the service. */
    ask: <T>(question: () => Promise<T>): Promise<T> => {
      const call: { cause?: Error } = {};
      return calls.run(call, question).catch((error: unknown) => {
        throw error instanceof APIError && error.statusCode >= 500 ? (call.cause ?? error) : error;
      });
    },
  };
}
