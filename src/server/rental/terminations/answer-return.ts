import { eq, sql } from 'drizzle-orm';
import { TERMINATION_TRANSITIONS, type TerminationStatus } from '../../../domain/rental/lease-status.ts';
import { mayTakeBack, terminationSteps } from '../../../domain/rental/termination.ts';
import type { Database } from '../../database/database.ts';
import { transition } from '../../../domain/orders/transition.ts';
import { isOrderId } from '../../orders/find-order.ts';
import { lockOrder, type LockedOrder } from '../../orders/lock-order.ts';
import { orderItems } from '../../orders/tables.ts';
import { bookUntil, lastUntil } from '../bills/lease-bills.ts';
import { cancelOpenBills } from '../bills/settle-bill.ts';
import { annexContract } from '../contracts/write-contract.ts';
import { isBookingClash } from '../is-booking-clash.ts';
import { locked, ownLease, type LeaseAsker, type NotTheirs } from '../own-lease.ts';
import { leases } from '../tables.ts';
import { openTermination, type TerminationRow } from './find-termination.ts';
import { leaseTerminations } from './tables.ts';

type Refused = {
  readonly ok: false;
  readonly reason: 'transition-not-allowed' | 'return-not-found' | 'days-taken';
};
export type ReturnAnswered = { readonly ok: true } | Refused;

async function write(
  transaction: Database,
  row: TerminationRow,
  { to, actor }: { to: TerminationStatus; actor: string },
): Promise<void> {
  await transaction
    .update(leaseTerminations)
    .set({ status: to, actor, updatedAt: sql`now()` })
    .where(eq(leaseTerminations.id, row.id));
}

/** Gives a lease another last day, its machines with it. */
async function endOn(
  transaction: Database,
  row: TerminationRow,
  { order, lastDay, actor }: { order: LockedOrder; lastDay: string; actor: string },
): Promise<void> {
  const { leaseId } = row;
  const [lease] = await transaction
    .select({ firstDay: leases.firstDay })
    .from(leases)
    .where(eq(leases.id, leaseId));
  if (lease?.firstDay == null) return;
  const period = { firstDay: lease.firstDay, lastDay };
  await bookUntil(transaction, { leaseId, period, currency: order.currency });
  const reason = lastDay < row.lastDayBefore ? 'ends-early' : 'ends-as-agreed';
  await lastUntil(transaction, { leaseId, lastDay, actor, reason });
  await annexContract(transaction, order, leaseId);
}

/** Agrees to a request: the lease ends on its day, its machines are free afterwards, and nothing is billed beyond it. */
export async function approve(
  transaction: Database,
  row: TerminationRow,
  { order, actor }: { readonly order: LockedOrder; readonly actor: string },
): Promise<void> {
  if (row.isEarly) {
    await cancelOpenBills(transaction, { leaseId: row.leaseId, today: row.returnOn });
    await endOn(transaction, row, { order, lastDay: row.returnOn, actor });
  }
  await write(transaction, row, { to: 'APPROVED', actor });
}

/** Drops a request: a lease that was to end early lasts as long as before, if nobody has taken the days meanwhile. */
async function drop(
  transaction: Database,
  row: TerminationRow,
  { order, to, actor }: { order: LockedOrder; to: 'REJECTED' | 'CANCELLED'; actor: string },
): Promise<void> {
  if (row.isEarly && row.status !== 'PENDING') {
    await endOn(transaction, row, { order, lastDay: row.lastDayBefore, actor });
  }
  await write(transaction, row, { to, actor });
}

/** The same answer, or that the days are somebody else's by now. */
const unlessTaken = <Answer>(answer: Promise<Answer>): Promise<Answer | Refused> =>
  answer.catch((error: unknown) =>
    isBookingClash(error) ? ({ ok: false, reason: 'days-taken' } as const) : Promise.reject(error),
  );

/** A step of a request that a member of staff takes, by the table (R23), under the lock of the lease's order. */
export const answerReturn =
  (database: Database) =>
  ({
    leaseId,
    to,
    staffId,
  }: {
    readonly leaseId: string;
    readonly to: TerminationStatus;
    readonly staffId: string;
  }): Promise<ReturnAnswered> =>
    unlessTaken(
      database.transaction(async (transaction): Promise<ReturnAnswered> => {
        if (!isOrderId(leaseId)) return { ok: false, reason: 'return-not-found' };
        const [known] = await transaction
          .select({ orderId: orderItems.orderId })
          .from(leases)
          .innerJoin(orderItems, eq(orderItems.id, leases.orderItemId))
          .where(eq(leases.id, leaseId));
        const order = known && (await lockOrder(transaction, known.orderId));
        const row = order && (await openTermination(transaction, leaseId));
        if (!order || !row) return { ok: false, reason: 'return-not-found' };
        if (!terminationSteps(row.status).includes(to))
          return { ok: false, reason: 'transition-not-allowed' };
        const actor = `staff:${staffId}`;
        if (to === 'APPROVED') await approve(transaction, row, { order, actor });
        else if (to === 'REJECTED' || to === 'CANCELLED') await drop(transaction, row, { order, to, actor });
        else await write(transaction, row, { to, actor });
        return { ok: true };
      }),
    );

/** Takes a request back for its customer, while the machine is not on its way. */
export const takeReturnBack =
  (database: Database) =>
  (asked: LeaseAsker): Promise<ReturnAnswered | NotTheirs> =>
    unlessTaken(
      database.transaction(async (transaction): Promise<ReturnAnswered | NotTheirs> => {
        const found = await ownLease(transaction, asked, locked(transaction));
        if (!found.ok) return found;
        const { order } = found;
        const row = await openTermination(transaction, asked.leaseId);
        if (!row) return { ok: false, reason: 'return-not-found' };
        if (!mayTakeBack(row.status)) return { ok: false, reason: 'transition-not-allowed' };
        const actor = `customer:${order.userId ?? 'guest'}`;
        await drop(transaction, row, { order, to: 'CANCELLED', actor });
        return { ok: true };
      }),
    );

/**
 * Lets the open request of a lease go where its lease has gone, through the statuses of the table (R23): it is returned with its machines,
 * and ends with a lease that is stopped.
 */
export async function followLease(
  transaction: Database,
  {
    leaseId,
    to,
    actor,
  }: { readonly leaseId: string; readonly to: 'RETURNED' | 'CANCELLED'; readonly actor: string },
): Promise<void> {
  let row = await openTermination(transaction, leaseId);
  if (to === 'CANCELLED') {
    if (row && mayTakeBack(row.status)) await write(transaction, row, { to, actor });
    return;
  }
  for (const next of ['APPROVED', 'IN_PROGRESS', 'RETURNED'] as const) {
    if (!row || !transition(TERMINATION_TRANSITIONS, row.status, next).ok) continue;
    await write(transaction, row, { to: next, actor });
    row = { ...row, status: next };
  }
}
