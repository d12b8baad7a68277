import { hasNothingToPay } from '../../domain/payments/nothing-to-pay.ts';
import { marketOf } from '../../domain/locale/market.ts';
import { lookUpIn, messagesOf } from '../messages/messages.ts';
import type { Email } from '../outbox/email.ts';
import { composeEmail } from './compose-email.ts';
import { termsOfOrder } from '../../content/pages/published-documents.ts';
import { orderLink, documentLink, fileLink, unsubscribeFrom } from './email-links.ts';
import type { EmailOrder } from './email-order.ts';
import type { EmailPart } from './email-part.ts';
import { orderSummary } from './order-summary.ts';
import { topicOfStep, type OrderStep } from './order-step.ts';
import { isRest, stepParts } from './step-parts.ts';
import type { MessageKey, Translate } from '../../content/translator.ts';
import { billOf } from '../../domain/rental/lease-bill.ts';
import { hasProforma } from '../../domain/invoices/order-documents.ts';

const ASKS_FOR_A_TRANSFER: ReadonlySet<OrderStep> = new Set([
  'placed',
  'payment-reminder',
  'payment-overdue',
  'payment-reversed',
]);

/** The document that belongs to a step: what a transfer is paid by, and the invoice of what is paid. */
function documentParts(order: EmailOrder, step: OrderStep, t: Translate): readonly EmailPart[] {
  const { id, paymentMethod } = order;
  if (ASKS_FOR_A_TRANSFER.has(step) && hasProforma(order)) {
    return [
      { kind: 'button', label: t('mail.order.proforma'), href: documentLink(id, 'proforma'), quiet: true },
    ];
  }
  const isSettledNow = (step === 'placed' || step === 'delivery-quoted') && hasNothingToPay(order);
  const isPaidNow = step === 'paid' || isSettledNow || (step === 'delivered' && paymentMethod === 'pod');
  if (!isPaidNow) return [];
  const label = `${t('order.document.invoice', { market: marketOf(order.currency) })} (PDF)`;
  return [{ kind: 'button', label, href: documentLink(id, 'invoice'), quiet: true }];
}

/** The terms that the contract is made under, with the e-mail that makes it: on a durable medium, as attachments. */
const termsPart = (order: EmailOrder, t: Translate): EmailPart => ({
  kind: 'documents',
  title: t('mail.order.documents'),
  links: termsOfOrder(order, order.locale).map(({ name, path, inLanguage }) => ({
    label: `${[t(`order.document.${name}`), ...(inLanguage === null ? [] : [t(inLanguage)])].join(', ')} (PDF)`,
    href: fileLink(path),
  })),
});

/** How often a payment of an order was taken back: what is waited for anew is written of anew. */
const roundOf = ({ events }: EmailOrder): string => {
  const count = events.filter(({ reason }) => reason === 'payment-reversed').length;
  return count === 0 ? '' : `:${count}`;
};

/** A reminder and a warning are about one last day: an order that is priced anew has another, and is told of it. */
const dueDayOf = ({ paymentDueOn }: EmailOrder, step: OrderStep): string =>
  (step === 'payment-reminder' || step === 'payment-overdue') && paymentDueOn !== null
    ? `:${paymentDueOn}`
    : '';

function subjectOf(order: EmailOrder, step: OrderStep): MessageKey {
  if (step === 'placed' && billOf(order.items) !== null) return 'mail.order.bill.subject';
  if (step === 'shipped' && isRest(order)) return 'mail.order.shipped.restSubject';
  return `mail.order.${step}.subject`;
}

/**
 * The e-mail about a step of an order, in the order's language, once for each step. The customer of an account (`userId`) may refuse
 * those of steps on the way.
 */
export function orderEmail(order: EmailOrder, step: OrderStep, userId: string | null = null): Email {
  const { id, locale, orderNumber: number, shippingAddress } = order;
  const t = messagesOf(locale).translate;
  const isBill = billOf(order.items) !== null;
  const topicOfOrder = topicOfStep(step, order);
  const about = stepParts(order, step, { t, lookUp: lookUpIn(locale) });
  const [first] = about;
  const button: EmailPart = {
    kind: 'button',
    label: t('mail.order.view'),
    href: orderLink(locale, id),
    quiet: about.some(({ kind }) => kind === 'button'),
  };
  return composeEmail({
    occasion: `order-${step}:${id}${dueDayOf(order, step)}${roundOf(order)}`,
    recipient: shippingAddress.email,
    locale,
    market: marketOf(order.currency),
    subject: t(subjectOf(order, step), { number }),
    preheader: first?.kind === 'text' ? first.text : '',
    title:
      isBill && step === 'placed'
        ? t('mail.order.bill.title')
        : step === 'shipped' && isRest(order)
          ? t('mail.order.shipped.restTitle')
          : t(`mail.order.${step}.title`, { name: shippingAddress.firstName, number }),
    topic: t('order.title', { number }),
    parts: [
      ...about,
      button,
      ...documentParts(order, step, t),
      ...(step === 'link' ? [] : orderSummary(order, step, t)),
      ...(step === 'placed' && !isBill ? [termsPart(order, t)] : []),
    ],
    because: t('mail.order.because', { number }),
    ...(userId === null || topicOfOrder === 'required'
      ? {}
      : { unsubscribe: unsubscribeFrom(topicOfOrder, userId) }),
  });
}
