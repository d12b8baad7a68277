import { eq, sql } from 'drizzle-orm';
import type { TrackForm } from '../../domain/orders/order-reference.ts';
import type { Database } from '../database/database.ts';
import { orderEmail } from '../emails/order-email.ts';
import { emails } from '../outbox/tables.ts';
import { findOrderId } from './find-order.ts';
import { orderViewsOf } from './order-views-of.ts';
import { orders } from './tables.ts';

/**
 * Mails the way to an order to the address its e-mails go to, if number and address belong together (R18); at most one
 * e-mail an hour, whoever asks. Answers nothing: who asks learns only from the mailbox whether there is such an order.
 */
export const sendOrderLink =
  (database: Database) =>
  async (form: TrackForm): Promise<void> => {
    const orderId = await findOrderId(database, form);
    if (orderId === null) return;
    const rows = await database.select().from(orders).where(eq(orders.id, orderId));
    const [order] = await orderViewsOf(database, rows);
    if (!order) return;
    const letter = orderEmail(order, 'link');
    await database
      .insert(emails)
      .values({ ...letter, occasion: sql`${letter.occasion} || ':' || to_char(now(), 'YYYYMMDDHH24')` })
      .onConflictDoNothing({ target: [emails.occasion, emails.recipient] });
  };
