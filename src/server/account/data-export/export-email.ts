import { pageLink } from '../../emails/email-links.ts';
import { messagesOf } from '../../messages/messages.ts';
import type { Email } from '../../outbox/email.ts';
import { accountEmail, type Reader } from '../account-emails.ts';

/** Tells an account's owner that the archive of their data is ready; it leads to the page, where one has to be signed in. */
export const exportEmail = (reader: Reader, { id, days }: { id: string; days: number }): Email =>
  accountEmail(reader, {
    occasion: `data-export:${id}`,
    about: 'data-export',
    values: { days },
    parts: [
      {
        kind: 'button',
        label: messagesOf(reader.locale).translate('mail.account.data-export.button'),
        href: pageLink(reader.locale, '/profile/privacy'),
      },
    ],
  });
