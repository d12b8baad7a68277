import { asc, eq } from 'drizzle-orm';
import type { TrackForm } from '../../domain/orders/order-reference.ts';
import { mayTake, workOnOne } from '../database/chores/chores.ts';
import type { Database } from '../database/database.ts';
import type { CountEmail } from '../outbox/count-email.ts';
import { announceCountedStep } from './announce-step.ts';
import { findOrderId } from './find-order.ts';
import { orderLinkRequests } from './link-tables.ts';

/** The chore's name in logs, metrics and among failures. */
export const ORDER_LINKS = 'links to orders';

/**
 * Takes in a request for the way to an order (R18). It is one row, whether or not there is such an order: neither the answer nor the
 * time that it takes tells anything about that.
 */
export const requestOrderLink =
  (database: Database) =>
  async ({ orderNumber, email }: TrackForm): Promise<void> => {
    await database.insert(orderLinkRequests).values({ orderNumber, email });
  };

/**
 * Answers the oldest request: mails the way to the order to the address its e-mails go to, if number and address belong together, at
 * most once an hour, whoever asks, and forgets the request. Null when there is none.
 */
export const sendOrderLink = (database: Database, { countEmail }: { countEmail: CountEmail }) => {
  async function claim(transaction: Database) {
    const [request] = await transaction
      .select()
      .from(orderLinkRequests)
      .where(mayTake(ORDER_LINKS, orderLinkRequests.id))
      .orderBy(asc(orderLinkRequests.createdAt))
      .limit(1)
      .for('update', { skipLocked: true });
    return request;
  }
  return (): Promise<'answered' | null> =>
    workOnOne(database, ORDER_LINKS, {
      claim,
      work: async (transaction, { id, orderNumber, email, createdAt }) => {
        const orderId = await findOrderId(transaction, { orderNumber, email });
        const each = createdAt.replaceAll(/\D/g, '').slice(0, 'YYYYMMDDHH'.length);
        if (orderId !== null) {
          await announceCountedStep(transaction, { orderId, step: 'link', countEmail, each });
        }
        await transaction.delete(orderLinkRequests).where(eq(orderLinkRequests.id, id));
        return 'answered' as const;
      },
    });
};
