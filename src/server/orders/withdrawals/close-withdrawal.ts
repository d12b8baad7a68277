import { and, eq, isNull, sql } from 'drizzle-orm';
import { fitsInteger } from '../../database/integer.ts';
import type { Database } from '../../database/database.ts';
import { withdrawals } from './tables.ts';

/** Notes that a statement has been dealt with, and by whom; one that was closed before stays as it was. */
export const closeWithdrawal =
  (database: Database) =>
  async ({ id, staffId }: { readonly id: number; readonly staffId: string }): Promise<void> => {
    if (!fitsInteger(id)) return;
    await database
      .update(withdrawals)
      .set({ closedAt: sql`now()`, closedBy: `staff:${staffId}` })
      .where(and(eq(withdrawals.id, id), isNull(withdrawals.closedAt)));
  };
