import type { Translate } from '../../content/translator.ts';
import { invoiceSubjectOf } from '../../domain/invoices/invoice-subject.ts';
import { hasProforma } from '../../domain/invoices/has-proforma.ts';
import { documentLink } from './email-links.ts';
import type { EmailOrder } from './email-order.ts';
import type { EmailPart } from './email-part.ts';
import type { OrderStep } from './order-step.ts';

const ASKS_FOR_A_TRANSFER: ReadonlySet<OrderStep> = new Set([
  'placed',
  'payment-reminder',
  'payment-overdue',
  'payment-reversed',
]);

/** The document that belongs to a step: what a transfer is paid by, and the invoice of what is paid. */
export function documentParts(order: EmailOrder, step: OrderStep, t: Translate): readonly EmailPart[] {
  const { id, paymentMethod } = order;
  if (ASKS_FOR_A_TRANSFER.has(step) && hasProforma(order)) {
    return [
      { kind: 'button', label: t('mail.order.proforma'), href: documentLink(id, 'proforma'), quiet: true },
    ];
  }
  const isPaidNow = step === 'paid' || (step === 'delivered' && paymentMethod === 'pod');
  if (!isPaidNow) return [];
  const label = `${t(`order.document.invoice.${invoiceSubjectOf(order)}`)} (PDF)`;
  return [{ kind: 'button', label, href: documentLink(id, 'invoice'), quiet: true }];
}
