import { eq, inArray } from 'drizzle-orm';
import type { AuditAction, AuditChanges } from '../../domain/audit/audit-entry.ts';
import { money } from '../../domain/money/money.ts';
import { amountInWords } from '../audit/record-order-change.ts';
import { recordStaffChanges, staffOf } from '../audit/record-staff-changes.ts';
import type { Database } from '../database/database.ts';
import { orderItems, orders } from '../orders/tables.ts';
import { leases } from './tables.ts';

/** What changed of a lease; amounts are written in the currency of its order. */
type LeaseChanges = AuditChanges | ((said: (minor: number) => string) => AuditChanges);

/**
 * Writes what staff did to leases into the log, under the orders that they are of and with the names of their machines, in the transaction that does it. What customers and the
 * shop itself do is not written.
 */
export async function recordLeaseChanges(
  transaction: Database,
  { actor, action }: { readonly actor: string; readonly action: AuditAction },
  changed: ReadonlyMap<string, LeaseChanges>,
): Promise<void> {
  if (staffOf(actor) === null || changed.size === 0) return;
  const rows = await transaction
    .select({
      leaseId: leases.id,
      item: orderItems.name,
      orderId: orders.id,
      orderNumber: orders.orderNumber,
      currency: orders.currency,
    })
    .from(leases)
    .innerJoin(orderItems, eq(orderItems.id, leases.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(inArray(leases.id, [...changed.keys()]))
    .orderBy(leases.id);
  await recordStaffChanges(
    transaction,
    actor,
    rows.map(({ leaseId, item, orderId, orderNumber, currency }) => {
      const changes = changed.get(leaseId) ?? {};
      const said = (minor: number) => amountInWords(money(minor, currency));
      return {
        subject: 'order',
        subjectId: orderId,
        action,
        changes: {
          order: ['', orderNumber],
          rented: ['', item],
          ...(typeof changes === 'function' ? changes(said) : changes),
        },
      };
    }),
  );
}

/** The same of one lease. */
export const recordLeaseChange = (
  transaction: Database,
  {
    leaseId,
    actor,
    action,
  }: { readonly leaseId: string; readonly actor: string; readonly action: AuditAction },
  changes: LeaseChanges,
): Promise<void> => recordLeaseChanges(transaction, { actor, action }, new Map([[leaseId, changes]]));
