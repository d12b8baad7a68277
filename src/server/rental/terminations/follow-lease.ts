import { marketOf } from '../../../domain/locale/market.ts';
import { TERMINATION_TRANSITIONS } from '../../../domain/rental/lease-status.ts';
import { mayTakeBack } from '../../../domain/rental/termination.ts';
import { HAS_MONEY } from '../../../domain/orders/payment-status.ts';
import { transition } from '../../../domain/orders/transition.ts';
import { recordLeaseChange } from '../record-lease-changes.ts';
import type { Database } from '../../database/database.ts';
import type { LockedOrder } from '../../orders/lock-order.ts';
import { leaseOfOrder, type OwnLease } from '../own-lease.ts';
import { todayIn } from '../today.ts';
import { endOf, openTermination } from './find-termination.ts';
import { leaseTerminations } from './tables.ts';
import { asOf, writeRequest } from './write-request.ts';

/**
 * Writes the early end of a lease down whose machines came back before its last day though nobody asked for it: staff see it before they
 * settle it by the same rule, so that not asking costs neither less nor more. Of one that had not begun no day was had: people decide.
 */
async function writeUnasked(
  transaction: Database,
  found: OwnLease,
  { day, actor }: { readonly day: string; readonly actor: string },
): Promise<void> {
  const { id: leaseId, firstDay, lastDay } = found.lease;
  if (firstDay === null || lastDay === null || !HAS_MONEY.has(found.order.paymentStatus)) return;
  const isEarly = firstDay <= day && day < lastDay;
  const end = isEarly ? await endOf(transaction, found, { returnOn: day, lastDay }) : null;
  if (end === null) return;
  await transaction.insert(leaseTerminations).values({
    leaseId,
    status: 'RETURNED',
    returnOn: day,
    isEarly,
    feeMinor: end.feeMinor,
    lastDayBefore: lastDay,
    reason: 'not-asked',
    way: 'bring',
    actor,
  });
  await recordLeaseChange(transaction, { leaseId, actor, action: 'termination-moved' }, (said) => ({
    terminationStatus: ['', 'RETURNED'],
    endFee: ['', said(end.feeMinor)],
  }));
}

/**
 * Lets the open request of a lease go where its lease has gone, through the statuses of the table (R23): it is returned with its machines,
 * on its way with the first of them, and ends with a lease that is stopped. One that staff never agreed to is settled by the
 * day on which the last of the machines came back, which is today; one that they did by the day that was agreed; machines that come back too early without one end their lease early.
 */
export async function followLease(
  transaction: Database,
  order: LockedOrder,
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
    if (row && mayTakeBack(row.status)) await writeRequest(transaction, row, { to, actor });
    return;
  }
  if (to === 'IN_PROGRESS') {
    if (row?.status === 'APPROVED') await writeRequest(transaction, row, { to, actor });
    return;
  }
  const day = todayIn(marketOf(order.currency));
  const found = await leaseOfOrder(transaction, order, leaseId);
  if (row === null && found) return writeUnasked(transaction, found, { day, actor });
  if (row?.status === 'PENDING' && found) row = await asOf(transaction, found, { row, day });
  for (const next of ['APPROVED', 'IN_PROGRESS', 'RETURNED'] as const) {
    if (!row || !transition(TERMINATION_TRANSITIONS, row.status, next).ok) continue;
    const { returnOn, isEarly, feeMinor, lastDayBefore } = row;
    await writeRequest(transaction, row, { to: next, actor, returnOn, isEarly, feeMinor, lastDayBefore });
    row = { ...row, status: next };
  }
}
