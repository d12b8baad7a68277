import { createHash, randomUUID } from 'node:crypto';
import type { Locale } from '../../../domain/locale/locale.ts';
import { subjectOf } from '../../../domain/support/ticket.ts';
import type { ContactForm } from '../../../domain/support/contact-form.ts';
import { openTicket } from './open-ticket.ts';
import type { TicketStore, TicketOffice } from './ticket-store.ts';

/** Sender, words and day (UTC): the page of the form is the same for all, and names no sending. */
const keyOf = (form: ContactForm, userId: string | null): string => {
  const { email, department, message } = form;
  const words = createHash('sha256')
    .update(JSON.stringify([userId, email, department, message]))
    .digest('base64url');
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
  ): Promise<void> => {
    const { name, email, phone, department, message, locale } = form;
    const userId = user?.email.toLowerCase() === email.toLowerCase() ? user.id : null;
    await open({
      requestKey: keyOf(form, userId),
      messageId: randomUUID(),
      department,
      subject: subjectOf(message),
      message,
      locale,
      writer: { userId, name, email, phone },
    });
  };
};
