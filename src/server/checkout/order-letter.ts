import { formatMoney } from '../../domain/money/format-money.ts';
import type { Money } from '../../domain/money/money.ts';
import type { Translate } from '../../content/translator.ts';
import { textsOf } from '../content/texts.ts';
import { escapeHtml } from '../outbox/escape-html.ts';
import type { Letter } from '../outbox/letter.ts';
import type { AgreedOrder } from './agreed-order.ts';
import type { PricedLine } from './price-lines.ts';

type Row = readonly [label: string, amount: string];

const describe = ({ product, quantity, rental }: PricedLine, t: Translate): string => {
  const term = rental ? `, ${t('duration.count', { duration: rental.duration, count: rental.count })}` : '';
  return `${product.name}${term} × ${quantity}`;
};

function rowsOf({ request, lines, totals, deliveryToBeQuoted }: AgreedOrder, t: Translate): readonly Row[] {
  const print = (money: Money) => formatMoney(money, request.locale);
  const fee: Row[] = totals.paymentFee.minor > 0 ? [[t('totals.paymentFee'), print(totals.paymentFee)]] : [];
  return [
    ...lines.map((line): Row => [describe(line, t), print(line.line)]),
    [t('totals.subtotal'), print(totals.subtotal)],
    [t('order.tax'), print(totals.tax)],
    [t('totals.shipping'), deliveryToBeQuoted ? t('totals.shippingToBeQuoted') : print(totals.shipping)],
    ...fee,
    [t('totals.total'), print(totals.total)],
  ];
}

/** The confirmation of an order, in the order's language. */
export function orderLetter(order: AgreedOrder): Letter {
  const { request, orderId, orderNumber: number } = order;
  const t = textsOf(request.locale).translate;
  const rows = rowsOf(order, t);
  const greeting = t('mail.orderPlaced.greeting', { name: request.shipping.firstName });
  const intro = t('mail.orderPlaced.intro', { number });
  const next = t('mail.orderPlaced.next');
  const htmlRows = rows.map(
    ([label, amount]) => `<tr><td>${escapeHtml(label)}</td><td align="right">${escapeHtml(amount)}</td></tr>`,
  );
  return {
    occasion: `order-placed:${orderId}`,
    recipient: request.shipping.email,
    locale: request.locale,
    subject: t('mail.orderPlaced.subject', { number }),
    html: `<p>${escapeHtml(greeting)}</p><p>${escapeHtml(intro)}</p><table cellpadding="6">${htmlRows.join('')}</table><p>${escapeHtml(next)}</p>`,
    plain: [greeting, '', intro, '', ...rows.map(([label, amount]) => `${label}: ${amount}`), '', next].join(
      '\n',
    ),
  };
}
