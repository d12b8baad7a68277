import { eq, sql } from 'drizzle-orm';
import { TERMINATION_TRANSITIONS, type TerminationStatus } from '../../../domain/rental/lease-status.ts';
import { mayTakeBack, terminationSteps } from '../../../domain/rental/termination.ts';
import type { Database } from '../../database/database.ts';
import { transition } from '../../../domain/orders/transition.ts';
import type { LockedOrder } from '../../orders/lock-order.ts';
import { announceLeases } from '../announce-leases.ts';
import { bookUntil, lastUntil } from '../bills/lease-bills.ts';
import { cancelOpenBills } from '../bills/settle-bill.ts';
import { annexContract } from '../contracts/write-contract.ts';
import { isBookingClash } from '../is-booking-clash.ts';
import { locked, lockOrderOfLease, ownLease, type LeaseAsker, type NotTheirs } from '../own-lease.ts';
import { leases } from '../tables.ts';
import { openTermination, terminationsOf, type TerminationRow } from './find-termination.ts';
import { leaseTerminations } from './tables.ts';

type Refused = {
  readonly ok: false;
  readonly reason: 'transition-not-allowed' | 'return-not-found' | 'days-taken' | 'reason-missing';
};
export type ReturnAnswered = { readonly ok: true } | Refused;

async function write(
  transaction: Database,
  row: TerminationRow,
  { to, actor, ...said }: { to: TerminationStatus; actor: string; answerNote?: string | null },
): Promise<void> {
  await transaction
    .update(leaseTerminations)
    .set({ status: to, actor, ...said, updatedAt: sql`now()` })
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

/** Tells the customer what became of a request, once: the answer, why, and what is to be done now. */
async function tell(
  transaction: Database,
  { id, leaseId }: TerminationRow,
  { orderId, news }: { orderId: string; news: 'return-approved' | 'return-rejected' | 'return-cancelled' },
): Promise<void> {
  const request = (await terminationsOf(transaction, [leaseId])).find((each) => each.id === id);
  if (request) await announceLeases(transaction, orderId, [{ leaseId, news, each: id, request }]);
}

/**
 * Agrees to a request: the lease ends on its day, its machines are free afterwards, and nothing is billed beyond it. Its customer is told
 * how the machines come back.
 */
export async function approve(
  transaction: Database,
  row: TerminationRow,
  {
    order,
    actor,
    answerNote = null,
  }: { readonly order: LockedOrder; readonly actor: string; readonly answerNote?: string | null },
): Promise<void> {
  if (row.isEarly) {
    await cancelOpenBills(transaction, { leaseId: row.leaseId, today: row.returnOn });
    await endOn(transaction, row, { order, lastDay: row.returnOn, actor });
  }
  await write(transaction, row, { to: 'APPROVED', actor, answerNote });
  await tell(transaction, row, { orderId: order.id, news: 'return-approved' });
}

/** Drops a request: a lease that was to end early lasts as long as before, if nobody has taken the days meanwhile. */
async function drop(
  transaction: Database,
  row: TerminationRow,
  {
    order,
    ...answer
  }: { order: LockedOrder; to: 'REJECTED' | 'CANCELLED'; actor: string; answerNote?: string | null },
): Promise<void> {
  if (row.isEarly && row.status !== 'PENDING') {
    await endOn(transaction, row, { order, lastDay: row.lastDayBefore, actor: answer.actor });
  }
  await write(transaction, row, answer);
}

/** The same answer, or that the days are somebody else's by now. */
const unlessTaken = <Answer>(answer: Promise<Answer>): Promise<Answer | Refused> =>
  answer.catch((error: unknown) =>
    isBookingClash(error) ? ({ ok: false, reason: 'days-taken' } as const) : Promise.reject(error),
  );

/** A step of a request that a member of staff takes, by the table (R23), under the lock of the lease's order; who refuses one says why. */
export const answerReturn =
  (database: Database) =>
  ({
    leaseId,
    to,
    staffId,
    answerNote = null,
  }: {
    readonly leaseId: string;
    readonly to: TerminationStatus;
    readonly staffId: string;
    /** What the customer reads of the answer. */
    readonly answerNote?: string | null;
  }): Promise<ReturnAnswered> =>
    unlessTaken(
      database.transaction(async (transaction): Promise<ReturnAnswered> => {
        const order = await lockOrderOfLease(transaction, leaseId);
        const row = order && (await openTermination(transaction, leaseId));
        if (!order || !row) return { ok: false, reason: 'return-not-found' };
        if (!terminationSteps(row.status).includes(to))
          return { ok: false, reason: 'transition-not-allowed' };
        const actor = `staff:${staffId}`;
        if (to === 'APPROVED') await approve(transaction, row, { order, actor, answerNote });
        else if (to === 'REJECTED' || to === 'CANCELLED') {
          if (answerNote === null) return { ok: false, reason: 'reason-missing' };
          await drop(transaction, row, { order, to, actor, answerNote });
          const news = to === 'REJECTED' ? 'return-rejected' : 'return-cancelled';
          await tell(transaction, row, { orderId: order.id, news });
        } else await write(transaction, row, { to, actor });
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
 * on its way with the first of them, and ends with a lease that is stopped.
 */
export async function followLease(
  transaction: Database,
  {
    leaseId,
    to,
    actor,
  }: {
    readonly leaseId: string;
    readonly to: 'IN_PROGRESS' | 'RETURNED' | 'CANCELLED';
    readonly actor: string;
  },
): Promise<void> {
  let row = await openTermination(transaction, leaseId);
  if (to === 'CANCELLED') {
    if (row && mayTakeBack(row.status)) await write(transaction, row, { to, actor });
    return;
  }
  if (to === 'IN_PROGRESS') {
    if (row?.status === 'APPROVED') await write(transaction, row, { to, actor });
    return;
  }
  for (const next of ['APPROVED', 'IN_PROGRESS', 'RETURNED'] as const) {
    if (!row || !transition(TERMINATION_TRANSITIONS, row.status, next).ok) continue;
    await write(transaction, row, { to: next, actor });
    row = { ...row, status: next };
  }
}
