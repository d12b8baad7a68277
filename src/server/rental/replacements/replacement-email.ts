import { and, eq, inArray } from 'drizzle-orm';
import { formatDate } from '../../../domain/locale/format-date.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { marketOf, timeZoneOf, type Market } from '../../../domain/locale/market.ts';
import { printPeriod } from '../../../domain/rental/print-period.ts';
import { rentalPeriod, type RentalPeriod } from '../../../domain/rental/rental-days.ts';
import type { ReplacementReason } from '../../../domain/rental/replacement.ts';
import { productTexts } from '../../catalogue/tables.ts';
import type { Database } from '../../database/database.ts';
import { composeEmail } from '../../emails/compose-email.ts';
import { orderLink, pageLink } from '../../emails/email-links.ts';
import { PREVIEWED_ID, previewReader, type EmailPreviews } from '../../emails/email-preview.ts';
import { messagesOf } from '../../messages/messages.ts';
import { orderAddresses } from '../../orders/address-tables.ts';
import type { Email } from '../../outbox/email.ts';
import type { LeasedLine } from './leased-line.ts';
import type { replacements } from './tables.ts';

/** What the customer of a lease is written when its machine broke or is late. */
interface OfferLetter {
  readonly locale: Locale;
  readonly market: Market;
  readonly recipient: string;
  readonly name: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly leaseId: string;
  /** The offer and how often it was made: each is written once. */
  readonly offer: string;
  readonly reason: ReplacementReason;
  readonly product: string;
  readonly period: RentalPeriod;
  /** The names of products like it. */
  readonly likes: readonly string[];
  readonly periods: readonly RentalPeriod[];
  readonly expiresAt: string;
}

function offerLetter(letter: OfferLetter): Email {
  const { locale, market, orderId, orderNumber: number, leaseId, reason, product, likes, periods } = letter;
  const t = messagesOf(locale).translate;
  const text = t(`mail.replacement.${reason}`, { product, days: printPeriod(letter.period, locale) });
  const until = formatDate(letter.expiresAt, locale, timeZoneOf(market), 'sentence');
  return composeEmail({
    occasion: `lease-offer:${orderId}:${letter.offer}`,
    recipient: letter.recipient,
    locale,
    market,
    subject: t('mail.replacement.subject', { number }),
    preheader: text,
    title: t('mail.replacement.title', { name: letter.name }),
    topic: t('order.title', { number }),
    parts: [
      { kind: 'text', text },
      {
        kind: 'facts',
        title: t('mail.replacement.choices'),
        rows: [
          ...likes.map((name) => [t('lease.replacement.like'), name] as const),
          ...periods.map((period) => [t('lease.replacement.days'), printPeriod(period, locale)] as const),
          [t('lease.replacement.cancel'), t('lease.replacement.cancelText')],
        ],
      },
      { kind: 'text', text: t('mail.replacement.until', { date: until }) },
      { kind: 'button', label: t('mail.replacement.choose'), href: pageLink(locale, `/lease/${leaseId}`) },
      { kind: 'button', label: t('mail.order.view'), href: orderLink(locale, orderId), quiet: true },
    ],
    because: t('mail.order.because', { number }),
  });
}

/** The letter with what is offered; null where there is nobody left to write to. */
export async function replacementEmail(
  transaction: Database,
  { replacement, line }: { replacement: typeof replacements.$inferSelect; line: LeasedLine },
): Promise<Email | null> {
  const { order, leaseId, duration, count } = line;
  const { id, reason, offers, offer, expiresAt } = replacement;
  const { locale, orderNumber } = order;
  const [address] = await transaction
    .select({ email: orderAddresses.email, name: orderAddresses.firstName })
    .from(orderAddresses)
    .where(and(eq(orderAddresses.orderId, order.id), eq(orderAddresses.kind, 'shipping')));
  const { email: recipient, name } = address ?? {};
  if (!recipient || expiresAt === null) return null;
  const likes =
    offer === null || offer.productIds.length === 0
      ? []
      : await transaction
          .select({ name: productTexts.name })
          .from(productTexts)
          .where(
            and(eq(productTexts.locale, locale), inArray(productTexts.productId, [...offer.productIds])),
          );
  return offerLetter({
    locale,
    market: marketOf(order.currency),
    recipient,
    name: name ?? '',
    orderId: order.id,
    orderNumber,
    leaseId,
    offer: `${id}:${offers}`,
    reason,
    product: line.productName,
    period: line,
    likes: likes.map((like) => like.name),
    periods: (offer?.days ?? []).map((startDate) => rentalPeriod({ startDate, duration, count })),
    expiresAt,
  });
}

/** The e-mails of this room to look at. */
export const REPLACEMENT_PREVIEWS: EmailPreviews = Object.fromEntries(
  (['broken', 'late'] as const).map((reason) => [
    `lease-offer-${reason}`,
    ([first, second], locale) => {
      const { name, recipient } = previewReader(locale);
      return offerLetter({
        locale,
        market: locale === 'pl' ? 'PL' : 'UA',
        recipient,
        name,
        orderId: PREVIEWED_ID,
        orderNumber: 'PR-2026-000123',
        leaseId: PREVIEWED_ID,
        offer: '1',
        reason,
        product: first?.name ?? '',
        period: { firstDay: '2026-12-07', lastDay: '2026-12-11' },
        likes: second ? [second.name] : [],
        periods: [{ firstDay: '2026-12-14', lastDay: '2026-12-18' }],
        expiresAt: '2026-12-06T10:00:00.000Z',
      });
    },
  ]),
);
