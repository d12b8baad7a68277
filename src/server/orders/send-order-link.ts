import { and, eq, sql } from 'drizzle-orm';
import type { TrackForm } from '../../domain/orders/track-form.ts';
import type { Database } from '../database/database.ts';
import { orderLetter } from '../letters/order-letter.ts';
import { letters } from '../outbox/tables.ts';
import { orderViewsOf } from './order-views-of.ts';
import { orderAddresses, orders } from './tables.ts';

/**
 * Mails the way to an order to the address its letters go to, if number and address belong together (R18); at most one
 * letter an hour, whoever asks. Answers nothing: who asks learns only from the mailbox whether there is such an order.
 */
export const sendOrderLink =
  (database: Database) =>
  async ({ orderNumber, email }: TrackForm): Promise<void> => {
    const rows = await database
      .select({ order: orders })
      .from(orders)
      .innerJoin(
        orderAddresses,
        and(eq(orderAddresses.orderId, orders.id), eq(orderAddresses.kind, 'shipping')),
      )
      .where(
        and(
          eq(orders.orderNumber, orderNumber),
          eq(sql`lower(${orderAddresses.email})`, email.toLowerCase()),
        ),
      );
    const [order] = await orderViewsOf(
      database,
      rows.map((row) => row.order),
    );
    if (!order) return;
    const letter = orderLetter(order, 'link');
    await database
      .insert(letters)
      .values({ ...letter, occasion: sql`${letter.occasion} || ':' || to_char(now(), 'YYYYMMDDHH24')` })
      .onConflictDoNothing({ target: [letters.occasion, letters.recipient] });
  };
