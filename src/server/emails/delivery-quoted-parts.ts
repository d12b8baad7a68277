import type { Translate } from '../../content/translator.ts';
import { formatMoney } from '../../domain/money/format-money.ts';
import { money } from '../../domain/money/money.ts';
import { pageLink } from './email-links.ts';
import type { EmailOrder } from './email-order.ts';
import type { EmailPart } from './email-part.ts';

/** What an e-mail says when the delivery of a quoted order has its price (R10): what it is, how long, and how to pay now. */
export function deliveryQuotedParts(
  order: EmailOrder,
  { t, due, transfer }: { t: Translate; due: string; transfer: readonly EmailPart[] },
): readonly EmailPart[] {
  const { id, locale, currency, paymentMethod, deliveryQuote } = order;
  const print = (minor: number) => formatMoney(money(minor, currency), locale);
  const days: EmailPart[] = deliveryQuote
    ? [
        {
          kind: 'facts',
          title: null,
          rows: [
            [
              t('totals.shipping'),
              order.shippingMinor === 0 ? t('page.delivery.free') : print(order.shippingMinor ?? 0),
            ],
            [
              t('order.quoted.days'),
              t('page.delivery.daysRange', { min: deliveryQuote.minDays, max: deliveryQuote.maxDays }),
            ],
            [t('mail.order.total'), print(order.totalMinor)],
          ],
        },
        ...(deliveryQuote.note === null ? [] : [{ kind: 'quote', text: deliveryQuote.note } as const]),
      ]
    : [];
  const pay: EmailPart[] =
    paymentMethod === 'card'
      ? [{ kind: 'button', label: t('order.pay.now'), href: pageLink(locale, `/payment/${id}`) }]
      : [];
  return [
    { kind: 'text', text: t(`mail.order.delivery-quoted.${paymentMethod}`, { date: due }) },
    ...days,
    ...transfer,
    { kind: 'text', text: t('mail.order.delivery-quoted.cancel') },
    ...pay,
  ];
}
