import { warrantyPeriodText } from '../../content/warranty-period-text.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Market } from '../../domain/locale/market.ts';
import { warrantyCardName } from '../../domain/warranties/warranty-card.ts';
import type { Warranty } from '../../domain/warranties/warranty.ts';
import { composeEmail } from '../emails/compose-email.ts';
import { documentLink, orderLink, pageLink, unsubscribeFrom } from '../emails/email-links.ts';
import { PREVIEWED_ID, previewReader, type EmailPreviews } from '../emails/email-preview.ts';
import { messagesOf } from '../messages/messages.ts';
import type { Email } from '../outbox/email.ts';

/** A warranty that ends, with the goods and their customer. */
export interface EndingWarranty {
  readonly locale: Locale;
  readonly market: Market;
  readonly recipient: string;
  readonly userId: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly itemId: string;
  readonly name: string;
  readonly articleNumber: string;
  readonly serials: readonly string[];
  readonly card: string;
  readonly warranty: Pick<Warranty, 'coverage' | 'months' | 'expiresOn'>;
}

/** What makes a reminder one of its kind. */
export const reminderOccasion = ({
  orderId,
  itemId,
  warranty: { coverage, expiresOn },
}: Pick<EndingWarranty, 'orderId' | 'itemId' | 'warranty'>): string =>
  `warranty-ending:${orderId}:${itemId}:${coverage}:${expiresOn}`;

/** The e-mail that a warranty ends soon: what it covers, until when, and how to make a claim before. */
export function reminderEmail(ending: EndingWarranty): Email {
  const { locale, market, recipient, userId, orderId, orderNumber: number, itemId, name, card } = ending;
  const { articleNumber, serials, warranty } = ending;
  const { translate: t } = messagesOf(locale);
  const date = formatDate(warranty.expiresOn, locale, 'UTC', 'short');
  return composeEmail({
    occasion: reminderOccasion(ending),
    recipient,
    locale,
    market,
    subject: t('mail.warranty.subject', { date }),
    preheader: t('mail.warranty.text', { name, date }),
    title: t('mail.warranty.title'),
    topic: t('order.title', { number }),
    parts: [
      { kind: 'text', text: t('mail.warranty.text', { name, date }) },
      { kind: 'text', text: t('mail.warranty.check') },
      {
        kind: 'facts',
        title: null,
        rows: [
          [t('warranty.model'), articleNumber],
          ...(serials.length > 0 ? [[t('warranty.serials'), serials.join(', ')] as const] : []),
          [t('warranty.coverage'), t(`warranty.coverage.${warranty.coverage}`)],
          [t('page.warranty.period'), warrantyPeriodText(warranty.months, t)],
          [t('warranty.expiresOn'), date],
        ],
      },
      {
        kind: 'button',
        label: t('warranty.claim'),
        href: pageLink(locale, `/support/tickets/new?item=${itemId}`),
      },
      { kind: 'button', label: t('mail.order.view'), href: orderLink(locale, orderId), quiet: true },
      {
        kind: 'button',
        label: `${t('warranty.card')} (PDF)`,
        href: documentLink(orderId, card),
        quiet: true,
      },
    ],
    because: t('mail.order.because', { number }),
    unsubscribe: unsubscribeFrom('orders', userId),
  });
}

/** The e-mails of this room to look at. */
export const WARRANTY_PREVIEWS: EmailPreviews = Object.fromEntries(
  (['product', 'performance'] as const).map((coverage) => [
    `warranty-ending-${coverage}`,
    ([first], locale) => {
      const { recipient, userId } = previewReader(locale);
      return reminderEmail({
        locale,
        market: locale === 'pl' ? 'PL' : 'UA',
        recipient,
        userId,
        orderId: PREVIEWED_ID,
        orderNumber: 'ORD-10001',
        itemId: PREVIEWED_ID,
        name: first?.name ?? '',
        articleNumber: first?.articleNumber ?? '',
        serials: coverage === 'product' ? ['SN-2024-000117', 'SN-2024-000118'] : [],
        card: warrantyCardName(1),
        warranty: { coverage, months: coverage === 'product' ? 24 : 300, expiresOn: '2026-12-26' },
      });
    },
  ]),
);
