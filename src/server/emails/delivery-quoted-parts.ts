import { deliveryDaysText } from '../../content/delivery-days-text.ts';
import type { MessageKey, Translate } from '../../content/translator.ts';
import { daysRange } from '../../domain/checkout/days-range.ts';
import { formatPrice } from '../../domain/money/format-money.ts';
import { money } from '../../domain/money/money.ts';
import { hasNothingToPay } from '../../domain/payments/nothing-to-pay.ts';
import { billOf } from '../../domain/rental/lease-bill.ts';
import { rentedLines } from '../../domain/rental/rented-lines.ts';
import type { EmailOrder } from './email-order.ts';
import type { EmailPart } from './email-part.ts';
import { payParts } from './payment-parts.ts';

/** What follows the payment of an order with a rental: a contract, and a hand-over on its first day. */
export const rentalParts = ({ items }: EmailOrder, t: Translate): readonly EmailPart[] =>
  rentedLines(items) === 'none' || billOf(items) !== null
    ? []
    : [{ kind: 'text', text: t('order.rental.next') }];

function quotedTextOf(order: EmailOrder): MessageKey {
  const { items, paymentMethod } = order;
  if (hasNothingToPay(order)) return 'mail.order.delivery-quoted.free';
  const rented = rentedLines(items);
  if (rented === 'all' && paymentMethod !== 'pod')
    return `mail.order.delivery-quoted.rental.${paymentMethod}`;
  if (rented === 'some' && paymentMethod === 'transfer') return 'mail.order.delivery-quoted.mixed.transfer';
  return `mail.order.delivery-quoted.${paymentMethod}`;
}

/** What an e-mail says when the delivery of a quoted order has its price (R10): what it is, how long, and how to pay now. */
export function deliveryQuotedParts(
  order: EmailOrder,
  { t, due }: { t: Translate; due: string },
): readonly EmailPart[] {
  const { locale, currency, deliveryQuote } = order;
  const print = (minor: number) => formatPrice(money(minor, currency), locale);
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
              deliveryDaysText(
                t(
                  'page.delivery.daysRange',
                  daysRange({ min: deliveryQuote.minDays, max: deliveryQuote.maxDays }),
                ),
                { rented: rentedLines(order.items), t },
              ),
            ],
            [t('mail.order.total'), print(order.totalMinor)],
          ],
        },
        ...(deliveryQuote.note === null ? [] : [{ kind: 'quote', text: deliveryQuote.note } as const]),
      ]
    : [];
  const quotedKey = quotedTextOf(order);
  return [
    { kind: 'text', text: t(quotedKey, { date: due }) },
    ...rentalParts(order, t),
    ...days,
    ...payParts(order, t),
    { kind: 'text', text: t('mail.order.delivery-quoted.cancel') },
  ];
}
