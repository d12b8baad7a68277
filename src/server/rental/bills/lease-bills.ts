import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { isOwed, type LeaseBillKind } from '../../../domain/rental/lease-bill.ts';
import type { LeaseBillView } from '../../../domain/rental/lease-billing.ts';
import type { Database } from '../../database/database.ts';
import { orderItems, orders } from '../../orders/tables.ts';
import { bookUntil, lastUntil } from '../lease-days.ts';
import { leaseBills } from './tables.ts';
import { leases } from '../tables.ts';

const openBillOf = (transaction: Database, orderId: string) =>
  transaction
    .select({ bill: leaseBills, lease: leases })
    .from(leaseBills)
    .innerJoin(leases, eq(leases.id, leaseBills.leaseId))
    .where(and(eq(leaseBills.orderId, orderId), isNull(leaseBills.appliedAt), isNull(leaseBills.droppedAt)));

/** Does what a paid bill was for, once; answers its lease, or null for an order that bills none. The caller holds the lock of the order. */
export async function applyBill(
  transaction: Database,
  { orderId, actor }: { readonly orderId: string; readonly actor: string },
): Promise<string | null> {
  const [open] = await openBillOf(transaction, orderId);
  if (!open) return null;
  const { bill, lease } = open;
  await transaction
    .update(leaseBills)
    .set({ appliedAt: sql`now()` })
    .where(eq(leaseBills.orderId, orderId));
  if (bill.extendsTo !== null) {
    await lastUntil(transaction, { leaseId: lease.id, lastDay: bill.extendsTo, actor });
  }
  return lease.id;
}

/**
 * Gives the days of a bill that came to nothing free, inside the transaction that cancels its order: a machine is booked for no longer
 * than its lease lasts, and a month can be billed again.
 */
export async function dropBill(transaction: Database, orderId: string): Promise<void> {
  const [open] = await openBillOf(transaction, orderId);
  if (!open) return;
  const { bill, lease } = open;
  const [item] = await transaction
    .select({ unitMinor: orderItems.unitMinor, currency: orders.currency })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(eq(orderItems.orderId, orderId));
  const { firstDay, lastDay } = lease;
  // Before a row of the lease is written: it asks for the days off.
  if (bill.kind === 'extension' && firstDay !== null && lastDay !== null && item !== undefined) {
    const { currency } = item;
    await bookUntil(transaction, { leaseId: lease.id, period: { firstDay, lastDay }, currency });
  }
  await transaction
    .update(leaseBills)
    .set({ droppedAt: sql`now()` })
    .where(eq(leaseBills.orderId, orderId));
  // It paid for no days.
  if (bill.kind === 'settlement') return;
  await transaction
    .update(leases)
    .set({
      billedUntil: sql`${bill.firstDay}::date - 1`,
      billedMinor: sql`${leases.billedMinor} - ${item?.unitMinor ?? 0}`,
      updatedAt: sql`now()`,
    })
    .where(eq(leases.id, lease.id));
}

/**
 * Locks the orders that bill a lease, for a step that settles it: after the lease's own order, and before a row of the lease or of its
 * bookings is written, because who pays or cancels a bill locks its order first, too.
 */
export async function lockBills(transaction: Database, leaseId: string): Promise<void> {
  await transaction
    .select({ id: orders.id })
    .from(leaseBills)
    .innerJoin(orders, eq(orders.id, leaseBills.orderId))
    .where(eq(leaseBills.leaseId, leaseId))
    .orderBy(asc(leaseBills.firstDay))
    .for('update', { of: orders });
}

/** The orders that bill a lease and are not paid yet, the oldest first. */
export const openBillsOf = (database: Database, leaseId: string) =>
  database
    .select({ orderId: leaseBills.orderId, kind: leaseBills.kind, firstDay: leaseBills.firstDay })
    .from(leaseBills)
    .where(and(eq(leaseBills.leaseId, leaseId), isNull(leaseBills.appliedAt), isNull(leaseBills.droppedAt)))
    .orderBy(asc(leaseBills.firstDay));

/** What of the months of a lease is billed and not paid, in minor units with tax. */
export async function unpaidMonthsMinor(database: Database, leaseId: string): Promise<number> {
  const [found] = await database
    .select({ minor: sql<string>`coalesce(sum(${orders.totalMinor}), 0)` })
    .from(leaseBills)
    .innerJoin(orders, eq(orders.id, leaseBills.orderId))
    .where(
      and(
        eq(leaseBills.leaseId, leaseId),
        eq(leaseBills.kind, 'month'),
        isNull(leaseBills.appliedAt),
        isNull(leaseBills.droppedAt),
        eq(orders.status, 'PENDING'),
      ),
    );
  return Number(found?.minor ?? 0);
}

/** What an order bills of a lease; null for an order that bills none. */
export async function billKindOf(database: Database, orderId: string): Promise<LeaseBillKind | null> {
  const [bill] = await database
    .select({ kind: leaseBills.kind })
    .from(leaseBills)
    .where(eq(leaseBills.orderId, orderId));
  return bill?.kind ?? null;
}

/** Whether an order bills what is owed of a lease in any case (`isOwed`): it may be paid until its own day, and people decide what follows. */
export async function billsOwed(database: Database, orderId: string): Promise<boolean> {
  const kind = await billKindOf(database, orderId);
  return kind !== null && isOwed(kind);
}

/** The orders that billed a lease after its own, in the order of their days. */
export async function billsOf(database: Database, leaseId: string): Promise<readonly LeaseBillView[]> {
  const rows = await database
    .select({
      bill: leaseBills,
      orderNumber: orders.orderNumber,
      amountMinor: orders.totalMinor,
    })
    .from(leaseBills)
    .innerJoin(orders, eq(orders.id, leaseBills.orderId))
    .where(eq(leaseBills.leaseId, leaseId))
    .orderBy(asc(leaseBills.firstDay), asc(orders.createdAt));
  return rows.map(({ bill: { orderId, kind, firstDay, lastDay, appliedAt, droppedAt }, ...order }) => ({
    ...order,
    orderId,
    kind,
    firstDay,
    lastDay,
    state: appliedAt !== null ? 'paid' : droppedAt !== null ? 'dropped' : 'open',
  }));
}
