import { and, eq, gt, notInArray } from 'drizzle-orm';
import { settleEarlyEnd } from '../../../domain/rental/termination.ts';
import type { LeaseEarlyEnd } from '../../../domain/rental/lease-view.ts';
import type { Database } from '../../database/database.ts';
import type { LockedOrder } from '../../orders/lock-order.ts';
import { orderItems } from '../../orders/tables.ts';
import { leases } from '../tables.ts';
import { endOf } from './find-termination.ts';
import { leaseTerminations } from './tables.ts';

/**
 * What a lease of an order comes to that ends on the day of an early end: asked for and agreed to, it has that as its last day. Null for
 * one that lasts as it was ordered, and where its prices are not known. Amounts in minor units, with tax.
 */
export async function endedEarly(
  database: Database,
  order: LockedOrder,
  leaseId: string,
): Promise<(LeaseEarlyEnd & { readonly usedMinor: number }) | null> {
  const [found] = await database
    .select({ row: leaseTerminations, lease: leases, item: orderItems })
    .from(leaseTerminations)
    .innerJoin(leases, eq(leases.id, leaseTerminations.leaseId))
    .innerJoin(orderItems, eq(orderItems.id, leases.orderItemId))
    .where(
      and(
        eq(leases.id, leaseId),
        eq(leaseTerminations.isEarly, true),
        notInArray(leaseTerminations.status, ['REJECTED', 'CANCELLED']),
        eq(leases.lastDay, leaseTerminations.returnOn),
        gt(leaseTerminations.lastDayBefore, leaseTerminations.returnOn),
      ),
    );
  if (!found) return null;
  const { row, lease, item } = found;
  const days = { returnOn: row.returnOn, lastDay: row.lastDayBefore };
  const end = await endOf(database, { order, lease, item }, days);
  if (end === null) return null;
  // The fee is the one that its customer was shown.
  const { feeMinor } = row;
  const { refundMinor } = settleEarlyEnd({ ...end, feeMinor });
  return { usedMinor: end.usedMinor, feeMinor, refundMinor };
}
