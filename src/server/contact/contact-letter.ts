import { SELLER } from '../../content/pages/seller.ts';
import type { ContactForm } from '../../domain/contact/contact-form.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { printPhone } from '../../domain/locale/print-phone.ts';
import { textsOf } from '../content/texts.ts';
import { escapeHtml } from '../outbox/escape-html.ts';
import type { Letter } from '../outbox/letter.ts';

/** A message with its number and the language of the page it was written on. */
export interface ReceivedMessage extends ContactForm {
  readonly id: number;
  readonly locale: Locale;
}

/**
 * The letter that brings a visitor's message to the shop; an answer to it goes to the visitor. `recipient` null is the
 * seller of the page's language. The visitor gets no letter: it would carry anybody's words to any address.
 */
export function contactLetter(received: ReceivedMessage, recipient: string | null): Letter {
  const { id, locale, name, email, phone, message } = received;
  const { translate: t } = textsOf(locale);
  const subject = t(`contact.subject.${received.subject}`);
  const rows = [
    [t('contact.field.name'), name],
    [t('contact.field.email'), email],
    ...(phone === null ? [] : [[t('page.seller.phone'), printPhone(phone)] as const]),
    [t('contact.field.subject'), subject],
  ] as const;
  return {
    occasion: `contact:${id}`,
    recipient: recipient ?? SELLER[locale === 'pl' ? 'PL' : 'UA'].email,
    replyTo: email,
    locale,
    subject: t('mail.contact.subject', { subject, name }),
    html: `${rows.map(([label, value]) => `<p>${escapeHtml(label)}: ${escapeHtml(value)}</p>`).join('')}<p style="white-space:pre-line">${escapeHtml(message)}</p>`,
    plain: [...rows.map(([label, value]) => `${label}: ${value}`), '', message].join('\n'),
  };
}
