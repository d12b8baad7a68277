import { eq, sql } from 'drizzle-orm';
import type { TerminationStatus } from '../../../domain/rental/lease-status.ts';
import { endOfRequest } from '../../../domain/rental/termination.ts';
import { recordLeaseChange } from '../record-lease-changes.ts';
import type { Database } from '../../database/database.ts';
import type { OwnLease } from '../own-lease.ts';
import { endOf, type TerminationRow } from './find-termination.ts';
import { leaseTerminations } from './tables.ts';

/** What of a request may change with its status. */
type Changed = Partial<
  Pick<TerminationRow, 'returnOn' | 'isEarly' | 'feeMinor' | 'lastDayBefore' | 'answerNote'>
>;

/** Brings a request to another status, inside the transaction that holds the lock of its lease's order. */
export async function writeRequest(
  transaction: Database,
  { id, leaseId, status, feeMinor }: Pick<TerminationRow, 'id' | 'leaseId' | 'status' | 'feeMinor'>,
  { to, actor, ...changed }: Changed & { readonly to: TerminationStatus; readonly actor: string },
): Promise<void> {
  await transaction
    .update(leaseTerminations)
    .set({ status: to, actor, ...changed, updatedAt: sql`now()` })
    .where(eq(leaseTerminations.id, id));
  const fee = changed.feeMinor ?? feeMinor;
  await recordLeaseChange(transaction, { leaseId, actor, action: 'termination-moved' }, (said) => ({
    terminationStatus: [status, to],
    ...(fee !== feeMinor && { endFee: [said(feeMinor), said(fee)] }),
  }));
}

/**
 * A request to which nobody has agreed yet, as it comes to on a day: by the lease as it is now, at the fee that was shown or, where fewer
 * days are left, at that of those.
 */
export async function asOf(
  transaction: Database,
  found: OwnLease,
  { row, day }: { readonly row: TerminationRow; readonly day: string },
): Promise<TerminationRow> {
  const lastDay = found.lease.lastDay ?? row.lastDayBefore;
  const end = endOfRequest(row.returnOn, { day, lastDay });
  const { returnOn, isEarly } = end;
  const costs = isEarly ? await endOf(transaction, found, { returnOn, lastDay }) : null;
  const feeMinor = isEarly ? Math.min(row.feeMinor, costs?.feeMinor ?? row.feeMinor) : 0;
  return { ...row, ...end, feeMinor, lastDayBefore: lastDay };
}
