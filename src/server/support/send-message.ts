import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { sellerIn } from '../../content/pages/sellers.ts';
import type { ContactForm } from '../../domain/support/contact-form.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { printPhone } from '../../domain/contact-data/print-phone.ts';
import { messagesOf } from '../messages/messages.ts';
import { composeEmail } from '../emails/compose-email.ts';
import { previewReader, type EmailPreviews } from '../emails/email-preview.ts';
import type { Email } from '../outbox/email.ts';
import type { Database } from '../database/database.ts';
import { emails } from '../outbox/tables.ts';
import { contactMessages } from './tables.ts';

/** So much of a message stands beside its subject in a list of e-mails. */
const PREHEADER_LENGTH = 120;

/** A message with its number and the language of the page it was written on. */
interface ReceivedMessage extends ContactForm {
  readonly id: number;
  readonly locale: Locale;
}

/**
 * The e-mail that brings a visitor's message to the shop; an answer to it goes to the visitor. `recipient` null is the
 * seller of the page's language. The visitor gets no e-mail: it would carry anybody's words to any address.
 */
function contactEmail(received: ReceivedMessage, recipient: string | null): Email {
  const { id, locale, name, email, phone, message } = received;
  const { translate: t } = messagesOf(locale);
  const subject = t(`contact.subject.${received.subject}`);
  const rows = [
    [t('contact.field.name'), name],
    [t('contact.field.email'), email],
    ...(phone === null ? [] : [[t('page.seller.phone'), printPhone(phone)] as const]),
    [t('contact.field.subject'), subject],
  ] as const;
  const market = locale === 'pl' ? 'PL' : 'UA';
  return composeEmail({
    occasion: `contact:${id}`,
    recipient: recipient ?? sellerIn(market, locale).email,
    replyTo: email,
    locale,
    market,
    subject: t('mail.contact.subject', { subject, name }),
    preheader: message.slice(0, PREHEADER_LENGTH),
    title: subject,
    topic: t('mail.contact.topic'),
    parts: [
      { kind: 'facts', title: null, rows },
      { kind: 'quote', text: message },
    ],
    because: t('mail.contact.because'),
  });
}

const SAMPLE_MESSAGES = {
  uk: 'Чи підійде цей інвертор до шести панелей?',
  pl: 'Czy ten falownik pasuje do sześciu paneli?',
  en: 'Does this inverter go with six panels?',
};

/** The e-mail of the contact form to look at. */
export const CONTACT_PREVIEWS: EmailPreviews = {
  contact: (_, locale) => {
    const { name, recipient: email } = previewReader(locale);
    const message = SAMPLE_MESSAGES[locale];
    return contactEmail({ id: 1, locale, name, email, phone: null, subject: 'choosing', message }, null);
  },
};

const digestOf = ({ email, subject, message }: ContactForm) =>
  createHash('sha256')
    .update(JSON.stringify([email, subject, message]))
    .digest('base64url');

/**
 * Keeps a visitor's message and writes the e-mail that brings it to the shop, in one transaction (R27). Sent twice on one
 * day (UTC) it is kept once; both senders are thanked. `recipient` null is the seller of the language.
 */
export const sendMessage =
  (database: Database, { recipient }: { recipient: string | null }) =>
  (form: ContactForm & { readonly locale: Locale }): Promise<void> =>
    database.transaction(async (transaction) => {
      const [kept] = await transaction
        .insert(contactMessages)
        .values({ ...form, digest: sql`${digestOf(form)} || ':' || (now() at time zone 'utc')::date` })
        .onConflictDoNothing({ target: contactMessages.digest })
        .returning({ id: contactMessages.id });
      if (kept) await transaction.insert(emails).values(contactEmail({ ...form, id: kept.id }, recipient));
    });
