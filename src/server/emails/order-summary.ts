import { paidBy } from '../../domain/payments/order-money.ts';
import { arrivalText } from '../../content/arrival-text.ts';
import { deliveryDaysText } from '../../content/delivery-days-text.ts';
import { rentedTerm } from '../../content/rented-term.ts';
import { subtotalLabel } from '../../content/subtotal-label.ts';
import type { Translate } from '../../content/translator.ts';
import { daysRange } from '../../domain/checkout/days-range.ts';
import { COUNTRIES } from '../../domain/contact-data/countries.ts';
import { printAddress } from '../../domain/contact-data/print-address.ts';
import { taxNumberKind } from '../../domain/contact-data/tax-number.ts';
import { emailPicture } from '../../domain/catalogue/picture.ts';
import { taxedLines, taxedTotals } from '../../domain/checkout/gross-amounts.ts';
import { withoutTax, withTax } from '../../domain/checkout/tax.ts';
import { formatPercent } from '../../domain/locale/format-percent.ts';
import { columnFormat, formatPrice } from '../../domain/money/format-money.ts';
import { isZero, money, zero, type Money } from '../../domain/money/money.ts';
import { billOf } from '../../domain/rental/lease-bill.ts';
import { rentedLines } from '../../domain/rental/rented-lines.ts';
import { expectedArrival } from '../../domain/orders/expected-arrival.ts';
import { taxRuleOf } from '../../domain/orders/tax-rule-of.ts';
import { billedCompany } from '../../domain/orders/billed-company.ts';
import { fileLink, pageLink } from './email-links.ts';
import type { EmailOrder } from './email-order.ts';
import type { GoodsLine, EmailPart, EmailRow } from './email-part.ts';
import type { OrderStep } from './order-step.ts';

/** The lines as they are paid, with tax (R9); under each the price of a piece, which it is made of, and that without tax. */
function goodsLines(order: EmailOrder, t: Translate): readonly GoodsLine[] {
  const { currency, items } = order;
  const amounts = taxedLines(
    items.map(({ lineMinor }) => money(lineMinor, currency)),
    currency,
    taxRuleOf(order),
  );
  const format = columnFormat(amounts.map(({ gross }) => gross));
  return items.map((item, index) =>
    goodsLine(order, { item, amount: format(amounts[index]?.gross ?? zero(currency), order.locale) }, t),
  );
}

function goodsLine(
  order: EmailOrder,
  { item, amount }: { item: EmailOrder['items'][number]; amount: string },
  t: Translate,
): GoodsLine {
  const print = (each: Money) => formatPrice(each, order.locale);
  const rule = taxRuleOf(order);
  const unit = money(item.unitMinor, order.currency);
  const each = `${item.quantity} × ${print(withTax(unit, rule))} ${t('cart.withTax')}`;
  const net = `${print(withoutTax(unit, rule))} ${t('cart.withoutTax')}`;
  const { rental } = item;
  const options = (item.options ?? []).map(
    ({ name, unitMinor }) => `${name} (${print(withTax(money(unitMinor, order.currency), rule))})`,
  );
  const term = rental ? [rentedTerm(t, rental, order.locale)] : [];
  return {
    name: item.name,
    detail: [each, net, ...term, ...options].join(', '),
    amount,
    amountNote: t('cart.withTax'),
    picture: fileLink(emailPicture(item.picture)),
    href: pageLink(order.locale, `/product/${item.productId}`),
  };
}

const discountTerm = ({ discountCode: code }: EmailOrder, t: Translate): string =>
  code === null ? t('totals.discount') : t('totals.discountCode', { code });

/** What an order came to, goods with tax; amounts of nothing are left out, but for delivery, which may be free. */
function sumRows(order: EmailOrder, t: Translate): readonly EmailRow[] {
  const of = (minor: number) => money(minor, order.currency);
  const rule = taxRuleOf(order);
  const { shippingMinor, haulageMinor } = order;
  const amounts = taxedTotals(
    { subtotal: of(order.subtotalMinor), discount: of(order.discountMinor), tax: of(order.taxMinor) },
    rule,
  );
  const format = columnFormat([
    ...[amounts.subtotal, amounts.discount].map(({ gross }) => gross),
    ...[order.taxMinor, shippingMinor ?? 0, haulageMinor, order.paymentFeeMinor, order.depositMinor].map(of),
    of(order.totalMinor),
  ]);
  const print = (amount: Money) => format(amount, order.locale);
  const given = (term: string, amount: Money, sign = ''): EmailRow[] =>
    isZero(amount) ? [] : [[term, sign + print(amount)]];
  const free = shippingMinor === 0 ? t('page.delivery.free') : null;
  const shipping =
    shippingMinor === null ? t('totals.shippingToBeQuoted') : (free ?? print(of(shippingMinor)));
  const shippingTerm = () => {
    if (haulageMinor === 0) return t('totals.shipping');
    if (haulageMinor === shippingMinor) return t('totals.shippingAndHaulage');
    return `${t('totals.shipping')}, ${t('totals.haulagePart', { amount: print(of(haulageMinor)) })}`;
  };
  return [
    [`${t(subtotalLabel(order.items))}, ${t('cart.withTax')}`, print(amounts.subtotal.gross)],
    ...given(discountTerm(order, t), amounts.discount.gross, '−'),
    ...given(
      t('totals.taxWithin', { rate: formatPercent(rule.ratePercent, order.locale) }),
      of(order.taxMinor),
    ),
    ...(billOf(order.items) === null ? [[shippingTerm(), shipping] as const] : []),
    ...given(t('totals.paymentFee'), of(order.paymentFeeMinor)),
    ...given(t('totals.deposit'), of(order.depositMinor)),
    [
      t(shippingMinor === null ? 'mail.order.totalWithoutDelivery' : 'mail.order.total'),
      print(of(order.totalMinor)),
    ],
  ];
}

/** Why the tax of the order's documents is more than the sums say: they name that of the goods alone (R9). */
const feesTaxParts = (
  { shippingMinor, paymentFeeMinor, taxRatePercent }: EmailOrder,
  t: Translate,
): readonly EmailPart[] =>
  (shippingMinor ?? 0) + paymentFeeMinor > 0 && taxRatePercent > 0
    ? [{ kind: 'note', text: t('checkout.taxNote') }]
    : [];

/** The company that is invoiced, if any. */
function billedRows(order: EmailOrder, t: Translate): readonly EmailRow[] {
  const billed = billedCompany(order);
  if (billed === null) return [];
  const { company, taxNumber, country, place } = billed;
  const number = `${t(`checkout.taxNumber.${taxNumberKind(taxNumber, country)}`)} ${taxNumber}`;
  const known = COUNTRIES.find((each) => each === country);
  const parts = place === null ? [] : [printAddress({ ...place, country }, known && t(`country.${known}`))];
  return [[t('order.billedTo'), [company, number, ...parts].join(', ')]];
}

/** At these the goods have arrived, or never will: no delivery time is printed any more. */
const IS_OVER: ReadonlySet<OrderStep> = new Set([
  'delivered',
  'completed',
  'cancelled',
  'returned',
  'undelivered',
  'part-returned',
]);

function deliveryRows(order: EmailOrder, step: OrderStep, t: Translate): readonly EmailRow[] {
  const to = order.shippingAddress;
  const country = COUNTRIES.find((each) => each === to.country);
  const rented = rentedLines(order.items);
  const hasNone = IS_OVER.has(step) || rented === 'all';
  const days = hasNone ? null : order.deliveryDays;
  const expected = expectedArrival(order, new Date().toISOString());
  const arrival = expected && arrivalText(expected, { locale: order.locale, t, isKept: true });
  // What waits for the worth of exchanged goods may be paid by it alone.
  const payment: readonly EmailRow[] =
    order.awaitsCredit === true ? [] : [[t('order.payment'), t(`paymentMethod.${paidBy(order)}`)]];
  if (billOf(order.items) !== null) {
    return [[t('order.contact'), `${to.firstName} ${to.lastName}`], ...billedRows(order, t), ...payment];
  }
  return [
    [t('checkout.recipient'), `${to.firstName} ${to.lastName}`],
    [t('order.address'), printAddress(to, country && t(`country.${country}`))],
    ...billedRows(order, t),
    [t('checkout.field.method'), t(`shippingMethod.${order.shippingMethod}`)],
    ...(days === null
      ? []
      : [
          [
            t('order.quoted.days'),
            deliveryDaysText(t('order.deliveryDays', daysRange(days)), { rented, t, arrival }),
          ] as const,
        ]),
    ...payment,
  ];
}

/** The order itself, at the end of every e-mail about it: goods, amounts, where it goes and how it is paid. */
export const orderSummary = (order: EmailOrder, step: OrderStep, t: Translate): readonly EmailPart[] => [
  {
    kind: 'goods',
    title: t('mail.order.goods'),
    lines: goodsLines(order, t),
  },
  { kind: 'sums', rows: sumRows(order, t) },
  ...feesTaxParts(order, t),
  {
    kind: 'facts',
    title: t(billOf(order.items) === null ? 'order.shippingAndPayment' : 'order.paymentOnly'),
    rows: deliveryRows(order, step, t),
  },
];
