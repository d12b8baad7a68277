import { eq, sql } from 'drizzle-orm';
import { hasNothingToPay } from '../../domain/payments/nothing-to-pay.ts';
import type { Database } from '../database/database.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { changeStatus } from './change-status.ts';
import type { LockedOrder } from './lock-order.ts';
import { orders } from './tables.ts';

/**
 * Settles an order that comes to nothing, as soon as it is placed or priced: it is paid without a payment, prepared, and has
 * its invoice, which says nothing is to be paid. Any other is left as it is. The e-mail of what it came to nothing by says
 * so, and no other is written. Call it last, because of the invoice's number.
 */
export async function settleFreeOrder(transaction: Database, order: LockedOrder): Promise<void> {
  if (!hasNothingToPay(order)) return;
  const settled = { paymentStatus: 'PAID', paymentDueAt: null, paymentDueOn: null } as const;
  await transaction
    .update(orders)
    .set({ ...settled, updatedAt: sql`now()` })
    .where(eq(orders.id, order.id));
  const paid = { ...order, ...settled };
  const step = { to: 'PROCESSING', actor: 'shop', reason: 'nothing-to-pay', isToldElsewhere: true } as const;
  const changed = await changeStatus(transaction, paid, step);
  if (!changed.ok) throw new Error(`The order could not be settled: ${changed.reason}`);
  await issueInvoice(transaction, paid, 'paid');
}
