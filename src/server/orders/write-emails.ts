import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import { mayBeSent } from '../../domain/account/communication-preferences.ts';
import { preferencesOf } from '../account/communication-preferences.ts';
import { orderEmail } from '../emails/order-email.ts';
import { topicOfStep, type OrderStep } from '../emails/order-step.ts';
import type { Database } from '../database/database.ts';
import type { CountEmail } from '../outbox/count-email.ts';
import { emails } from '../outbox/tables.ts';
import { orderViewsOf } from './order-views-of.ts';
import { orders } from './tables.ts';

/**
 * Writes the customers of these orders of a step, each once, as the orders stand in this transaction; five queries and
 * one insert whatever their number. An e-mail that was written before stays as it was, and what a customer refused is not written.
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
  const chosenBy = await preferencesOf(
    transaction,
    views.map(({ userId }) => userId),
  );
  const wanted = views.filter((order) =>
    mayBeSent({
      channel: 'email',
      topic: topicOfStep(step, order),
      preferences: chosenBy(order.userId),
    }),
  );
  if (wanted.length === 0) return;
  await transaction
    .insert(emails)
    .values(wanted.map((order) => orderEmail(order, step, order.userId)))
    .onConflictDoNothing({ target: [emails.occasion, emails.recipient] });
}

/**
 * Writes the customer of a step that anybody may have caused who knows the address, unless it was written before or the limit of
 * e-mails to the recipient is reached. `each` names the occasions of one step apart: an expression of the database.
 */
export async function writeCountedEmail(
  transaction: Database,
  {
    orderId,
    step,
    countEmail,
    each,
  }: {
    readonly orderId: string;
    readonly step: OrderStep;
    readonly countEmail: CountEmail;
    readonly each?: SQL;
  },
): Promise<void> {
  const rows = await transaction.select().from(orders).where(eq(orders.id, orderId));
  const [order] = await orderViewsOf(transaction, rows);
  if (!order) return;
  const email = orderEmail(order, step);
  const [written] = await transaction
    .insert(emails)
    .values({ ...email, occasion: each ? sql`${email.occasion} || ':' || ${each}` : email.occasion })
    .onConflictDoNothing({ target: [emails.occasion, emails.recipient] })
    .returning({ id: emails.id });
  if (!written) return;
  const counted = await countEmail(transaction, { recipient: email.recipient, userId: order.userId });
  if (!counted.ok) await transaction.delete(emails).where(eq(emails.id, written.id));
}
