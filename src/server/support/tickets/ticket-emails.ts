import { and, eq, sql } from 'drizzle-orm';
import { sellerIn } from '../../../content/pages/sellers.ts';
import { printPhone } from '../../../domain/contact-data/print-phone.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { REPLY_LINES } from '../../../domain/support/reply-text.ts';
import { users } from '../../account/tables.ts';
import type { Database } from '../../database/database.ts';
import { composeEmail } from '../../emails/compose-email.ts';
import { pageLink, ticketLink, ticketReplyTo } from '../../emails/email-links.ts';
import { PREVIEWED_ID, previewReader, type EmailPreviews } from '../../emails/email-preview.ts';
import { messagesOf } from '../../messages/messages.ts';
import type { Email } from '../../outbox/email.ts';
import { ticketMessages } from './tables.ts';
import type { TicketRow, TicketOffice } from './ticket-store.ts';

/** So much of a message stands beside its subject in a list of e-mails. */
const PREHEADER_LENGTH = 120;

type Ticket = Pick<
  TicketRow,
  'id' | 'ticketNumber' | 'subject' | 'department' | 'locale' | 'userId' | 'name' | 'email' | 'phone'
>;

const marketOfLocale = (locale: Locale) => (locale === 'pl' ? ('PL' as const) : ('UA' as const));

/** The e-mail that tells the shop what a customer wrote, once for each message; an answer to it goes to the customer, past the ticket. */
export function askedEmail(
  ticket: Ticket,
  { id, body, isFirst }: { readonly id: string; readonly body: string; readonly isFirst: boolean },
  { recipient }: TicketOffice,
): Email {
  const { locale, ticketNumber: number, name, email, phone, subject } = ticket;
  const { translate: t } = messagesOf(locale);
  const market = marketOfLocale(locale);
  const rows = [
    [t('contact.field.name'), name],
    [t('contact.field.email'), email],
    ...(phone === null ? [] : [[t('page.seller.phone'), printPhone(phone)] as const]),
    [t('ticket.field.department'), t(`ticket.department.${ticket.department}`)],
    [t('ticket.field.subject'), subject],
  ] as const;
  return composeEmail({
    occasion: `ticket-asked:${ticket.id}:${id}`,
    recipient: recipient ?? sellerIn(market, locale).email,
    replyTo: email,
    locale,
    market,
    subject: t(isFirst ? 'mail.ticket.asked.subject' : 'mail.ticket.asked.more', { number, subject }),
    preheader: body.slice(0, PREHEADER_LENGTH).toWellFormed(),
    title: subject,
    topic: t('ticket.title', { number }),
    parts: [
      { kind: 'facts', title: null, rows },
      { kind: 'quote', text: body },
      {
        kind: 'button',
        label: t('mail.ticket.asked.answer'),
        href: pageLink(locale, `/admin/tickets/${ticket.id}`),
      },
    ],
    because: t('mail.ticket.asked.because'),
  });
}

interface Answer {
  readonly id: string;
  readonly body: string;
  readonly fileCount: number;
  /** Whether it solves the ticket. */
  readonly isSolving: boolean;
  /** Whether the shop takes in answers by e-mail. */
  readonly takesAnswers: boolean;
  /** Files of the e-mails that are answered which were not taken. */
  readonly droppedFiles: number;
}

/** The e-mail of staff's answer, in the ticket's language: the answer, and the way to the ticket. No words of the customer's are in it. */
function composeAnswer(
  ticket: Ticket,
  recipient: string,
  { id, body, fileCount, isSolving, takesAnswers, droppedFiles }: Answer,
): Email {
  const { locale, ticketNumber: number, userId } = ticket;
  const { translate: t } = messagesOf(locale);
  return {
    ...composeEmail({
      occasion: `ticket-answer:${ticket.id}:${id}`,
      recipient,
      replyTo: ticketReplyTo(number),
      locale,
      market: marketOfLocale(locale),
      subject: t('mail.ticket.answer.subject', { number }),
      preheader: body.slice(0, PREHEADER_LENGTH).toWellFormed(),
      title: t('mail.ticket.answer.title'),
      topic: t('ticket.title', { number }),
      ...(takesAnswers ? { replyLine: REPLY_LINES[locale] } : {}),
      parts: [
        { kind: 'quote', text: body },
        ...(isSolving ? [{ kind: 'text', text: t('mail.ticket.answer.solved') } as const] : []),
        ...(fileCount === 0
          ? []
          : [{ kind: 'text', text: t('mail.ticket.answer.files', { count: fileCount }) } as const]),
        ...(droppedFiles === 0
          ? []
          : [{ kind: 'text', text: t('ticket.dropped', { count: droppedFiles }) } as const]),
        {
          kind: 'button',
          label: t('mail.ticket.answer.view'),
          href:
            userId === null
              ? ticketLink(locale, ticket.id)
              : pageLink(locale, `/support/tickets/${ticket.id}`),
        },
      ],
      because: t('mail.ticket.answer.because', { number }),
    }),
    userId,
  };
}

/** Files that were not taken of what the customer wrote since the shop's last answer before this one. */
async function droppedBefore(transaction: Database, ticketId: string, answerId: string): Promise<number> {
  const before = sql`(select max(${ticketMessages.createdAt}) from ${ticketMessages}
    where ${ticketMessages.ticketId} = ${ticketId} and ${ticketMessages.author} = 'staff'
      and not ${ticketMessages.isInternal} and ${ticketMessages.id} <> ${answerId})`;
  const [found] = await transaction
    .select({ dropped: sql<number>`coalesce(sum(${ticketMessages.droppedFiles}), 0)::int` })
    .from(ticketMessages)
    .where(
      and(
        eq(ticketMessages.ticketId, ticketId),
        sql`${ticketMessages.createdAt} > coalesce(${before}, '-infinity')`,
      ),
    );
  return found?.dropped ?? 0;
}

/** The same to the address that the customer has now; null where an account has none any more. */
export async function answerEmail(
  transaction: Database,
  ticket: Ticket,
  given: Omit<Answer, 'droppedFiles'>,
): Promise<Email | null> {
  const answer = { ...given, droppedFiles: await droppedBefore(transaction, ticket.id, given.id) };
  if (ticket.userId === null) return composeAnswer(ticket, ticket.email, answer);
  const [owner] = await transaction
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, ticket.userId));
  return owner ? composeAnswer(ticket, owner.email, answer) : null;
}

const SAMPLES = {
  uk: {
    subject: 'Інвертор для шести панелей',
    question: 'Чи підійде цей інвертор до шести панелей?',
    answer: 'Доброго дня! Так, підійде: шість панелей послідовно дають 235 В, а інвертор приймає до 500 В.',
  },
  pl: {
    subject: 'Falownik do sześciu paneli',
    question: 'Czy ten falownik pasuje do sześciu paneli?',
    answer: 'Dzień dobry! Tak, pasuje: sześć paneli szeregowo daje 235 V, a falownik przyjmuje do 500 V.',
  },
  en: {
    subject: 'An inverter for six panels',
    question: 'Does this inverter go with six panels?',
    answer: 'Hello! Yes, it does: six panels in series give 235 V, and the inverter takes up to 500 V.',
  },
};

const sampleTicket = (locale: Locale): Ticket => {
  const { name, recipient: email } = previewReader(locale);
  const { subject } = SAMPLES[locale];
  const facts = { department: 'choosing' as const, userId: null, phone: null };
  return { id: PREVIEWED_ID, ticketNumber: 'TCK-10001', subject, locale, name, email, ...facts };
};

/** The e-mails of tickets to look at. */
export const TICKET_PREVIEWS: EmailPreviews = {
  'ticket-asked': (_, locale) =>
    askedEmail(
      sampleTicket(locale),
      { id: PREVIEWED_ID, body: SAMPLES[locale].question, isFirst: true },
      { recipient: null },
    ),
  'ticket-asked-more': (_, locale) =>
    askedEmail(
      sampleTicket(locale),
      { id: PREVIEWED_ID, body: SAMPLES[locale].question, isFirst: false },
      { recipient: null },
    ),
  'ticket-answer': (_, locale) => {
    const ticket = sampleTicket(locale);
    const { answer: body } = SAMPLES[locale];
    return composeAnswer(ticket, ticket.email, {
      id: PREVIEWED_ID,
      body,
      fileCount: 1,
      isSolving: true,
      takesAnswers: true,
      droppedFiles: 1,
    });
  },
};
