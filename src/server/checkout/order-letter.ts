import type { CheckoutTotals } from '../../domain/checkout/totals.ts';
import { formatMoney } from '../../domain/money/format-money.ts';
import type { Money } from '../../domain/money/money.ts';
import type { Translate } from '../../content/translator.ts';
import { textsOf } from '../content/texts.ts';
import type { Database } from '../database/database.ts';
import { escapeHtml } from '../outbox/escape-html.ts';
import { writeLetter } from '../outbox/write-letter.ts';
import type { OrderRequest } from './order-request.ts';
import type { PricedLine } from './price-lines.ts';

interface OrderLetter {
  readonly request: OrderRequest;
  readonly lines: readonly PricedLine[];
  readonly totals: CheckoutTotals;
  readonly order: { readonly orderId: string; readonly orderNumber: string };
  readonly deliveryToBeQuoted: boolean;
}

type Row = readonly [label: string, amount: string];

const describe = ({ product, quantity, rental }: PricedLine, t: Translate): string => {
  const term = rental ? `, ${t('duration.count', { duration: rental.duration, count: rental.count })}` : '';
  return `${product.name}${term} × ${quantity}`;
};

function rowsOf({ request, lines, totals, deliveryToBeQuoted }: OrderLetter, t: Translate): readonly Row[] {
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

/** Writes the confirmation of a placed order into the outbox, in the order's language. */
export async function writeOrderLetter(transaction: Database, letter: OrderLetter): Promise<void> {
  const { request, order } = letter;
  const t = textsOf(request.locale).translate;
  const rows = rowsOf(letter, t);
  const greeting = t('mail.orderPlaced.greeting', { name: request.shipping.firstName });
  const intro = t('mail.orderPlaced.intro', { number: order.orderNumber });
  const htmlRows = rows.map(
    ([label, amount]) => `<tr><td>${escapeHtml(label)}</td><td align="right">${escapeHtml(amount)}</td></tr>`,
  );
  await writeLetter(transaction, {
    occasion: `order-placed:${order.orderId}`,
    recipient: request.shipping.email,
    locale: request.locale,
    subject: t('mail.orderPlaced.subject', { number: order.orderNumber }),
    html: `<p>${escapeHtml(greeting)}</p><p>${escapeHtml(intro)}</p><table cellpadding="6">${htmlRows.join('')}</table><p>${escapeHtml(t('mail.orderPlaced.next'))}</p>`,
    plain: [
      greeting,
      '',
      intro,
      '',
      ...rows.map(([label, amount]) => `${label}: ${amount}`),
      '',
      t('mail.orderPlaced.next'),
    ].join('\n'),
  });
}
