import type { Email } from '../outbox/email.ts';
import { messagesOf } from '../messages/messages.ts';
import { frameHtml, framePlain, type EmailFrame, partHtml } from './email-frame.ts';
import type { EmailPart } from './email-part.ts';

/** A piece of an e-mail as plain text. */
function partPlain(part: EmailPart): string {
  switch (part.kind) {
    case 'text':
    case 'note':
    case 'quote':
      return part.text;
    case 'button':
      return `${part.label}:\n${part.href}`;
    case 'code':
      return part.link === null ? '' : `${part.link.label}:\n${part.link.href}`;
    case 'facts':
    case 'pieces': {
      const rows = part.rows.map(([term, value]) => `${term}: ${value}`);
      return [...(part.title === null ? [] : [part.title]), ...rows].join('\n');
    }
    case 'documents':
      return [part.title, ...part.links.map(({ label, href }) => `${label}:\n${href}`)].join('\n');
    case 'goods':
      return [
        ...(part.title === null ? [] : [part.title]),
        ...part.lines.map(
          ({ name, detail, amount, amountNote }) =>
            `– ${name}\n  ${detail}: ${[amount, amountNote].filter((text) => text !== undefined).join(' ')}`,
        ),
      ].join('\n');
    case 'sums':
      return part.rows.map(([term, value]) => `${term}: ${value}`).join('\n');
  }
}

/** An e-mail before it is written out. */
export interface EmailDraft
  extends Omit<EmailFrame, 't'>, Pick<Email, 'occasion' | 'recipient' | 'subject' | 'replyTo'> {
  readonly parts: readonly EmailPart[];
}

/** Writes an e-mail out, as HTML and as plain text: every e-mail of the shop looks alike. */
export function composeEmail({ parts, ...draft }: EmailDraft): Email {
  const { occasion, recipient, locale, subject, replyTo, unsubscribe } = draft;
  const frame = { ...draft, t: messagesOf(locale).translate };
  return {
    occasion,
    recipient,
    ...(replyTo === undefined ? {} : { replyTo }),
    ...(unsubscribe === undefined ? {} : { unsubscribe }),
    locale,
    subject,
    html: frameHtml(frame, parts.map(partHtml).join('\n')),
    plain: framePlain(
      frame,
      parts
        .map(partPlain)
        .filter((text) => text !== '')
        .join('\n\n'),
    ),
  };
}
