import { eq, sql } from 'drizzle-orm';
import { recordLeaseChange } from '../record-lease-changes.ts';
import type { Database } from '../../database/database.ts';
import { lockOrderOfLease } from '../own-lease.ts';
import { openTermination } from './find-termination.ts';
import { leaseTerminations } from './tables.ts';

type FeeWaived = { readonly ok: true } | { readonly ok: false; readonly reason: 'return-not-found' };

/**
 * Drops the fee of an early end that is not settled yet, where its customer is not to blame: a fault, or a machine that came back a day
 * early as agreed by telephone. Under the lock of the lease's order; sent twice, it changes nothing.
 */
export const waiveFee =
  (database: Database) =>
  ({ leaseId, staffId }: { readonly leaseId: string; readonly staffId: string }): Promise<FeeWaived> =>
    database.transaction(async (transaction): Promise<FeeWaived> => {
      const order = await lockOrderOfLease(transaction, leaseId);
      const row = order && (await openTermination(transaction, leaseId));
      if (!row) return { ok: false, reason: 'return-not-found' };
      await transaction
        .update(leaseTerminations)
        .set({ feeMinor: 0, actor: `staff:${staffId}`, updatedAt: sql`now()` })
        .where(eq(leaseTerminations.id, row.id));
      if (row.feeMinor > 0)
        await recordLeaseChange(
          transaction,
          { leaseId, actor: `staff:${staffId}`, action: 'termination-fee-waived' },
          (said) => ({ endFee: [said(row.feeMinor), said(0)] }),
        );
      return { ok: true };
    });
