import { RowSetAside } from './database/chores/chores.ts';
import { isUnavailable } from './database/is-unavailable.ts';
import { logger } from './http/logger.ts';

/** What failed of the work that an instance does by itself. */
export interface FailedChore {
  readonly chore: string;
  readonly error: unknown;
}

/**
 * Counts and logs what fails of any chore of an instance. While the database is gone, full or too slow each chore fails again and
 * again and is resumed as it returns: a warning, as the same is of a request. Every other failure is an error, and so is a row
 * that was set aside, by a database that is there.
 */
export const reportChore =
  (count: (chore: string) => void, log: Pick<typeof logger, 'warn' | 'error'> = logger) =>
  ({ chore, error }: FailedChore): void => {
    count(chore);
    if (error instanceof RowSetAside) {
      const { subject, attempts } = error;
      log.error({ err: error, chore, subject, attempts }, 'a chore failed');
    } else if (isUnavailable(error)) log.warn({ err: error, chore }, 'a chore waits: database unavailable');
    else log.error({ err: error, chore }, 'a chore failed');
  };
