import type { PurchaseStatus } from '../../../domain/orders/order-status.ts';
import type { Database } from '../../database/database.ts';
import { changeStatus } from '../../orders/change-status.ts';
import { lockOrder, type LockedOrder } from '../../orders/lock-order.ts';
import { annexOfLease } from '../contracts/write-contract.ts';
import { applyBill, openBillsOf } from './lease-bills.ts';

/** Nothing of a bill is brought: it goes through the statuses of every order (R23) at once. */
const SETTLED: readonly PurchaseStatus[] = ['SHIPPED', 'DELIVERED', 'COMPLETED'];

/**
 * Does what a bill of a lease was for and completes its order, once it is paid and prepared; leaves every other order as it is. The caller
 * holds the lock of the order. Its customer has been told that it is paid, and is told no more.
 */
export async function settleBill(transaction: Database, orderId: string, actor: string): Promise<void> {
  const leaseId = await applyBill(transaction, { orderId, actor });
  if (leaseId === null) return;
  await annexOfLease(transaction, leaseId);
  for (const to of SETTLED) {
    const order = await lockOrder(transaction, orderId);
    if (!order) return;
    const step = { to, actor, reason: 'bill-settled', isToldElsewhere: true };
    const moved = await changeStatus(transaction, order, step);
    if (!moved.ok) throw new Error(`A paid bill could not be completed: ${moved.reason}`);
  }
}

/** Cancels the order of a bill that is still to be paid; nothing where it is no longer open. */
async function cancelBill(transaction: Database, orderId: string, reason: string): Promise<void> {
  const order: LockedOrder | null = await lockOrder(transaction, orderId);
  if (order?.status !== 'PENDING') return;
  await changeStatus(transaction, order, { to: 'CANCELLED', actor: 'shop', reason });
}

/** Cancels an extension that nobody has paid, because its customer gives the machines back: its days are free again. */
export async function cancelOpenExtension(transaction: Database, leaseId: string): Promise<void> {
  for (const { orderId, kind } of await openBillsOf(transaction, leaseId))
    if (kind === 'extension') await cancelBill(transaction, orderId, 'return-asked');
}

/**
 * Cancels what a lease that ends has no use for any more: an extension that nobody paid, and months that have not begun by a day,
 * `today`, or, where it is null, all of them (`unpaidMonthsMinor`). Called before the lease's own row is written, or after `lockBills`.
 */
export async function cancelOpenBills(
  transaction: Database,
  { leaseId, today }: { readonly leaseId: string; readonly today: string | null },
): Promise<void> {
  for (const { orderId, kind, firstDay } of await openBillsOf(transaction, leaseId)) {
    if (kind === 'settlement' || (kind === 'month' && today !== null && firstDay <= today)) continue;
    await cancelBill(transaction, orderId, 'lease-ended');
  }
}
