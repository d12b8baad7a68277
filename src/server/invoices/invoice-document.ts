import { invoiceSubject } from '../../domain/invoices/invoice-subject.ts';
import type { Invoice } from '../../domain/invoices/sales-document.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import { textsOf } from '../messages/texts.ts';
import type { PrintedDocument } from '../documents/document.ts';
import { linesTable, totalsPart } from './amounts-parts.ts';
import { partyBlocks } from './party-blocks.ts';

/** An invoice on paper, in its own language. */
export function invoiceDocument(invoice: Invoice): PrintedDocument {
  const { locale, number, figures, orderNumber, paymentMethod } = invoice;
  const { translate: t } = textsOf(locale);
  const rentals = figures.lines.flatMap(({ kind }) =>
    kind === 'goods' || kind === 'rental' ? [kind === 'rental'] : [],
  );
  const day = (iso: string) => formatDate(iso, locale, 'UTC', 'short');
  return {
    locale,
    title: t(`order.document.invoice.${invoiceSubject(rentals)}`),
    number: t('invoice.number', { number }),
    author: invoice.seller.name,
    day: invoice.issuedOn,
    byline: [],
    parts: [
      {
        kind: 'grid',
        cells: [
          [t('invoice.issuedOn'), day(invoice.issuedOn)],
          [t('invoice.soldOn'), day(invoice.soldOn)],
          [t('invoice.dueOn'), day(invoice.dueOn)],
          [t('invoice.paidOn'), day(invoice.paidOn)],
          [t('invoice.order'), t('invoice.orderFrom', { number: orderNumber, date: day(invoice.orderedOn) })],
          [t('invoice.payment'), t(`paymentMethod.${paymentMethod}`)],
        ],
      },
      partyBlocks(invoice, locale),
      linesTable(figures, locale),
      totalsPart(figures, locale, { label: t('invoice.total.paid') }),
      { kind: 'small', text: t('invoice.electronic') },
    ],
    pageLabel: (page, count) => t('document.page', { number: page, count }),
  };
}
