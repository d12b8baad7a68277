import { randomUUID } from 'node:crypto';
import { ordersByMatter, type OpenMatter } from '../../../domain/account/open-matters.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { timeZoneOf } from '../../../domain/locale/market.ts';
import { pageLink } from '../../emails/email-links.ts';
import type { EmailPart } from '../../emails/email-part.ts';
import { messagesOf } from '../../messages/messages.ts';
import type { Email } from '../../outbox/email.ts';
import { accountEmail, marketOfReader, type Reader } from '../account-emails.ts';

/** A step of the deletion of an account: until when it can be kept, and which orders it waits for. */
type Deletion = { readonly userId: string } & (
  | { readonly about: 'deletion-requested'; readonly until: string }
  | { readonly about: 'deletion-postponed'; readonly matters: readonly OpenMatter[] }
  | { readonly about: 'account-deleted' }
);

/** Tells an account's owner that its deletion was asked for, waits for orders, or is done; the first two lead to where it is kept. */
export function deletionEmail(to: Omit<Reader, 'userId'>, deletion: Deletion): Email {
  const { locale } = to;
  const { about, userId } = deletion;
  const reader = { ...to, userId: about === 'account-deleted' ? null : userId };
  const t = messagesOf(locale).translate;
  if (about === 'account-deleted') {
    const kept = t('mail.account.account-deleted.kept');
    return accountEmail(reader, {
      occasion: `${about}:${userId}`,
      about,
      parts: [{ kind: 'text', text: kept }],
    });
  }
  const timeZone = timeZoneOf(marketOfReader(locale));
  const button: EmailPart = {
    kind: 'button',
    label: t(`mail.account.${about}.button`),
    href: pageLink(locale, '/profile/privacy#deletion'),
  };
  const each = randomUUID(); // it may be asked for, taken back and asked for again
  if (about === 'deletion-requested') {
    return accountEmail(reader, {
      occasion: `${about}:${userId}:${each}`,
      about,
      values: { date: formatDate(deletion.until, locale, timeZone, 'short') },
      parts: [button, { kind: 'text', text: t('mail.account.deletion-requested.otherwise') }],
    });
  }
  return accountEmail(reader, {
    occasion: `${about}:${userId}:${each}`,
    about,
    parts: [
      {
        kind: 'facts',
        title: null,
        rows: ordersByMatter(deletion.matters).map(
          ({ matter, orderNumbers }) =>
            [t(`profile.deletion.matter.${matter}`), orderNumbers.join(', ')] as const,
        ),
      },
      button,
    ],
  });
}
