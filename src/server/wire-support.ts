import type { RateDecision } from '../domain/limits/rate-decision.ts';
import type { Database } from './database/database.ts';
import type { Settings } from './env.ts';
import { orderKeys } from './orders/order-key.ts';
import type { LetterIds } from './outbox/letter-ids.ts';
import type { Files } from './ports/files.ts';
import { wireScanner } from './wire-files.ts';
import { deleteTemplate, listTemplates, saveTemplate } from './support/tickets/answer-templates.ts';
import { findStaffTicket } from './support/tickets/find-staff-ticket.ts';
import { findCustomersTicket } from './support/tickets/find-ticket.ts';
import { countOpenTickets, listOwnTickets, listTickets } from './support/tickets/list-tickets.ts';
import { openByContact } from './support/tickets/open-by-contact.ts';
import { openTicket } from './support/tickets/open-ticket.ts';
import { requestInstallation } from './support/tickets/request-installation.ts';
import { readAttachment } from './support/tickets/read-attachment.ts';
import { receiveEmail } from './support/tickets/receive-email.ts';
import { assignTicket, takeCustomerStep, takeStaffStep } from './support/tickets/take-ticket-step.ts';
import { ticketAddresses } from './support/tickets/ticket-address.ts';
import { findTicketSubject } from './support/tickets/ticket-subject.ts';
import { answerTicket, writeToTicket } from './support/tickets/write-to-ticket.ts';

interface SupportNeeds {
  readonly settings: Pick<Settings, 'INCOMING_MAIL_DOMAIN' | 'CLAMD_HOST' | 'CLAMD_PORT' | 'CONTACT_EMAIL'>;
  readonly secret: string;
  readonly letters: Pick<LetterIds, 'letterOf'>;
  readonly countFrom: (from: string) => Promise<RateDecision>;
  /** Of the network address that a new ticket is brought from. */
  readonly countNew: (broughtFrom: string) => Promise<RateDecision>;
  readonly countInto: (ticketId: string) => Promise<RateDecision>;
}

/** Support tickets: of customers, of visitors by signed links, by e-mail where a setting names a domain for it, and what staff do with them. */
export function wireSupport(
  fileStore: { readonly database: Database; readonly files: Files },
  { settings, secret, letters, countFrom, countNew, countInto }: SupportNeeds,
) {
  const { database } = fileStore;
  const { INCOMING_MAIL_DOMAIN: domain } = settings;
  const store = { ...fileStore, scanner: wireScanner(settings) };
  const office = { recipient: settings.CONTACT_EMAIL ?? null };
  const keys = orderKeys(secret, Date.now, 'ticket-reading');
  const addresses = domain === undefined ? null : ticketAddresses({ secret, domain });
  const readFile = readAttachment(store, keys);
  return {
    keyOf: (ticketId: string) => keys.keyOf(ticketId),
    /** The address of a ticket for e-mails; null where none are taken in. */
    addressOf: (ticketNumber: string) => addresses?.addressOf(ticketNumber) ?? null,
    addresses,
    findSubject: findTicketSubject(database),
    open: openTicket(store, office),
    openByContact: openByContact(store, office),
    requestInstallation: requestInstallation(store, office),
    write: writeToTicket(store, office),
    takeStep: takeCustomerStep(database),
    find: findCustomersTicket(database, keys),
    listOwn: listOwnTickets(database),
    countOpen: countOpenTickets(database),
    readAttachment: readFile,
    /** Takes in an e-mail; null where a setting names no domain for that. */
    receiveEmail:
      addresses === null
        ? null
        : receiveEmail(store, {
            ...office,
            addresses,
            letters,
            count: async ({ from, broughtFrom, ticketId, isAddressed }) =>
              (isAddressed || (await countFrom(from)).ok) &&
              (await (ticketId === null ? countNew(broughtFrom) : countInto(ticketId))).ok,
          }),
    staff: {
      list: listTickets(database),
      find: findStaffTicket(database),
      answer: answerTicket(store, { takesAnswers: addresses !== null }),
      takeStep: takeStaffStep(database),
      assign: assignTicket(database),
    },
    templates: {
      list: listTemplates(database),
      save: saveTemplate(database),
      remove: deleteTemplate(database),
    },
  };
}

/** Takes in e-mails where a setting names a domain for it; what receives them is not even loaded otherwise. Answers how to stop. */
export async function openIncomingMail(
  { receiveEmail, addresses }: ReturnType<typeof wireSupport>,
  { INCOMING_MAIL_HOST: host, INCOMING_MAIL_PORT: port }: Settings,
  onFailure: (error: unknown) => void,
): Promise<() => Promise<void>> {
  if (receiveEmail === null || addresses === null) return async () => {};
  const { openSmtpReceiver } = await import('./adapters/incoming-mail/smtp-receiver.ts');
  const { close } = await openSmtpReceiver({
    host,
    port,
    name: addresses.domain,
    isKnown: (address) => addresses.ticketOf(address) !== 'unknown',
    take: receiveEmail,
    onFailure,
  });
  return close;
}
