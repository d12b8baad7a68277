import { createHash, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Locale } from '../../../domain/locale/locale.ts';
import { withoutInvisible } from '../../../domain/locale/without-invisible.ts';
import { replyText, type SentText } from '../../../domain/support/reply-text.ts';
import { mayWrite } from '../../../domain/support/ticket.ts';
import { SUBJECT_MAX_LENGTH } from '../../../domain/support/ticket-forms.ts';
import { users } from '../../account/tables.ts';
import type { Database } from '../../database/database.ts';
import type { LetterIds } from '../../outbox/letter-ids.ts';
import { emails } from '../../outbox/tables.ts';
import type { IncomingEmail, IncomingOutcome, TakeEmail } from '../../ports/incoming-mail.ts';
import type { SentFile } from './keep-attachments.ts';
import { openTicket } from './open-ticket.ts';
import { supportTickets, ticketMessages } from './tables.ts';
import type { TicketAddresses } from './ticket-address.ts';
import type { TicketRow, TicketStore, TicketOffice } from './ticket-store.ts';
import { writeToTicket } from './write-to-ticket.ts';

/**
 * Counts an e-mail of an address, and of a network or into a ticket; false beyond the limit. Anybody can name any sender: what was sent to a ticket's own address
 * (`isAddressed`), which no stranger knows, is counted into that ticket alone, so that others' e-mails keep nobody out of it.
 */
export type CountIncoming = (subject: {
  readonly from: string;
  readonly broughtFrom: string;
  readonly ticketId: string | null;
  readonly isAddressed: boolean;
}) => Promise<boolean>;

interface Needs extends TicketOffice {
  readonly addresses: TicketAddresses;
  readonly letters: Pick<LetterIds, 'letterOf'>;
  readonly count: CountIncoming;
}

const PROGRAM = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)(?:[+@-]|$)/i;

/** Whose words they are not: a program's, or the shop's own that came back. */
function isOfProgram({ from, isAutomatic }: IncomingEmail, { domain }: TicketAddresses): boolean {
  return isAutomatic || PROGRAM.test(from) || from.toLowerCase().endsWith(`@${domain}`);
}

/** What an e-mail is known by: its id and its sender, so that nobody takes up the id of another's. Null for one without an id. */
const idOf = ({ emailId, from }: IncomingEmail): string | null =>
  emailId === null
    ? null
    : createHash('sha256').update(`${from.toLowerCase()} ${emailId}`).digest('base64url');

async function isKnown(database: Database, emailId: string | null): Promise<boolean> {
  return emailId !== null && (await database.$count(ticketMessages, eq(ticketMessages.emailId, emailId))) > 0;
}

const byNumber = async (database: Database, number: string): Promise<TicketRow | null> =>
  (await database.select().from(supportTickets).where(eq(supportTickets.ticketNumber, number)))[0] ?? null;

/** The ticket whose e-mail is answered, by the ids in the head. */
async function byAnswered(
  database: Database,
  answered: readonly string[],
  { letters }: Needs,
): Promise<TicketRow | null> {
  for (const id of answered.slice(0, 20)) {
    const letter = letters.letterOf(id);
    if (letter === null) continue;
    const [found] = await database
      .select({ ticket: supportTickets })
      .from(emails)
      .innerJoin(supportTickets, sql`${supportTickets.id}::text = split_part(${emails.occasion}, ':', 2)`)
      .where(sql`${emails.id} = ${letter} and split_part(${emails.occasion}, ':', 1) = 'ticket-answer'`);
    if (found) return found.ticket;
  }
  return null;
}

/** The address that a ticket's customer has now. */
async function addressOf(database: Database, { userId, email }: TicketRow): Promise<string> {
  if (userId === null) return email.toLowerCase();
  const [owner] = await database.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return (owner?.email ?? email).toLowerCase();
}

/**
 * The ticket that an e-mail belongs to, whether it came from the address of the ticket's customer, and whether it was sent to the ticket's own. The address that it was sent to is proof, whoever
 * sends; ids of e-mails are shown to more people than answer them, so they count only with the ticket's own address.
 */
async function threadOf(database: Database, email: IncomingEmail, needs: Needs) {
  const { addresses } = needs;
  const number = email.recipients
    .map((recipient) => addresses.ticketOf(recipient))
    .find((found) => found !== null && found !== 'unknown');
  const ticket = number === undefined || number === null ? null : await byNumber(database, number);
  const found = ticket ?? (await byAnswered(database, email.answered, needs));
  if (found === null) return null;
  const isOwner = (await addressOf(database, found)) === email.from.toLowerCase();
  return ticket === null && !isOwner ? null : { ticket: found, isOwner, isAddressed: ticket !== null };
}

/** The newest e-mails that the shop wrote about a ticket, as many as one answers at once. */
async function sentOf(database: Database, ticketId: string | undefined): Promise<readonly SentText[]> {
  if (ticketId === undefined) return [];
  return database
    .select({ plain: emails.plain, html: emails.html })
    .from(emails)
    .where(sql`${emails.occasion} like ${`ticket-%:${ticketId}:%`}`)
    .orderBy(sql`${emails.id} desc`)
    .limit(20);
}

/** Without the language of an earlier ticket, the letters tell it. */
const languageOf = (text: string): Locale => {
  if (/[\u0400-\u04ff]/.test(text)) return 'uk';
  return /[ąćęłńóśźż]/i.test(text) ? 'pl' : 'en';
};

async function localeOf(database: Database, { from, subject, text }: IncomingEmail): Promise<Locale> {
  const [earlier] = await database
    .select({ locale: supportTickets.locale })
    .from(supportTickets)
    .where(sql`lower(${supportTickets.email}) = ${from.toLowerCase()}`)
    .orderBy(sql`${supportTickets.createdAt} desc`)
    .limit(1);
  return earlier?.locale ?? languageOf(`${subject}\n${text}`);
}

const filesOf = ({ files }: IncomingEmail): readonly SentFile[] =>
  files.map(({ fileName, bytes }) => ({ fileName, bytes: new Uint8Array(bytes) }));

const oneLine = (typed: string, maxLength: number): string =>
  withoutInvisible(typed).replaceAll(/\s+/g, ' ').trim().slice(0, maxLength).toWellFormed();
/** What `Re:` and the like say in the languages of the shop. */
const ANSWER_MARKS = /^(?:(?:re|fwd?|odp|pd|на|відп|пер)\.?\s*(?:\[\d+\])?:\s*)+/i;

/** What the server in front is told of an e-mail that was not taken. */
const outcomeOf = (reason: string): IncomingOutcome => {
  if (reason === 'infected') return 'infected';
  return reason === 'failed' ? 'limited' : 'refused';
};

/**
 * Takes in an e-mail: into the ticket that it answers, or as a new ticket of a visitor. Twice the same is one. Programs' e-mails are dropped, so
 * that two of them never write to each other. One from another address than the ticket's is taken into it and marked for staff, whose answers
 * go to the ticket's own address alone. What answers a ticket that is over opens a new one that refers to it.
 */
export const receiveEmail = (store: TicketStore, needs: Needs): TakeEmail => {
  const { database } = store;
  const write = writeToTicket(store, needs);
  const open = openTicket(store, needs);

  async function openNew(
    email: IncomingEmail,
    thread: Awaited<ReturnType<typeof threadOf>>,
    said: { readonly text: string; readonly emailId: string | null; readonly files: readonly SentFile[] },
  ) {
    const previous = thread?.ticket ?? null;
    const owner = thread?.isOwner === true ? previous : null;
    const fromName = oneLine(email.fromName, 100);
    const subject = oneLine(email.subject.trim().replace(ANSWER_MARKS, ''), SUBJECT_MAX_LENGTH);
    const writer = owner ?? { userId: null, name: fromName || email.from, email: email.from, phone: null };
    return open({
      requestKey: `email:${said.emailId ?? randomUUID()}`,
      messageId: randomUUID(),
      department: previous?.department ?? 'other',
      subject: subject || email.from,
      message: said.text,
      locale: previous?.locale ?? (await localeOf(database, email)),
      writer: {
        userId: writer.userId,
        name: writer.name,
        email: writer.email,
        phone: writer.phone,
      },
      about: {
        previousId: previous?.id ?? null,
        // What it was about is the owner's: whoever else writes asks about nothing.
        ...(owner ? { orderId: owner.orderId, leaseId: owner.leaseId, orderItemId: owner.orderItemId } : {}),
      },
      files: said.files,
      email: { emailId: said.emailId, fromAddress: null },
    });
  }

  return async (email) => {
    if (isOfProgram(email, needs.addresses)) return 'taken';
    const emailId = idOf(email);
    if (await isKnown(database, emailId)) return 'taken';
    const thread = await threadOf(database, email, needs);
    const text = replyText(withoutInvisible(email.text), {
      sent: await sentOf(database, thread?.ticket.id),
      domain: needs.addresses.domain,
    });
    const files = filesOf(email);
    if (text === '' && files.length === 0) return 'taken';
    const { from, broughtFrom } = email;
    const isAddressed = thread?.isAddressed ?? false;
    if (!(await needs.count({ from, broughtFrom, ticketId: thread?.ticket.id ?? null, isAddressed }))) {
      return 'limited';
    }
    if (thread !== null && mayWrite(thread.ticket, Date.now())) {
      const { ticket, isOwner } = thread;
      const taken = await write(
        { ticketId: ticket.id, id: randomUUID(), body: text, sent: files },
        {
          userId: isOwner ? ticket.userId : null,
          email: { emailId, fromAddress: isOwner ? null : email.from },
        },
      );
      if (taken.ok) return 'taken';
      if (taken.reason !== 'ticket-over') return outcomeOf(taken.reason);
    }
    const opened = await openNew(email, thread, { text, emailId, files });
    if (opened.ok || opened.reason === 'idempotency-key-reused') return 'taken';
    return outcomeOf(opened.reason);
  };
};
