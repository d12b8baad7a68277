import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * Runs reading statements of which each is cancelled after so many milliseconds: the server then throws 57014. The
 * embedded database runs them in this process and cannot be interrupted.
 */
export const withinTime = <T>(
  database: Database,
  milliseconds: number,
  work: (limited: Database) => Promise<T>,
): Promise<T> =>
  database.transaction(
    async (transaction) => {
      await transaction.execute(sql`select set_config('statement_timeout', ${String(milliseconds)}, true)`);
      return work(transaction);
    },
    { accessMode: 'read only' },
  );
