import type { RefundReason } from '../../domain/payments/refund-reason.ts';
import type { EmailOrder } from './email-order.ts';
import type { EmailRefund } from './refund-email.ts';

const NOTES = {
  uk: 'Подряпина на рамі однієї панелі',
  pl: 'Rysa na ramie jednego panelu',
  en: 'A scratch on the frame of one panel',
};

/** Money that went back of a sample order, for looking at its e-mail; never kept, never sent. */
export function sampleRefund(
  { locale, totalMinor, currency }: Pick<EmailOrder, 'locale' | 'totalMinor' | 'currency'>,
  reason: RefundReason,
): EmailRefund {
  const isPart = reason === 'staff' || reason === 'at-provider';
  const isInvoiced = isPart || reason === 'cancellation';
  return {
    id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    reason,
    note: reason === 'staff' ? NOTES[locale] : null,
    amountMinor: isPart ? Math.round(totalMinor / 10) : totalMinor,
    correction: isInvoiced ? `COR-${currency === 'PLN' ? 'PL' : 'UA'}-2026-00001` : null,
  };
}
