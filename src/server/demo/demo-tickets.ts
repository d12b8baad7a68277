import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { demoCustomer } from '../../content/seed/demo-account.ts';
import { demoTickets, type DemoTicket } from '../../content/seed/demo-tickets.ts';
import { REOPEN_DAYS } from '../../domain/support/ticket.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../orders/tables.ts';
import type { Shop } from '../wiring.ts';
import { completeSolved } from '../support/tickets/take-ticket-step.ts';
import { doneAt } from './back-date.ts';
import { done, STAFF } from './demo-step.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Asks and answers the tickets of the demo account, by what customers and staff do themselves, each message at its moment. */
export async function askDemoTickets(shop: Shop, transaction: Database, userId: string): Promise<void> {
  const [latest] = await transaction
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  const { firstName, lastName, email, locale } = demoCustomer;
  const writer = { userId, name: `${firstName} ${lastName}`, email, phone: null };

  async function ask(ticket: DemoTicket): Promise<void> {
    const { department, subject, daysAgo, isAboutOrder = false, said, isSolved = false } = ticket;
    let moment = Date.now() - daysAgo * 24 * HOUR_MS;
    let ticketId = '';
    for (const [index, { afterHours, text }] of said.entries()) {
      moment += afterHours * HOUR_MS;
      const id = randomUUID();
      const message = { ticketId, id, body: text, sent: [] };
      await doneAt(transaction, new Date(moment).toISOString(), async () => {
        if (index === 0) {
          const about = isAboutOrder && latest ? { orderId: latest.id } : {};
          const question = { requestKey: id, messageId: id, department, subject, message: text, locale };
          ticketId = done('a ticket', await shop.support.open({ ...question, writer, about })).id;
          return;
        }
        const isAnswer = index % 2 === 1;
        const solves = isSolved && index === said.length - 1;
        const taken = isAnswer
          ? await shop.support.staff.answer(message, { staffId: STAFF.id, isInternal: false, solves })
          : await shop.support.write(message, { userId });
        done('a message', taken);
      });
    }
    const closedAt = moment + REOPEN_DAYS * 24 * HOUR_MS;
    if (isSolved && closedAt < Date.now() - HOUR_MS)
      await doneAt(transaction, new Date(closedAt).toISOString(), completeSolved(transaction));
  }

  for (const ticket of demoTickets) await ask(ticket);
}
