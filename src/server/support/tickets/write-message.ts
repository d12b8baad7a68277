import { eq, sql } from 'drizzle-orm';
import { statusAfter } from '../../../domain/support/ticket.ts';
import type { TicketStatus } from '../../../domain/support/ticket-status.ts';
import { recordStaffChanges } from '../../audit/record-staff-changes.ts';
import type { Database } from '../../database/database.ts';
import type { KeptFile } from './keep-attachments.ts';
import { supportTickets, ticketAttachments, ticketEvents, ticketMessages } from './tables.ts';
import type { TicketRow } from './ticket-store.ts';

/** What is said in a ticket. */
export interface NewMessage {
  readonly id: string;
  readonly author: 'customer' | 'staff';
  /** `customer:{id}`, `visitor` or `staff:{id}`. */
  readonly actor: string;
  readonly isInternal?: boolean;
  readonly body: string;
  readonly files: readonly KeptFile[];
  /** Of an e-mail: what it is known by, the address it came from if that is not the ticket's, and how many of its files were not taken. */
  readonly email?: {
    readonly emailId: string | null;
    readonly fromAddress: string | null;
    readonly droppedFiles: number;
  };
}

/** The account of `staff:{id}`. */
const staffIn = (actor: string): string | null =>
  actor.startsWith('staff:') ? actor.slice('staff:'.length) : null;

/** Writes a message's row and its files' into a locked ticket. `taken`: its id names another message, or other words. */
export async function insertMessage(
  transaction: Database,
  ticketId: string,
  message: NewMessage,
): Promise<'written' | 'repeated' | 'taken'> {
  const { id, author, actor, isInternal = false, body, files, email } = message;
  const [row] = await transaction
    .insert(ticketMessages)
    .values({
      id,
      ticketId,
      author,
      staffId: staffIn(actor),
      isInternal,
      body,
      channel: email ? 'email' : 'page',
      ...email,
    })
    .onConflictDoNothing()
    .returning({ id: ticketMessages.id });
  if (!row) {
    const [known] = await transaction.select().from(ticketMessages).where(eq(ticketMessages.id, id));
    if (known === undefined) return 'repeated'; // it was the e-mail that is known
    const isSame =
      known.ticketId === ticketId &&
      known.author === author &&
      known.isInternal === isInternal &&
      known.body === body;
    return isSame ? 'repeated' : 'taken';
  }
  if (files.length > 0) {
    await transaction
      .insert(ticketAttachments)
      .values(files.map((file, position) => ({ ...file, ticketId, messageId: id, position })));
  }
  return 'written';
}

/** Moves a locked ticket to another status, with its history; the caller has asked the table. Answers the row of the history. */
export async function moveTicket(
  transaction: Database,
  { id, status }: Pick<TicketRow, 'id' | 'status'>,
  { to, actor }: { readonly to: TicketStatus; readonly actor: string },
): Promise<{ readonly eventId: number }> {
  const isOpen = to === 'PENDING' || to === 'IN_PROGRESS';
  await transaction
    .update(supportTickets)
    .set({
      status: to,
      ...(to === 'RESOLVED' ? { resolvedAt: sql`now()` } : {}),
      // Opened again it is not solved; what is over waits for nobody.
      ...(isOpen && status === 'RESOLVED' ? { resolvedAt: null } : {}),
      ...(isOpen ? {} : { waitingSince: null }),
    })
    .where(eq(supportTickets.id, id));
  const [event] = await transaction
    .insert(ticketEvents)
    .values({ ticketId: id, toStatus: to, actor })
    .returning({ eventId: ticketEvents.id });
  if (!event) throw new Error('A step of a ticket has no row');
  await recordStaffChanges(transaction, actor, [
    { subject: 'ticket', subjectId: id, action: 'ticket-moved', changes: { ticketStatus: [status, to] } },
  ]);
  return event;
}

/** Adds a message to a locked ticket that takes it, and what follows: who waits, how it stands, who deals with it. */
export async function addMessage(
  transaction: Database,
  ticket: TicketRow,
  message: NewMessage,
): Promise<'written' | 'repeated' | 'taken'> {
  const written = await insertMessage(transaction, ticket.id, message);
  if (written !== 'written') return written;
  const { author, actor, isInternal = false, files } = message;
  // What was written stands in the ticket, and goes with it.
  await recordStaffChanges(transaction, actor, [
    {
      subject: 'ticket',
      subjectId: ticket.id,
      action: isInternal ? 'ticket-noted' : 'ticket-answered',
      changes: {
        [isInternal ? 'note' : 'answer']: ['', 'written'],
        ...(files.length > 0 && { files: ['', String(files.length)] }),
      },
    },
  ]);
  if (isInternal) return written;
  const to = statusAfter(ticket.status, author);
  if (to !== ticket.status) await moveTicket(transaction, ticket, { to, actor });
  await transaction
    .update(supportTickets)
    .set({
      lastMessageAt: sql`now()`,
      ...(author === 'customer'
        ? { waitingSince: sql`coalesce(${supportTickets.waitingSince}, now())` }
        : { waitingSince: null, assignedTo: sql`coalesce(${supportTickets.assignedTo}, ${staffIn(actor)})` }),
    })
    .where(eq(supportTickets.id, ticket.id));
  return written;
}
