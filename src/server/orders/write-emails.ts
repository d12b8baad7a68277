import { inArray } from 'drizzle-orm';
import { orderEmail } from '../emails/order-email.ts';
import type { OrderStep } from '../emails/order-step.ts';
import type { Database } from '../database/database.ts';
import { emails } from '../outbox/tables.ts';
import { orderViewsOf } from './order-views-of.ts';
import { orders } from './tables.ts';

/**
 * Writes the customers of these orders of a step, each once, as the orders stand in this transaction; four queries and
 * one insert whatever their number. An e-mail that was written before stays as it was.
 */
export async function writeEmails(
  transaction: Database,
  orderIds: readonly string[],
  step: OrderStep,
): Promise<void> {
  if (orderIds.length === 0) return;
  const rows = await transaction
    .select()
    .from(orders)
    .where(inArray(orders.id, [...orderIds]));
  const views = await orderViewsOf(transaction, rows);
  await transaction
    .insert(emails)
    .values(views.map((order) => orderEmail(order, step)))
    .onConflictDoNothing({ target: [emails.occasion, emails.recipient] });
}
