import { and, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { replacements } from './tables.ts';

/** Closes what leases that are stopped waited for. */
export async function closeReplacements(transaction: Database, leaseIds: readonly string[]): Promise<void> {
  await transaction
    .update(replacements)
    .set({ status: 'WITHDRAWN', updatedAt: sql`now()` as unknown as string })
    .where(
      and(inArray(replacements.leaseId, [...leaseIds]), inArray(replacements.status, ['NEEDED', 'OFFERED'])),
    );
}
