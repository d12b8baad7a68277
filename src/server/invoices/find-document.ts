import { and, eq, isNotNull } from 'drizzle-orm';
import * as v from 'valibot';
import { hasProforma } from '../../domain/invoices/order-documents.ts';
import {
  salesDocumentSchema,
  type Invoice,
  type SalesDocument,
} from '../../domain/invoices/sales-document.ts';
import { marketOf } from '../../domain/locale/market.ts';
import { mayRead } from '../../domain/orders/ownership.ts';
import type { Database } from '../database/database.ts';
import type { PrintedDocument } from '../documents/document.ts';
import type { DrawnDocument } from '../documents/drawn-documents.ts';
import { isOrderId } from '../orders/find-order.ts';
import type { OrderKeys } from '../orders/order-key.ts';
import { orders } from '../orders/tables.ts';
import { correctionDocument } from './correction-document.ts';
import { proformaOf } from './proforma.ts';
import { salesDocuments } from './tables.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import { messagesOf } from '../messages/messages.ts';
import { feesTaxNote, linesTable, totalsPart, partyBlocks } from './document-parts.ts';

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

/** An issued document as it is drawn, in its own language. */
export const printedSalesDocument = (content: SalesDocument): PrintedDocument =>
  content.kind === 'invoice' ? invoiceDocument(content) : correctionDocument(content);

/** Who asks for which document of an order. */
export interface DocumentQuestion {
  readonly orderId: string;
  /** `invoice`, `proforma`, or a number. */
  readonly name: string;
  /** Null for a visitor. */
  readonly userId: string | null;
  /** The order whose key the visitor's browser holds; null without. */
  readonly guestOrderId: string | null;
  /** From the link of an e-mail; null without. */
  readonly key: string | null;
}

export type DocumentFound =
  | { readonly ok: true; readonly document: DrawnDocument }
  | {
      readonly ok: false;
      /** `bad-key` is answered like `not-owner`: neither says whether there is such an order. */
      readonly reason: 'not-signed-in' | 'not-owner' | 'order-not-found' | 'bad-key' | 'document-not-found';
    };

type Refusal = Exclude<DocumentFound, { ok: true }>;

async function documentNamed(
  database: Database,
  orderId: string,
  name: string,
): Promise<PrintedDocument | null> {
  if (name === 'proforma') {
    const [order] = await database.select().from(orders).where(eq(orders.id, orderId));
    return order && hasProforma(order) ? proformaOf(database, order) : null;
  }
  const isWanted = name === 'invoice' ? eq(salesDocuments.kind, name) : eq(salesDocuments.number, name);
  const [row] = await database
    .select({ content: salesDocuments.content })
    .from(salesDocuments)
    .where(and(eq(salesDocuments.orderId, orderId), isWanted));
  if (!row) return null;
  return printedSalesDocument(v.parse(salesDocumentSchema, row.content));
}

/** Whether the account of an order was deleted: its documents are kept for the tax office, and no link opens them. */
const isErased = async (database: Database, orderId: string): Promise<boolean> =>
  (await database.$count(orders, and(eq(orders.id, orderId), isNotNull(orders.erasedAt)))) > 0;

/** Whether who asks may read the order's documents: who has an e-mail's link, its owner, and the guest who placed it (R18, R24). */
async function refusal(
  database: Database,
  keys: Pick<OrderKeys, 'opens'>,
  { orderId, userId, guestOrderId, key }: DocumentQuestion,
): Promise<Refusal | null> {
  const isOpened = key !== null && isOrderId(orderId) && keys.opens(orderId, key);
  if (isOpened && !(await isErased(database, orderId))) return null;
  if (userId === null && guestOrderId !== orderId) {
    return { ok: false, reason: key === null ? 'not-signed-in' : 'bad-key' };
  }
  if (!isOrderId(orderId)) return { ok: false, reason: 'order-not-found' };
  const [order] = await database
    .select({ id: orders.id, userId: orders.userId })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!order) return { ok: false, reason: 'order-not-found' };
  const access = mayRead(order, userId, guestOrderId);
  return access.ok ? null : access;
}

type Draw = (document: PrintedDocument) => DrawnDocument;

/** A document of an order as PDF, for who may read the order. */
export const findDocument =
  (database: Database, { keys, draw }: { keys: Pick<OrderKeys, 'opens'>; draw: Draw }) =>
  async (asked: DocumentQuestion): Promise<DocumentFound> => {
    const refused = await refusal(database, keys, asked);
    if (refused) return refused;
    const document = await documentNamed(database, asked.orderId, asked.name);
    return document ? { ok: true, document: draw(document) } : { ok: false, reason: 'document-not-found' };
  };

/** The same for staff, whom the caller has found to be that: they need the documents of every order. */
export const findDocumentForStaff =
  (database: Database, { draw }: { draw: Draw }) =>
  async ({ orderId, name }: Pick<DocumentQuestion, 'orderId' | 'name'>): Promise<DocumentFound> => {
    const document = isOrderId(orderId) ? await documentNamed(database, orderId, name) : null;
    return document ? { ok: true, document: draw(document) } : { ok: false, reason: 'document-not-found' };
  };
