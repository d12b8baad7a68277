import { createHash, randomUUID } from 'node:crypto';
import type { Locale } from '../../../domain/locale/locale.ts';
import { subjectOf } from '../../../domain/support/ticket.ts';
import type { AttachmentReason } from '../../../domain/support/attachment.ts';
import type { ContactForm } from '../../../domain/support/contact-form.ts';
import type { SentFile } from './keep-attachments.ts';
import { openTicket } from './open-ticket.ts';
import type { TicketStore, TicketOffice } from './ticket-store.ts';

interface Sending {
  readonly userId: string | null;
  readonly files: readonly SentFile[];
}

/** Whether the shop has it; `reason` is what is wrong with its files, of which none is kept then, and no ticket opened. */
export type ContactTaken = { readonly ok: true } | { readonly ok: false; readonly reason: AttachmentReason };

const digestOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('base64url');

/** Sender, words, files and day (UTC): the page of the form is the same for all, and names no sending. */
const keyOf = (form: ContactForm, { userId, files }: Sending): string => {
  const { email, department, message } = form;
  const parts = [userId, email, department, message, ...files.map(({ bytes }) => digestOf(bytes))];
  const words = digestOf(JSON.stringify(parts));
  return `contact:${words}:${new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)}`;
};

/**
 * Opens a ticket by the contact form (C §3, R27). Sent twice on one day it is one; both senders are thanked. A signed-in customer's is in
 * their account, and answered at its address, when that is the one they typed; else it is a visitor's.
 */
export const openByContact = (store: TicketStore, office: TicketOffice) => {
  const open = openTicket(store, office);
  return async (
    form: ContactForm & { readonly locale: Locale },
    user: { readonly id: string; readonly email: string } | null,
    files: readonly SentFile[] = [],
  ): Promise<ContactTaken> => {
    const { name, email, phone, department, message, locale } = form;
    const userId = user?.email.toLowerCase() === email.toLowerCase() ? user.id : null;
    const opened = await open({
      requestKey: keyOf(form, { userId, files }),
      messageId: randomUUID(),
      department,
      subject: subjectOf(message),
      message,
      locale,
      writer: { userId, name, email, phone },
      files,
    });
    if (opened.ok) return { ok: true };
    // The key is made of the words: the same one is the same sending.
    if (opened.reason === 'idempotency-key-reused') throw new Error('One contact form, two contents');
    return { ok: false, reason: opened.reason };
  };
};
