import { isTransferAwaited, type TransferredOrder } from '../payments/is-transfer-awaited.ts';
import { protocolOfName } from '../rental/protocol-name.ts';
import { contractPart } from '../rental/contract-name.ts';
import { returnLabelPlace } from '../rental/return-label.ts';
import { numberOfLabel } from '../returns/return-number.ts';
import { warrantyCardLine } from '../warranties/warranty-card.ts';
import { DOCUMENT_NUMBER, type SalesDocumentKind } from './document-number.ts';

/** A document that was issued about an order. */
export interface OrderDocument {
  readonly kind: SalesDocumentKind;
  readonly number: string;
  /** The day in its market, ISO 8601. */
  readonly issuedOn: string;
}

/** What a document of an order is asked for by: its kind, of which there is one, the line of a lease's contract, a protocol of one of its machines, the label of a return, the warranty card of a line, or the number of a correction. */
export const isDocumentName = (name: string): boolean =>
  name === 'invoice' ||
  name === 'proforma' ||
  contractPart(name) !== null ||
  protocolOfName(name) !== null ||
  returnLabelPlace(name) !== null ||
  numberOfLabel(name) !== null ||
  warrantyCardLine(name) !== null ||
  DOCUMENT_NUMBER.test(name);

/** The name under which a document is found before its number is known. */
export const documentName = ({ kind, number }: Pick<OrderDocument, 'kind' | 'number'>): string =>
  kind === 'invoice' ? 'invoice' : number;

/** Where a document of an order is taken from, as PDF, below the shop's origin. */
export const orderDocumentPath = (orderId: string, name: string): string =>
  `/api/orders/${orderId}/documents/${name}.pdf`;

/** The same for staff, who need the documents of every order (R24, R25). */
export const staffDocumentPath = (orderId: string, name: string): string =>
  `/api/admin/orders/${orderId}/documents/${name}.pdf`;

/**
 * Whether an order has a proforma to be paid by: one by transfer that waits for its money, or for the rest of it. Before
 * its delivery is quoted there is no amount to pay (R10).
 */
export const hasProforma = (order: TransferredOrder & { readonly shippingMinor: number | null }): boolean =>
  isTransferAwaited(order) && order.shippingMinor !== null;
