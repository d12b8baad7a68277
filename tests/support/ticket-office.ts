import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { users } from '../../src/server/account/tables.ts';
import { filesOnDisk } from '../../src/server/adapters/files/disk.ts';
import { orderKeys } from '../../src/server/orders/order-key.ts';
import type { Scanner } from '../../src/server/ports/scanner.ts';
import { findStaffTicket } from '../../src/server/support/tickets/find-staff-ticket.ts';
import { findCustomersTicket } from '../../src/server/support/tickets/find-ticket.ts';
import { openTicket, type TicketQuestion } from '../../src/server/support/tickets/open-ticket.ts';
import {
  assignTicket,
  takeCustomerStep,
  takeStaffStep,
} from '../../src/server/support/tickets/take-ticket-step.ts';
import { answerTicket, writeToTicket } from '../../src/server/support/tickets/write-to-ticket.ts';
import { temporaryFolder } from './file-store.ts';
import { addCustomers } from './sample-order.ts';
import { openTestDatabase } from './test-database.ts';

/** A whole PDF, with any words in it. */
export const samplePdf = (words = 'words'): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`%PDF-1.7\n${words}\n%%EOF\n`);

/** Support tickets on a database and a folder of their own, with a customer, a stranger and two members of staff. */
export async function openTicketOffice({ scanner = null }: { scanner?: Scanner | null } = {}) {
  const { database } = await openTestDatabase();
  const { folder, remove } = temporaryFolder();
  const [customer, stranger, staff, colleague] = ['customer', 'stranger', 'staff', 'colleague'];
  await addCustomers(database, 'customer', 'stranger', 'staff', 'colleague');
  await database.update(users).set({ emailVerified: true });
  await database.update(users).set({ role: 'staff' }).where(eq(users.id, 'staff'));
  const store = { database, files: filesOnDisk(folder), scanner };
  const keys = orderKeys('a secret of this test', Date.now, 'ticket-reading');
  const open = openTicket(store, { recipient: 'office@example.com' });
  const question = (differs: Partial<TicketQuestion> = {}): TicketQuestion => ({
    requestKey: randomUUID(),
    messageId: randomUUID(),
    department: 'choosing',
    subject: 'Інвертор',
    message: 'Чи підійде інвертор до шести панелей?',
    locale: 'uk',
    writer: { userId: null, name: 'Олена Коваль', email: 'olena@example.com', phone: null },
    ...differs,
  });
  return {
    database,
    store,
    folder,
    remove,
    keys,
    customer,
    stranger,
    staff,
    colleague,
    open,
    question,
    /** Opens a ticket and answers its id. */
    async opened(differs: Partial<TicketQuestion> = {}): Promise<string> {
      const done = await open(question(differs));
      if (!done.ok) throw new Error(done.reason);
      return done.id;
    },
    /** The same in the customer's account. */
    async openedByCustomer(differs: Partial<TicketQuestion> = {}): Promise<string> {
      const writer = { userId: customer, name: 'Customer', email: `${customer}@example.com`, phone: null };
      const done = await open(question({ writer, ...differs }));
      if (!done.ok) throw new Error(done.reason);
      return done.id;
    },
    write: writeToTicket(store, { recipient: 'office@example.com' }),
    answer: answerTicket(store, { takesAnswers: true }),
    customerStep: takeCustomerStep(database),
    staffStep: takeStaffStep(database),
    assign: assignTicket(database),
    find: findCustomersTicket(database, keys),
    findStaff: findStaffTicket(database),
    /** A message of nobody in particular. */
    said: (ticketId: string, body = 'Ще одне запитання') => ({ ticketId, id: randomUUID(), body, sent: [] }),
  };
}
