import type { MessageKey, Translate } from '../../content/translator.ts';
import type { LookUp } from '../../domain/catalogue/print-specification.ts';
import { hasProforma } from '../../domain/invoices/order-documents.ts';
import { hasNothingToPay } from '../../domain/payments/nothing-to-pay.ts';
import { isPayable } from '../../domain/payments/payment-page.ts';
import { dueOf, keptOf } from '../../domain/payments/order-money.ts';
import { rentedLines, type RentedShare } from '../../domain/rental/rented-lines.ts';
import { billOf, isOwed } from '../../domain/rental/lease-bill.ts';
import { cancelEvent } from '../../domain/orders/cancellation.ts';
import { carrierName, trackingUrl } from '../../domain/orders/carriers.ts';
import { lastTracking, type LinePieces } from '../../domain/orders/shipments.ts';
import { deliveryQuotedParts, rentalParts } from './delivery-quoted-parts.ts';
import type { EmailOrder } from './email-order.ts';
import type { EmailPart } from './email-part.ts';
import { goodsReturnParts, isPartAccepted } from './goods-return-parts.ts';
import type { OrderStep } from './order-step.ts';
import { cardDay, dueDay, moneyText, payPart, payParts, printed, quotedDueDay } from './payment-parts.ts';

/** Goods of a parcel, or of none yet, with their pieces. */
const piecesPart = (title: string | null, lines: readonly LinePieces[], t: Translate): EmailPart => ({
  kind: 'pieces',
  title,
  rows: lines.map(({ name, pieces }) => [name, t('invoice.pieces', { count: pieces })] as const),
});

/** The parcel that comes last; of one among several, what is in it. */
function parcelParts(order: EmailOrder, t: Translate): readonly EmailPart[] {
  const { shipments, unsent = [], locale } = order;
  const parcel = shipments.at(-1);
  const tracking = lastTracking(shipments);
  if (parcel === undefined || tracking === null) return [];
  const name = carrierName(tracking.carrier)[locale];
  const isWhole = shipments.length === 1 && unsent.length === 0;
  return [
    ...(isWhole ? [] : [piecesPart(t('order.parcel.contents'), parcel.lines, t)]),
    {
      kind: 'facts',
      title: null,
      rows: [
        [t('order.tracking.carrier'), name],
        [t('order.tracking.number'), tracking.number],
      ],
    },
    { kind: 'button', label: t('order.tracking.follow', { carrier: name }), href: trackingUrl(tracking) },
    ...(unsent.length === 0 ? [] : [piecesPart(t('order.parcel.unsent'), unsent, t)]),
  ];
}

function placedText(order: EmailOrder, t: Translate): string {
  const { paymentMethod } = order;
  const bill = billOf(order.items);
  if (bill?.kind === 'month' && paymentMethod === 'card') {
    return `${t('mail.order.bill.month')} ${t('mail.order.bill.month.card')}`;
  }
  if (bill?.kind === 'settlement' && paymentMethod === 'card') {
    return `${t('mail.order.bill.settlement')} ${t('mail.order.bill.settlement.card', { date: cardDay(order) })}`;
  }
  if (bill !== null && paymentMethod !== 'pod') {
    return `${t(`mail.order.bill.${bill.kind}`)} ${t(`mail.order.placed.rental.${paymentMethod}`, { date: dueDay(order) })}`;
  }
  if (order.awaitsCredit === true) return t('mail.order.placed.replacement');
  if (order.shippingMinor === null) return t('mail.order.placed.quoted');
  if (hasNothingToPay(order)) return t('mail.order.placed.free');
  const rented = rentedLines(order.items);
  if (rented === 'all' && paymentMethod !== 'pod') {
    return t(`mail.order.placed.rental.${paymentMethod}`, { date: dueDay(order) });
  }
  if (rented === 'some' && paymentMethod === 'transfer') {
    return t('mail.order.placed.mixed.transfer', { date: dueDay(order) });
  }
  // Whom the shop has just spoken to is not called again.
  if (order.isByTelephone === true && paymentMethod === 'pod') return t('mail.order.placed.podByTelephone');
  return t(`mail.order.placed.${order.paymentMethod}`, { date: dueDay(order) });
}

/** The e-mail leaves while the customer is on the bank’s page: its button is for whoever has left that without paying. */
const placedCardParts = (order: EmailOrder, t: Translate): readonly EmailPart[] =>
  order.paymentMethod === 'card' && isPayable(order) && billOf(order.items) === null
    ? [{ kind: 'text', text: t('mail.order.placed.payCard') }]
    : [];

/** Whether an order bills what is owed in any case: nothing is held by it, and nothing is given free when it is not paid. */
function isOwedBill({ items }: EmailOrder): boolean {
  const bill = billOf(items);
  return bill !== null && isOwed(bill.kind);
}

/** How a bill that is owed is asked for again: with the way to pay by card, or the account for a transfer. */
const owedParts = (
  order: EmailOrder,
  step: 'payment-reminder' | 'payment-overdue',
  t: Translate,
): readonly EmailPart[] => {
  const isByCard = order.paymentMethod === 'card';
  const text = t(`mail.order.${step}.bill`, { date: isByCard ? cardDay(order) : dueDay(order) });
  return [{ kind: 'text', text }, ...payParts(order, t)];
};

const PAID_TEXTS = {
  none: 'mail.order.paid.text',
  some: 'mail.order.paid.mixed',
  all: 'mail.order.paid.rental',
} as const satisfies Record<RentedShare, MessageKey>;

/** The text of a step of goods; beside machines it says that it is about the goods alone. */
const ofShare = (step: 'shipped' | 'delivered', { items }: EmailOrder) =>
  `mail.order.${step}.${rentedLines(items) === 'some' ? 'mixed' : 'text'}` as const;

/** Whether what was sent last is the rest of an order of which a part was sent before. */
export const isRest = ({ shipments }: Pick<EmailOrder, 'shipments'>): boolean => shipments.length > 1;

/** What an e-mail says of a step, before the order itself. `lookUp` prints the reason of a history, if it has a text. */
export function stepParts(
  order: EmailOrder,
  step: OrderStep,
  { t, lookUp }: { t: Translate; lookUp: LookUp },
): readonly EmailPart[] {
  const text = (value: string): EmailPart => ({ kind: 'text', text: value });
  const own = (key: MessageKey) => text(t(key, { date: dueDay(order) }));
  switch (step) {
    case 'placed':
      return [
        text(placedText(order, t)),
        ...(order.isByTelephone === true ? [text(t('mail.order.placed.byTelephone'))] : []),
        ...rentalParts(order, t),
        ...placedCardParts(order, t),
        ...payParts(order, t),
      ];
    case 'paid': {
      const bill = billOf(order.items);
      if (bill !== null) return [text(t(`mail.order.bill.${bill.kind}.paid`))];
      return [
        own(PAID_TEXTS[rentedLines(order.items)]),
        ...(rentedLines(order.items) === 'none' ? [] : [own('mail.order.paid.leases')]),
      ];
    }
    case 'payment-part': {
      const amounts = {
        received: printed(order, keptOf(order)),
        missing: printed(order, dueOf(order)),
        date: dueDay(order),
      };
      if (order.awaitsCredit === true) return [text(t('mail.order.payment-part.early', amounts))];
      return [text(t('mail.order.payment-part.text', amounts)), ...payParts(order, t)];
    }
    case 'delivery-quoted':
      return deliveryQuotedParts(order, { t, due: quotedDueDay(order) });
    case 'payment-reminder':
    case 'payment-overdue':
      if (isOwedBill(order)) return owedParts(order, step, t);
      return [own(`mail.order.${step}.text`), ...payParts(order, t)];
    case 'charge-declined':
      return [own('mail.order.charge-declined.text'), payPart(order, t)];
    case 'part-shipped':
      return [own('mail.order.part-shipped.text'), ...parcelParts(order, t)];
    case 'shipped':
      return [
        own(isRest(order) ? 'mail.order.shipped.rest' : ofShare('shipped', order)),
        ...parcelParts(order, t),
      ];
    case 'tracking-corrected':
      return [own('mail.order.tracking-corrected.text'), ...parcelParts(order, t)];
    case 'delivered':
      return [own(ofShare('delivered', order))];
    case 'cancelled': {
      const why = order.events.at(-1)?.reason ?? '';
      const reason = why === cancelEvent('other') ? null : lookUp(`order.event.${why}`);
      const facts: EmailPart[] =
        reason === null ? [] : [{ kind: 'facts', title: null, rows: [[t('mail.order.reason'), reason]] }];
      return [own('mail.order.cancelled.text'), ...facts, text(moneyText(order, t))];
    }
    case 'returned':
    case 'undelivered':
    case 'rest-not-sent':
    case 'part-returned': {
      const { goodsReturn } = order;
      const isPart = goodsReturn !== undefined && isPartAccepted(goodsReturn);
      return [
        own(isPart ? 'mail.order.part-accepted.text' : `mail.order.${step}.text`),
        ...(goodsReturn ? goodsReturnParts(order, goodsReturn, { t, lookUp }) : []),
      ];
    }
    case 'payment-reversed': {
      const waits = hasProforma(order);
      const text = order.status === 'PENDING' ? 'waits' : 'owes';
      const others = isPayable(order) ? 'card' : 'text';
      return [
        own(`mail.order.payment-reversed.${waits ? text : others}`),
        ...(waits || isPayable(order) ? payParts(order, t) : []),
      ];
    }
    default:
      return [own(`mail.order.${step}.text`)];
  }
}
