import { marketOf } from '../../../domain/locale/market.ts';
import { TERMINATION_TRANSITIONS } from '../../../domain/rental/lease-status.ts';
import { mayTakeBack } from '../../../domain/rental/termination.ts';
import { transition } from '../../../domain/orders/transition.ts';
import type { Database } from '../../database/database.ts';
import type { LockedOrder } from '../../orders/lock-order.ts';
import { leaseOfOrder } from '../own-lease.ts';
import { todayIn } from '../today.ts';
import { openTermination } from './find-termination.ts';
import { asOf, writeRequest } from './write-request.ts';

/**
 * Lets the open request of a lease go where its lease has gone, through the statuses of the table (R23): it is returned with its machines,
 * on its way with the first of them, and ends with a lease that is stopped. One that staff never agreed to is settled by the
 * day on which the last of the machines came back, which is today; one that they did by the day that was agreed.
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
  const found = row?.status === 'PENDING' ? await leaseOfOrder(transaction, order, leaseId) : null;
  if (row && found) row = await asOf(transaction, found, { row, day });
  for (const next of ['APPROVED', 'IN_PROGRESS', 'RETURNED'] as const) {
    if (!row || !transition(TERMINATION_TRANSITIONS, row.status, next).ok) continue;
    const { returnOn, isEarly, feeMinor, lastDayBefore } = row;
    await writeRequest(transaction, row, { to: next, actor, returnOn, isEarly, feeMinor, lastDayBefore });
    row = { ...row, status: next };
  }
}
