import { sql } from 'drizzle-orm';
import type { TrackForm } from '../../domain/orders/order-reference.ts';
import type { Database } from '../database/database.ts';
import { countNoEmail, type CountEmail } from '../outbox/count-email.ts';
import { findOrderId } from './find-order.ts';
import { writeCountedEmail } from './write-emails.ts';

/**
 * Mails the way to an order to the address its e-mails go to, if number and address belong together (R18); at most one
 * e-mail an hour, whoever asks. Answers nothing: who asks learns only from the mailbox whether there is such an order.
 */
export const sendOrderLink =
  (database: Database, { countEmail = countNoEmail }: { countEmail?: CountEmail } = {}) =>
  async (form: TrackForm): Promise<void> => {
    const orderId = await findOrderId(database, form);
    if (orderId === null) return;
    const each = sql`to_char(now(), 'YYYYMMDDHH24')`;
    await database.transaction((transaction) =>
      writeCountedEmail(transaction, { orderId, step: 'link', countEmail, each }),
    );
  };
