import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { HAS_MONEY } from '../../domain/orders/payment-status.ts';
import { DEPOSIT_REFUND } from '../../domain/payments/refund-reason.ts';
import type { Database } from '../database/database.ts';
import type { LockedOrder } from '../orders/lock-order.ts';
import { leases } from '../rental/tables.ts';
import { createRefund, refundableMoneyOf } from './create-refund.ts';

/**
 * Settles the deposit of a lease, once, in the transaction that ends it and holds the lock of its order: what is not kept goes back by
 * the way that it came, as far as the order has so much money left. With an order that is cancelled all of its money goes back anyway.
 */
export async function settleDeposit(
  transaction: Database,
  order: LockedOrder,
  { leaseId, actor }: { readonly leaseId: string; readonly actor: string },
): Promise<void> {
  if (!HAS_MONEY.has(order.paymentStatus)) return;
  const [lease] = await transaction.select().from(leases).where(eq(leases.id, leaseId));
  if (!lease || lease.depositMinor === 0 || lease.depositBackMinor !== null) return;
  const depositBackMinor = lease.depositMinor;
  await transaction
    .update(leases)
    .set({ depositBackMinor, updatedAt: sql`now()` })
    .where(eq(leases.id, leaseId));
  if (order.status === 'CANCELLED') return;
  const { paymentId, paidMinor, refundsMinor } = await refundableMoneyOf(transaction, order);
  const amountMinor = Math.min(depositBackMinor, paidMinor - refundsMinor);
  if (amountMinor <= 0) return;
  const why = { reason: DEPOSIT_REFUND, note: null, actor } as const;
  await createRefund(transaction, order, { id: randomUUID(), paymentId, amountMinor, ...why });
}
