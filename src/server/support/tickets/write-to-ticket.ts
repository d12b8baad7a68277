import { mayWrite } from '../../../domain/support/ticket.ts';
import type { AttachmentReason } from '../../../domain/support/attachment.ts';
import { announceTicket } from '../../notifications/announce.ts';
import { emails } from '../../outbox/tables.ts';
import { discardFiles, keepAttachments, type SentFile } from './keep-attachments.ts';
import { askedEmail, answerEmail } from './ticket-emails.ts';
import { lockTicket, type TicketStore, type TicketOffice } from './ticket-store.ts';
import { addMessage, moveTicket, type NewMessage } from './write-message.ts';

/** A message that a form sends; `id` was made with the form. */
export interface SentMessage {
  readonly ticketId: string;
  readonly id: string;
  readonly body: string;
  readonly sent: readonly SentFile[];
}

export type MessageTaken =
  | { readonly ok: true; readonly repeated: boolean }
  /** `ticket-over`: a new one is to be opened. */
  | {
      readonly ok: false;
      readonly reason: AttachmentReason | 'ticket-not-found' | 'ticket-over' | 'idempotency-key-reused';
    };

/** Adds what a customer writes to their ticket, and tells the shop; the caller has found the ticket to be theirs. What was solved is opened again. */
export const writeToTicket =
  (store: TicketStore, office: TicketOffice) =>
  async (
    { ticketId, id, body, sent }: SentMessage,
    by: {
      /** Null for a visitor. */
      readonly userId: string | null;
      readonly email?: Omit<NonNullable<NewMessage['email']>, 'droppedFiles'>;
    },
  ): Promise<MessageTaken> => {
    const files = await keepAttachments(store, ticketId, { sent, lenient: by.email !== undefined });
    if (!files.ok) return files;
    const taken = await store.database.transaction(async (transaction): Promise<MessageTaken> => {
      const ticket = await lockTicket(transaction, ticketId);
      if (ticket === null) return { ok: false, reason: 'ticket-not-found' };
      if (!mayWrite(ticket, Date.now())) return { ok: false, reason: 'ticket-over' };
      const actor = by.userId === null ? 'visitor' : `customer:${by.userId}`;
      const email = by.email && { ...by.email, droppedFiles: files.dropped };
      const message = { id, author: 'customer' as const, actor, body, files: files.kept };
      const added = await addMessage(transaction, ticket, { ...message, ...(email ? { email } : {}) });
      if (added === 'taken') return { ok: false, reason: 'idempotency-key-reused' };
      if (added === 'repeated') return { ok: true, repeated: true };
      await transaction
        .insert(emails)
        .values(askedEmail(ticket, { id, body, isFirst: false }, office))
        .onConflictDoNothing();
      return { ok: true, repeated: false };
    });
    if (!taken.ok || taken.repeated) await discardFiles(store, files.kept);
    return taken;
  };

/**
 * Adds staff's answer, which its customer gets by e-mail, or a note that no customer reads. With `solves` the ticket is solved by it. `takesAnswers`: whether e-mails are taken in. Staff
 * may answer whatever is not over, and what was solved; a note may be added to every ticket.
 */
export const answerTicket =
  (store: TicketStore, { takesAnswers }: { readonly takesAnswers: boolean }) =>
  async (
    { ticketId, id, body, sent }: SentMessage,
    by: { readonly staffId: string; readonly isInternal: boolean; readonly solves: boolean },
  ): Promise<MessageTaken> => {
    const files = await keepAttachments(store, ticketId, { sent });
    if (!files.ok) return files;
    const actor = `staff:${by.staffId}`;
    const taken = await store.database.transaction(async (transaction): Promise<MessageTaken> => {
      const ticket = await lockTicket(transaction, ticketId);
      if (ticket === null) return { ok: false, reason: 'ticket-not-found' };
      if (!by.isInternal && !mayWrite(ticket, Date.now())) return { ok: false, reason: 'ticket-over' };
      const message = {
        id,
        author: 'staff',
        actor,
        isInternal: by.isInternal,
        body,
        files: files.kept,
      } as const;
      const added = await addMessage(transaction, ticket, message);
      if (added === 'taken') return { ok: false, reason: 'idempotency-key-reused' };
      if (added === 'repeated') return { ok: true, repeated: true };
      if (by.isInternal) return { ok: true, repeated: false };
      const isSolving = by.solves && ticket.status !== 'RESOLVED';
      if (isSolving) {
        const status = ticket.status === 'PENDING' ? 'IN_PROGRESS' : ticket.status;
        await moveTicket(transaction, { id: ticketId, status }, { to: 'RESOLVED', actor });
      }
      await announceTicket(transaction, ticket, {
        news: isSolving ? 'answered-solved' : 'answered',
        occasion: `ticket-answer:${ticketId}:${id}`,
      });
      const answer = await answerEmail(transaction, ticket, {
        id,
        body,
        fileCount: files.kept.length,
        isSolving,
        takesAnswers,
      });
      if (answer !== null) await transaction.insert(emails).values(answer).onConflictDoNothing();
      return { ok: true, repeated: false };
    });
    if (!taken.ok || taken.repeated) await discardFiles(store, files.kept);
    return taken;
  };
