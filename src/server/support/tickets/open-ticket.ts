import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Locale } from '../../../domain/locale/locale.ts';
import type { AttachmentReason } from '../../../domain/support/attachment.ts';
import type { Department } from '../../../domain/support/department.ts';
import { ticketNumber } from '../../../domain/support/ticket.ts';
import type { Database } from '../../database/database.ts';
import { emails } from '../../outbox/tables.ts';
import { discardFiles, keepAttachments, type SentFile } from './keep-attachments.ts';
import { supportTickets, ticketEvents, ticketMessages, ticketNumbers } from './tables.ts';
import { askedEmail } from './ticket-emails.ts';
import type { TicketOffice, TicketRow, TicketStore } from './ticket-store.ts';
import { insertMessage, type NewMessage } from './write-message.ts';

/** Who asks, and where the shop answers. `userId` null is a visitor. */
export interface TicketWriter {
  readonly userId: string | null;
  readonly name: string;
  readonly email: string;
  /** E.164; null if none was given. */
  readonly phone: string | null;
}

/** A question, already parsed; the caller has asked whether it may be about what it names. */
export interface TicketQuestion {
  /** Names the sending of the form. */
  readonly requestKey: string;
  readonly messageId: string;
  readonly department: Department;
  readonly subject: string;
  readonly message: string;
  readonly locale: Locale;
  readonly writer: TicketWriter;
  readonly about?: Partial<
    Pick<TicketRow, 'orderId' | 'leaseId' | 'orderItemId' | 'requestId' | 'previousId'>
  >;
  readonly files?: readonly SentFile[];
  readonly email?: Omit<NonNullable<NewMessage['email']>, 'droppedFiles'>;
}

export type TicketOpened =
  | { readonly ok: true; readonly id: string; readonly ticketNumber: string; readonly repeated: boolean }
  | { readonly ok: false; readonly reason: AttachmentReason | 'idempotency-key-reused' };

/** The ticket that this sending opened before; null for none. The same key with other words is another sending, which would be lost. */
async function earlier(database: Database, question: TicketQuestion): Promise<TicketOpened | null> {
  const { requestKey, messageId, writer, ...asked } = question;
  const [row] = await database
    .select({ found: supportTickets, message: ticketMessages.body })
    .from(supportTickets)
    .leftJoin(ticketMessages, eq(ticketMessages.id, messageId))
    .where(eq(supportTickets.requestKey, requestKey));
  if (!row) return null;
  const { found, message } = row;
  const isSame =
    found.userId === writer.userId &&
    found.email.toLowerCase() === writer.email.toLowerCase() &&
    found.subject === asked.subject &&
    found.department === asked.department &&
    (message === null || message === asked.message); // an e-mail's has an id of its own each time
  return isSame
    ? { ok: true, id: found.id, ticketNumber: found.ticketNumber, repeated: true }
    : { ok: false, reason: 'idempotency-key-reused' };
}

async function write(
  transaction: Database,
  question: TicketQuestion,
  {
    id,
    message,
    office,
  }: { readonly id: string; readonly message: NewMessage; readonly office: TicketOffice },
): Promise<TicketOpened> {
  const { requestKey, department, subject, locale, writer, about = {} } = question;
  const { rows } = await transaction.execute<{ number: number }>(
    sql`select nextval(${ticketNumbers.seqName ?? ''}::regclass)::int as number`,
  );
  const [ticket] = await transaction
    .insert(supportTickets)
    .values({
      id,
      ticketNumber: ticketNumber(rows[0]?.number ?? 0),
      requestKey,
      department,
      subject,
      locale,
      ...writer,
      ...about,
      waitingSince: sql`now()`,
    })
    .onConflictDoNothing({ target: supportTickets.requestKey })
    .returning();
  if (!ticket)
    return (await earlier(transaction, question)) ?? { ok: false, reason: 'idempotency-key-reused' };
  const written = await insertMessage(transaction, id, message);
  if (written !== 'written') throw new MessageTaken();
  await transaction.insert(ticketEvents).values({ ticketId: id, toStatus: 'PENDING', actor: message.actor });
  await transaction
    .insert(emails)
    .values(askedEmail(ticket, { id: message.id, body: message.body, isFirst: true }, office))
    .onConflictDoNothing();
  return { ok: true, id, ticketNumber: ticket.ticketNumber, repeated: false };
}

/** Undoes a ticket whose first message has the id of another. */
class MessageTaken extends Error {
  override readonly name = 'MessageTaken';
}

/**
 * Opens a ticket with its first message and files, and writes the e-mail that tells the shop, in one transaction. Sent twice it is one
 * ticket. A visitor gets no e-mail before staff answer: anybody's address may be typed there. Throws while database or files are out of order.
 */
export const openTicket =
  (store: TicketStore, office: TicketOffice) =>
  async (question: TicketQuestion): Promise<TicketOpened> => {
    const { database } = store;
    const known = await earlier(database, question);
    if (known) return known;
    const id = randomUUID();
    const lenient = question.email !== undefined;
    const kept = await keepAttachments(store, id, { sent: question.files ?? [], lenient });
    if (!kept.ok) return kept;
    const { userId } = question.writer;
    const message: NewMessage = {
      id: question.messageId,
      author: 'customer',
      actor: userId === null ? 'visitor' : `customer:${userId}`,
      body: question.message,
      files: kept.kept,
      ...(question.email ? { email: { ...question.email, droppedFiles: kept.dropped } } : {}),
    };
    const opened = await database
      .transaction((transaction) => write(transaction, question, { id, message, office }))
      .catch((error: unknown) => {
        if (error instanceof MessageTaken) return { ok: false, reason: 'idempotency-key-reused' } as const;
        throw error;
      });
    if (!opened.ok || opened.repeated) await discardFiles(store, kept.kept);
    return opened;
  };
