import * as v from 'valibot';
import { salesDocumentSchema, type Invoice } from '../../domain/invoices/sales-document.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import { marketOf } from '../../domain/locale/market.ts';
import type { PrintedDocument } from '../documents/document.ts';
import { drawDocument } from '../documents/draw-document.ts';
import { messagesOf } from '../messages/messages.ts';
import { correctionDocument } from './correction-document.ts';
import { feesTaxNote, linesTable, partyBlocks, totalsPart } from './document-parts.ts';

/**
 * An invoice as a PDF, in its own language. In Ukraine it confirms the payment and is called so: a primary document of the
 * books needs a signature (Закон «Про бухгалтерський облік та фінансову звітність», ст. 9).
 */
function invoiceDocument(invoice: Invoice): PrintedDocument {
  const { locale, number, figures, orderNumber, paymentMethod } = invoice;
  const { translate: t } = messagesOf(locale);
  const market = marketOf(figures.currency);
  const day = (iso: string) => formatDate(iso, locale, 'UTC', 'short');
  return {
    locale,
    title: t('order.document.invoice', { market }),
    number: t('invoice.number', { number }),
    author: invoice.seller.name,
    day: invoice.issuedOn,
    byline: [],
    parts: [
      {
        kind: 'grid',
        cells: [
          [t('invoice.issuedOn'), day(invoice.issuedOn)],
          ...(invoice.soldOn === undefined ? [] : [[t('invoice.soldOn'), day(invoice.soldOn)] as const]),
          [t('invoice.paidOn'), day(invoice.paidOn)],
          [t('invoice.order'), t('invoice.orderFrom', { number: orderNumber, date: day(invoice.orderedOn) })],
          [t('invoice.payment'), t(`paymentMethod.${paymentMethod}`)],
        ],
      },
      partyBlocks(invoice, locale),
      linesTable(figures, locale),
      totalsPart(figures, locale, { label: t('invoice.total.paid') }),
      {
        kind: 'small',
        text: [...feesTaxNote(figures, locale), t('invoice.electronic', { market })].join(' '),
      },
    ],
    pageLabel: (page, count) => t('document.page', { number: page, count }),
  };
}

/** An issued document as it is drawn, in its own language; `content` is what was kept of it (`salesDocuments.content`). */
export function printedSalesDocument(content: unknown): PrintedDocument {
  const document = v.parse(salesDocumentSchema, content);
  return document.kind === 'invoice' ? invoiceDocument(document) : correctionDocument(document);
}

/** The same as PDF. */
export const drawSalesDocument = (content: unknown): Promise<Buffer<ArrayBuffer>> =>
  drawDocument(printedSalesDocument(content));
