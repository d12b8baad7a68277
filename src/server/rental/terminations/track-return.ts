import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { trackingSchema } from '../../../domain/orders/tracking-schema.ts';
import { isSentBack } from '../../../domain/rental/termination.ts';
import { recordLeaseChange } from '../record-lease-changes.ts';
import { unsaid } from '../../audit/record-staff-changes.ts';
import type { Database } from '../../database/database.ts';
import { locked, lockOrderOfLease, ownLease, type LeaseAsker, type NotTheirs } from '../own-lease.ts';
import { openTermination } from './find-termination.ts';
import { leaseTerminations } from './tables.ts';

type ReturnTracked =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: 'return-not-found' | 'invalid-tracking' | 'transition-not-allowed';
    };

/**
 * Writes who carries the machines of a lease whose order is locked: with that they are on their way. A mistyped number can be written
 * again. `tracking` is what was typed; see `trackingSchema`.
 */
async function track(
  transaction: Database,
  { leaseId, tracking, actor }: { leaseId: string; tracking: unknown; actor: string },
): Promise<ReturnTracked> {
  const row = await openTermination(transaction, leaseId);
  if (row === null) return { ok: false, reason: 'return-not-found' };
  if (!isSentBack(row)) return { ok: false, reason: 'transition-not-allowed' };
  const parcel = v.safeParse(trackingSchema, tracking);
  if (!parcel.success) return { ok: false, reason: 'invalid-tracking' };
  const { carrier, number } = parcel.output;
  await transaction
    .update(leaseTerminations)
    .set({ status: 'IN_PROGRESS', carrier, trackingNumber: number, actor, updatedAt: sql`now()` })
    .where(eq(leaseTerminations.id, row.id));
  // The number is the customer's.
  await recordLeaseChange(
    transaction,
    { leaseId, actor, action: 'termination-moved' },
    {
      terminationStatus: [row.status, 'IN_PROGRESS'],
      carrier: [row.carrier ?? '', carrier],
      trackingNumber: unsaid(row.trackingNumber, number),
    },
  );
  return { ok: true };
}

/** A customer, or a guest with the key, names who carries the machines of their lease back (C §3), under the lock of its order. */
export const trackOwnReturn =
  (database: Database) =>
  ({ tracking, ...asked }: LeaseAsker & { readonly tracking: unknown }): Promise<ReturnTracked | NotTheirs> =>
    database.transaction(async (transaction) => {
      const found = await ownLease(transaction, asked, locked(transaction));
      if (!found.ok) return found;
      const actor = `customer:${found.order.userId ?? 'guest'}`;
      return track(transaction, { leaseId: asked.leaseId, tracking, actor });
    });

/** The same by a member of staff, who was told by telephone. */
export const trackReturn =
  (database: Database) =>
  ({
    leaseId,
    staffId,
    tracking,
  }: {
    readonly leaseId: string;
    readonly staffId: string;
    readonly tracking: unknown;
  }): Promise<ReturnTracked> =>
    database.transaction(async (transaction): Promise<ReturnTracked> => {
      const order = await lockOrderOfLease(transaction, leaseId);
      if (order === null) return { ok: false, reason: 'return-not-found' };
      return track(transaction, { leaseId, tracking, actor: `staff:${staffId}` });
    });
