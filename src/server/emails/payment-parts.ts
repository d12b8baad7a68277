import { sellerIn } from '../../content/pages/sellers.ts';
import type { Translate } from '../../content/translator.ts';
import { paymentDueDate } from '../../domain/checkout/payment-due.ts';
import { printIban } from '../../domain/contact-data/iban.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import { marketOf } from '../../domain/locale/market.ts';
import { formatPrice } from '../../domain/money/format-money.ts';
import { money } from '../../domain/money/money.ts';
import { payableSince } from '../../domain/orders/payable-since.ts';
import { cardDueDay } from '../../domain/payments/card-due.ts';
import { bankNotice } from '../../domain/payments/card-money.ts';
import { dueOf } from '../../domain/payments/order-money.ts';
import { isPayable } from '../../domain/payments/payment-page.ts';
import { isAmountTyped } from '../../domain/payments/transfer-qr.ts';
import { hasNothingToPay } from '../../domain/payments/nothing-to-pay.ts';
import { payLink, transferLink } from './email-links.ts';
import type { EmailOrder } from './email-order.ts';
import type { EmailPart } from './email-part.ts';
import { transferCid } from './inline-pictures.ts';
import { requestLink, transferRequest } from './transfer-request.ts';

/** The last day for a transfer, in the order's language. */
export const dueDay = ({ paymentDueOn, locale }: EmailOrder): string =>
  paymentDueOn === null ? '' : formatDate(paymentDueOn, locale, 'UTC', 'short');

/** The last whole day for paying a bill by card, in the order's language. */
export const cardDay = ({ heldUntil = null, locale, currency }: EmailOrder): string =>
  heldUntil === null ? '' : formatDate(cardDueDay(heldUntil, marketOf(currency)), locale, 'UTC', 'short');

/** An amount of an order in a sentence, in its currency and language. */
export const printed = (order: EmailOrder, minor: number): string =>
  formatPrice(money(minor, order.currency), order.locale);

/** The last day for paying a quoted order, by card too, since its delivery has a price. */
export const quotedDueDay = ({ paymentDueOn, locale, currency, ...order }: EmailOrder): string =>
  formatDate(paymentDueOn ?? paymentDueDate(payableSince(order), marketOf(currency)), locale, 'UTC', 'short');

/** The code by which a bank's app fills the transfer in, where there is one: that of the order's page. */
function codeParts({ orderNumber, currency, ...order }: EmailOrder, t: Translate): readonly EmailPart[] {
  const amount = money(dueOf(order), currency);
  const request = transferRequest(orderNumber, amount);
  if (request === null) return [];
  const href = requestLink(request);
  return [
    {
      kind: 'code',
      cid: transferCid(orderNumber, amount),
      alt: t('order.transfer.code'),
      text: t(isAmountTyped(amount) ? 'order.transfer.scanAndType' : 'order.transfer.scan'),
      link: href === null ? null : { label: t('order.transfer.openApp'), href },
    },
  ];
}

/** How to pay by transfer: the data of the account, and the same as a code. */
export function transferParts(order: EmailOrder, t: Translate): readonly EmailPart[] {
  const { locale, currency, orderNumber } = order;
  const { name, registration, bank } = sellerIn(marketOf(currency), locale);
  const facts: EmailPart = {
    kind: 'facts',
    title: t('order.transfer.title'),
    rows: [
      [t('order.transfer.beneficiary'), name],
      [t(`page.seller.${registration.register}`), registration.number],
      [t('order.transfer.bank'), bank.name],
      ['IBAN', printIban(bank.iban)],
      [t('order.transfer.amount'), printed(order, dueOf(order))],
      [t('order.transfer.purposeLabel'), t('order.transfer.purpose', { number: orderNumber })],
      [t('order.transfer.due'), dueDay(order)],
    ],
  };
  return [facts, ...codeParts(order, t)];
}

/** Leads to where an order is paid by card. */
export const payPart = ({ id, locale }: EmailOrder, t: Translate) => ({
  kind: 'button' as const,
  label: t('order.pay.now'),
  href: payLink(locale, id),
});

/** The one button of an order that is to be paid now: by card, and where a card cannot pay it, the account for a transfer on its page. */
export function payButton(
  order: EmailOrder,
  t: Translate,
): readonly Extract<EmailPart, { kind: 'button' }>[] {
  const { id, locale, paymentMethod } = order;
  if (isPayable(order)) {
    const pay = payPart(order, t);
    return [paymentMethod === 'card' ? pay : { ...pay, label: t('order.pay.restCard') }];
  }
  return isAwaited(order)
    ? [{ kind: 'button', label: t('checkout.success.pay'), href: transferLink(locale, id) }]
    : [];
}

/** How an order is paid now: its button, and of a transfer the data of the account. Nothing for what cannot be paid, or not yet. */
export const payParts = (order: EmailOrder, t: Translate): readonly EmailPart[] => [
  ...payButton(order, t),
  ...(isAwaited(order) ? transferParts(order, t) : []),
];

/** What happens with the money of an order that ended early. */
export function moneyText(order: EmailOrder, t: Translate): string {
  const amount = printed(order, order.totalMinor);
  if (hasNothingToPay(order)) return t('mail.order.money.none');
  const creditMinor = Math.min(order.creditMinor ?? 0, order.heldMinor);
  if (creditMinor > 0) {
    const paidMinor = order.heldMinor - creditMinor + order.cardMinor;
    const values = { amount: printed(order, creditMinor), paid: printed(order, paidMinor) };
    return t(paidMinor > 0 ? 'mail.order.money.creditAndPaid' : 'mail.order.money.credit', values);
  }
  if (order.heldMinor > 0) return t('mail.order.money.transfer', { amount: printed(order, order.heldMinor) });
  const byBank = bankNotice(order);
  if (byBank !== null) {
    return t(`mail.order.money.${byBank.way}`, { amount: printed(order, byBank.amountMinor) });
  }
  if (order.paymentStatus === 'PARTIALLY_REFUNDED') return t('mail.order.money.rest');
  if (order.paymentStatus === 'PAID') {
    return t(
      order.paymentMethod === 'card' || order.cardMinor > 0
        ? 'mail.order.money.card'
        : 'mail.order.money.transfer',
      {
        amount,
      },
    );
  }
  if (order.paymentStatus === 'REFUNDED') return t('mail.order.money.refunded', { amount });
  if (order.paymentStatus === 'AUTHORIZED') return t('mail.order.money.released', { amount });
  if (order.unmatchedPayment !== null) {
    return t(order.unmatchedPayment === 'open' ? 'mail.order.money.unmatched' : 'mail.order.money.none');
  }
  // What may still be under way goes back, too.
  return t(
    order.paymentMethod === 'pod' ? 'mail.order.money.none' : `mail.order.money.none.${order.paymentMethod}`,
  );
}

/** Whether an order waits for a transfer that can be made now. */
export const isAwaited = (order: EmailOrder) =>
  order.awaitsCredit !== true &&
  order.paymentMethod === 'transfer' &&
  order.shippingMinor !== null &&
  !hasNothingToPay(order);
