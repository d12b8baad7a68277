import { afterWithdrawalTexts } from '../../content/after-withdrawal-texts.ts';
import { sellerIn } from '../../content/pages/sellers.ts';
import { withoutWebAddresses } from '../../domain/contact-data/web-address.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import { formatPrice } from '../../domain/money/format-money.ts';
import { money, type Currency } from '../../domain/money/money.ts';
import {
  NOTHING_FOLLOWS,
  type AfterWithdrawal,
  type WhatFollows,
} from '../../domain/returns/after-withdrawal.ts';
import { composeEmail } from '../emails/compose-email.ts';
import { orderLink, pageLink } from '../emails/email-links.ts';
import type { EmailPart } from '../emails/email-part.ts';
import { PREVIEWED_ID, previewReader, type EmailPreviews } from '../emails/email-preview.ts';
import { messagesOf } from '../messages/messages.ts';
import type { Email } from '../outbox/email.ts';
import { returnButtons, returnRows, type EmailReturn } from './return-emails.ts';
import type { withdrawals } from './tables.ts';

/** A statement of withdrawal as it is kept. */
type Withdrawal = typeof withdrawals.$inferSelect;

/** Goods that nobody has to send back. */
const UNSENT: ReadonlySet<string> = new Set<AfterWithdrawal['goods']>([
  'not-sent',
  'not-sent-part',
  'cancelled',
]);

/** An order and where its e-mails go. */
interface OrderMailbox {
  readonly orderId: string;
  readonly recipient: string;
  readonly currency: Currency;
  /** Who ordered. */
  readonly name: string;
  readonly follows: WhatFollows;
  /** The returns that it began or reaches; none where nothing comes back. */
  readonly returns: readonly EmailReturn[];
}

const marketOfPage = ({ locale }: Withdrawal) => (locale === 'pl' ? 'PL' : 'UA');

/** What was stated, and when to the minute. */
function statementParts(stated: Withdrawal): readonly EmailPart[] {
  const { locale, name, orderNumber, email, goods } = stated;
  const { translate: t } = messagesOf(locale);
  const at = formatDate(stated.statedAt, locale, timeZoneOf(marketOfPage(stated)), 'sentence');
  return [
    {
      kind: 'facts',
      title: t('mail.withdrawal.statement'),
      rows: [
        [t('order.withdrawal.name'), name],
        [t('order.track.number'), orderNumber],
        [t('order.track.email'), email],
        [t('order.withdrawal.goods'), goods ?? t('order.withdrawal.wholeOrder')],
        [t('mail.withdrawal.statedAt'), at],
      ],
    },
  ];
}

/** Every return of a statement with what of the goods is in it, how that is sent and what it is estimated at, and the sum of several. */
function returnParts(
  returns: readonly EmailReturn[],
  { locale, currency }: { readonly locale: Locale; readonly currency: Currency },
): readonly EmailPart[] {
  const { translate: t } = messagesOf(locale);
  const isOne = returns.length === 1;
  const sumMinor = returns.reduce((sum, { estimate }) => sum + (estimate?.totalMinor ?? 0), 0);
  const sum = formatPrice(money(sumMinor, currency), locale);
  return [
    ...returns.flatMap((found): readonly EmailPart[] => {
      const goods = found.lines.map(({ asked, name }) => `${asked} × ${name}`).join(', ');
      const [number, ...rows] = returnRows(found, { locale, currency }, t);
      return [
        {
          kind: 'facts',
          title: isOne ? t('return.facts') : t('return.title', { number: found.number }),
          rows: [
            ...(isOne && number !== undefined ? [number] : []),
            ...(goods === '' ? [] : [[t('return.lines'), goods] as const]),
            ...rows,
          ],
        },
        ...returnButtons(found, { id: found.order.id, locale }, t).map((button) =>
          isOne || button.kind !== 'button' ? button : { ...button, quiet: true },
        ),
      ];
    }),
    ...(isOne || sumMinor === 0
      ? []
      : [{ kind: 'facts', title: null, rows: [[t('mail.withdrawal.total'), sum]] } as const]),
  ];
}

/**
 * The acknowledgement on a durable medium: content, date and time of the statement, and what comes next. It goes to the
 * order's own address, as the page of the statement says; who stated it need not own that, so it names who ordered, and carries
 * none of the statement's links. The law wants the content repeated (Directive 2011/83/EU, article 11a).
 */
export function withdrawalReceipt(
  stated: Withdrawal,
  { orderId, recipient, currency, name, follows, returns: begun }: OrderMailbox,
): Email {
  const { id, locale, orderNumber: number } = stated;
  const { translate: t } = messagesOf(locale);
  const market = marketOf(currency);
  const { address } = sellerIn(market, locale);
  const goods = stated.goods && withoutWebAddresses(stated.goods);
  const returns: EmailPart = {
    kind: 'button',
    label: t('mail.withdrawal.returns'),
    href: pageLink(locale, '/returns'),
    ...(begun.length === 0 ? {} : { quiet: true }),
  };
  const { next } = follows;
  const isUnsent = next !== null && UNSENT.has(next.goods);
  return composeEmail({
    occasion: `withdrawal:${id}:${orderId}`,
    recipient,
    locale,
    market,
    subject: t('mail.withdrawal.subject', { number }),
    preheader: t('mail.withdrawal.text'),
    title: t('mail.withdrawal.title'),
    topic: t('order.title', { number }),
    parts: [
      { kind: 'text', text: t('mail.withdrawal.text') },
      ...statementParts({ ...stated, name, email: recipient, goods }),
      ...afterWithdrawalTexts(follows, { address, t }).map((text) => ({ kind: 'text', text }) as const),
      ...(begun.length === 0 ? [] : returnParts(begun, { locale, currency })),
      ...(isUnsent ? [] : [returns]),
      { kind: 'button', label: t('mail.order.view'), href: orderLink(locale, orderId), quiet: true },
    ],
    because: t('mail.order.because', { number }),
  });
}

/**
 * Tells the shop; an answer goes to the customer. `recipient` null is the seller of the page's language. `isAcknowledged` false
 * where the order's receipts of the day are used up.
 */
export function withdrawalNotice(
  stated: Withdrawal,
  { recipient, isAcknowledged }: { recipient: string | null; isAcknowledged: boolean },
): Email {
  const { id, locale, email, orderId, orderNumber: number } = stated;
  const { translate: t } = messagesOf(locale);
  const market = marketOfPage(stated);
  return composeEmail({
    occasion: `withdrawal-notice:${id}`,
    recipient: recipient ?? sellerIn(market, locale).email,
    replyTo: email,
    locale,
    market,
    subject: t('mail.withdrawal.noticeSubject', { number }),
    preheader: t('mail.withdrawal.topic'),
    title: t('mail.withdrawal.noticeSubject', { number }),
    topic: t('mail.withdrawal.topic'),
    parts: [
      ...(orderId === null ? [{ kind: 'text', text: t('mail.withdrawal.unknownOrder') } as const] : []),
      ...(isAcknowledged ? [] : [{ kind: 'text', text: t('mail.withdrawal.noReceipt') } as const]),
      ...statementParts(stated),
    ],
    because: t('mail.withdrawal.because'),
  });
}

function sampleWithdrawal(locale: Locale): Withdrawal {
  const { name, recipient: email } = previewReader(locale);
  return {
    id: 1,
    digest: '',
    orderId: PREVIEWED_ID,
    orderNumber: 'ORD-10001',
    name,
    email,
    goods: null,
    locale,
    statedAt: new Date().toISOString(),
    closedAt: null,
    closedBy: null,
    userId: null,
    returnId: null,
  };
}

/** The e-mails about a withdrawal; `withdrawal-notice` is the shop's own. */
export const WITHDRAWAL_PREVIEWS: EmailPreviews = {
  withdrawal: (_, locale) =>
    withdrawalReceipt(sampleWithdrawal(locale), {
      ...previewReader(locale),
      orderId: PREVIEWED_ID,
      currency: locale === 'pl' ? 'PLN' : 'UAH',
      follows: { ...NOTHING_FOLLOWS, next: { goods: 'parcel', money: 'after-goods' } },
      returns: [],
    }),
  'withdrawal-notice': (_, locale) =>
    withdrawalNotice(sampleWithdrawal(locale), { recipient: null, isAcknowledged: true }),
};
