import type { Translate } from '../../content/translator.ts';
import { COUNTRIES } from '../../domain/checkout/countries.ts';
import { taxNumberKind } from '../../domain/checkout/tax-number.ts';
import { letterPicture } from '../../domain/catalogue/picture.ts';
import { formatMoney } from '../../domain/money/format-money.ts';
import { money } from '../../domain/money/money.ts';
import { billedCompany } from '../../domain/orders/billed-company.ts';
import { fileLink, pageLink } from './letter-links.ts';
import type { LetterOrder } from './letter-order.ts';
import type { GoodsLine, LetterPart, LetterRow } from './letter-part.ts';

function goodsLine(order: LetterOrder, item: LetterOrder['items'][number], t: Translate): GoodsLine {
  const print = (minor: number) => formatMoney(money(minor, order.currency), order.locale);
  const { rental } = item;
  const term = rental ? [t('duration.count', { duration: rental.duration, count: rental.count })] : [];
  return {
    name: item.name,
    detail: [`${item.quantity} × ${print(item.unitMinor)}`, ...term].join(', '),
    amount: print(item.lineMinor),
    picture: fileLink(letterPicture(item.picture)),
    href: pageLink(order.locale, `/product/${item.productId}`),
  };
}

const discountTerm = ({ discountCode: code }: LetterOrder, t: Translate): string =>
  code === null ? t('totals.discount') : t('totals.discountCode', { code });

/** What an order came to; amounts of nothing are left out, but for delivery, which may be free. */
function sumRows(order: LetterOrder, t: Translate): readonly LetterRow[] {
  const print = (minor: number) => formatMoney(money(minor, order.currency), order.locale);
  const given = (term: string, minor: number, sign = ''): LetterRow[] =>
    minor === 0 ? [] : [[term, sign + print(minor)]];
  const { shippingMinor } = order;
  const free = shippingMinor === 0 ? t('page.delivery.free') : null;
  const shipping = shippingMinor === null ? t('totals.shippingToBeQuoted') : (free ?? print(shippingMinor));
  return [
    [t('totals.subtotal'), print(order.subtotalMinor)],
    ...given(discountTerm(order, t), order.discountMinor, '−'),
    ...given(t('order.tax'), order.taxMinor),
    [t('totals.shipping'), shipping],
    ...given(t('totals.paymentFee'), order.paymentFeeMinor),
    ...given(t('totals.deposit'), order.depositMinor),
    [t('mail.order.total'), print(order.totalMinor)],
  ];
}

/** The company that is invoiced, if any. */
function billedRows(order: LetterOrder, t: Translate): readonly LetterRow[] {
  const billed = billedCompany(order);
  if (billed === null) return [];
  const { company, taxNumber, country, place } = billed;
  const number = `${t(`checkout.taxNumber.${taxNumberKind(taxNumber, country)}`)} ${taxNumber}`;
  const parts = place === null ? [] : [place.address, place.city, place.postalCode];
  return [[t('order.billedTo'), [company, number, ...parts].join(', ')]];
}

function deliveryRows(order: LetterOrder, t: Translate): readonly LetterRow[] {
  const to = order.shippingAddress;
  const country = COUNTRIES.find((each) => each === to.country);
  const place = [to.address, to.city, to.postalCode, country && t(`country.${country}`)];
  return [
    [t('checkout.recipient'), `${to.firstName} ${to.lastName}`],
    [t('order.address'), place.filter(Boolean).join(', ')],
    ...billedRows(order, t),
    [t('checkout.field.method'), t(`shippingMethod.${order.shippingMethod}`)],
    [t('order.payment'), t(`paymentMethod.${order.paymentMethod}`)],
  ];
}

/** The order itself, at the end of every letter about it: goods, amounts, where it goes and how it is paid. */
export const orderSummary = (order: LetterOrder, t: Translate): readonly LetterPart[] => [
  {
    kind: 'goods',
    title: t('mail.order.goods'),
    lines: order.items.map((item) => goodsLine(order, item, t)),
  },
  { kind: 'sums', rows: sumRows(order, t) },
  { kind: 'facts', title: t('order.shippingAndPayment'), rows: deliveryRows(order, t) },
];
