import { marketOf } from '../../../domain/locale/market.ts';
import type { TerminationStatus } from '../../../domain/rental/lease-status.ts';
import { mayTakeBack, terminationSteps } from '../../../domain/rental/termination.ts';
import type { Database } from '../../database/database.ts';
import type { LockedOrder } from '../../orders/lock-order.ts';
import { announceLeases } from '../announce-leases.ts';
import { bookUntil, lastUntil } from '../lease-days.ts';
import { cancelOpenBills } from '../bills/settle-bill.ts';
import { annexContract } from '../contracts/write-contract.ts';
import { keptDaysOff } from '../keep-days-off.ts';
import { isBookingClash } from '../is-booking-clash.ts';
import {
  leaseOfOrder,
  locked,
  lockOrderOfLease,
  ownLease,
  type LeaseAsker,
  type NotTheirs,
  type OwnLease,
} from '../own-lease.ts';
import { todayIn } from '../today.ts';
import { openTermination, terminationsOf, type TerminationRow } from './find-termination.ts';
import { asOf, writeRequest } from './write-request.ts';

type Refused = {
  readonly ok: false;
  readonly reason: 'transition-not-allowed' | 'return-not-found' | 'days-taken' | 'reason-missing';
};
export type ReturnAnswered = { readonly ok: true } | Refused;

/** Gives a lease another last day, its machines with it. */
async function endOn(
  transaction: Database,
  { order, lease }: OwnLease,
  { lastDay, actor }: { lastDay: string; actor: string },
): Promise<void> {
  const { id: leaseId, firstDay } = lease;
  if (firstDay === null || lease.lastDay === null || lastDay === lease.lastDay) return;
  await bookUntil(transaction, { leaseId, period: { firstDay, lastDay }, currency: order.currency });
  const reason = lastDay < lease.lastDay ? 'ends-early' : 'ends-as-agreed';
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
 * Agrees to a request: the lease as it is now ends on its day, or today where that is over, its machines are free afterwards, and nothing
 * is billed beyond it. Its customer is told how the machines come back.
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
  const { leaseId } = row;
  const today = todayIn(marketOf(order.currency));
  // Before a bill gives back what it wrote on the lease.
  await keptDaysOff(transaction);
  await cancelOpenBills(transaction, { leaseId, today: row.returnOn > today ? row.returnOn : today });
  const found = await leaseOfOrder(transaction, order, leaseId);
  const now = found === null ? row : await asOf(transaction, found, { row, day: today });
  if (found !== null && now.isEarly) await endOn(transaction, found, { lastDay: now.returnOn, actor });
  const { returnOn, isEarly, feeMinor, lastDayBefore } = now;
  const said = { returnOn, isEarly, feeMinor, lastDayBefore, answerNote };
  await writeRequest(transaction, row, { to: 'APPROVED', actor, ...said });
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
    const found = await leaseOfOrder(transaction, order, row.leaseId);
    const { lastDayBefore: before } = row;
    // An extension that was paid meanwhile is not taken away.
    const lastDay =
      found?.lease.lastDay != null && found.lease.lastDay > before ? found.lease.lastDay : before;
    if (found !== null) await endOn(transaction, found, { lastDay, actor: answer.actor });
  }
  await writeRequest(transaction, row, answer);
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
        } else await writeRequest(transaction, row, { to, actor });
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
