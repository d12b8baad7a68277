import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * Makes transactions that lock the same name follow each other, where there is no row yet that they could lock. The lock is held
 * until the end of the transaction.
 */
export async function lockName(transaction: Database, name: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** The same for transactions that need not follow each other, but whoever locks the name for itself waits for all of them, and they for it. */
export async function lockNameShared(transaction: Database, name: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${name}, 0))`);
}
