import { and, eq, isNotNull } from 'drizzle-orm';
import * as v from 'valibot';
import { salesDocumentSchema, type Seller } from '../../domain/invoices/sales-document.ts';
import { hasProforma } from '../../domain/invoices/order-documents.ts';
import { protocolOfName } from '../../domain/rental/protocol-name.ts';
import { contractPart } from '../../domain/rental/contract-name.ts';
import { returnLabelPlace } from '../../domain/rental/return-label.ts';
import { numberOfLabel } from '../../domain/returns/return-number.ts';
import { warrantyCardLine } from '../../domain/warranties/warranty-card.ts';
import { mayRead } from '../../domain/orders/ownership.ts';
import type { Database } from '../database/database.ts';
import type { PrintedDocument } from '../documents/document.ts';
import type { DrawnDocument } from '../documents/drawn-documents.ts';
import { leaseProtocolOf } from '../rental/protocols/draw-protocol.ts';
import { contractOfLine } from '../rental/contracts/draw-contract.ts';
import { returnLabelOf } from '../rental/terminations/draw-label.ts';
import type { LockedOrder } from '../orders/lock-order.ts';
import { warrantyCardOf } from '../warranties/warranty-card.ts';
import { issuedDocuments } from './issued-documents.ts';
import { isOrderId } from '../orders/find-order.ts';
import type { OrderKeys } from '../orders/order-key.ts';
import { orders } from '../orders/tables.ts';
import { printedSalesDocument } from './draw-sales-document.ts';
import { proformaOf } from './proforma.ts';
import { salesDocuments } from './tables.ts';

/** Who asks for which document of an order. */
export interface DocumentQuestion {
  readonly orderId: string;
  /** `invoice`, `proforma`, `contract-` with a line and the number of an annex, a protocol's, the label of a return's or a warranty card's name, or a number. */
  readonly name: string;
  /** Null for a visitor. */
  readonly userId: string | null;
  /** The order whose key the visitor's browser holds; null without. */
  readonly guestOrderIds: readonly string[];
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

type Draw = (document: PrintedDocument) => DrawnDocument;

/** Draws the label of a return of an order by its number; null where there is none. */
export type DrawGoodsLabel = (
  database: Database,
  order: LockedOrder,
  number: string,
) => Promise<PrintedDocument | null>;

interface Drawn {
  readonly draw: Draw;
  readonly goodsLabelOf: DrawGoodsLabel;
}

/** Who sold the goods of an order, as its invoice says; null before there is one. */
async function soldBy(database: Database, orderId: string): Promise<Seller | null> {
  const [issued] = await issuedDocuments(database, orderId);
  return issued ? v.parse(salesDocumentSchema, issued.content).seller : null;
}

async function documentNamed(
  database: Database,
  { orderId, name }: Pick<DocumentQuestion, 'orderId' | 'name'>,
  goodsLabelOf: DrawGoodsLabel,
): Promise<PrintedDocument | null> {
  if (name === 'proforma') {
    const [order] = await database.select().from(orders).where(eq(orders.id, orderId));
    return order && hasProforma(order) ? proformaOf(database, order) : null;
  }
  const part = contractPart(name);
  const protocol = protocolOfName(name);
  const label = returnLabelPlace(name);
  const returnNumber = numberOfLabel(name);
  const card = warrantyCardLine(name);
  if (part !== null || protocol !== null || label !== null || returnNumber !== null || card !== null) {
    const [order] = await database.select().from(orders).where(eq(orders.id, orderId));
    if (!order) return null;
    if (returnNumber !== null) return goodsLabelOf(database, order, returnNumber);
    if (card !== null)
      return warrantyCardOf(database, order, { line: card, soldBy: await soldBy(database, orderId) });
    if (label !== null) return returnLabelOf(database, order, label);
    if (protocol !== null) return leaseProtocolOf(database, order, protocol);
    return part && contractOfLine(database, order, part);
  }
  const isWanted = name === 'invoice' ? eq(salesDocuments.kind, name) : eq(salesDocuments.number, name);
  const [row] = await database
    .select({ content: salesDocuments.content })
    .from(salesDocuments)
    .where(and(eq(salesDocuments.orderId, orderId), isWanted));
  return row ? printedSalesDocument(row.content) : null;
}

/** Whether the account of an order was deleted: its documents are kept for the tax office, and no link opens them. */
const isErased = async (database: Database, orderId: string): Promise<boolean> =>
  (await database.$count(orders, and(eq(orders.id, orderId), isNotNull(orders.erasedAt)))) > 0;

/** Whether who asks may read the order's documents: who has an e-mail's link, its owner, and the guest who placed it (R18, R24). */
async function refusal(
  database: Database,
  keys: Pick<OrderKeys, 'opens'>,
  { orderId, userId, guestOrderIds, key }: DocumentQuestion,
): Promise<Refusal | null> {
  const isOpened = key !== null && isOrderId(orderId) && keys.opens(orderId, key);
  if (isOpened && !(await isErased(database, orderId))) return null;
  if (userId === null && !guestOrderIds.includes(orderId)) {
    return { ok: false, reason: key === null ? 'not-signed-in' : 'bad-key' };
  }
  if (!isOrderId(orderId)) return { ok: false, reason: 'order-not-found' };
  const [order] = await database
    .select({ id: orders.id, userId: orders.userId })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!order) return { ok: false, reason: 'order-not-found' };
  const access = mayRead(order, userId, guestOrderIds);
  return access.ok ? null : access;
}

/** A document of an order as PDF, for who may read the order. */
export const findDocument =
  (database: Database, { keys, draw, goodsLabelOf }: Drawn & { readonly keys: Pick<OrderKeys, 'opens'> }) =>
  async (asked: DocumentQuestion): Promise<DocumentFound> => {
    const refused = await refusal(database, keys, asked);
    if (refused) return refused;
    const document = await documentNamed(database, asked, goodsLabelOf);
    return document ? { ok: true, document: draw(document) } : { ok: false, reason: 'document-not-found' };
  };

/** The same for staff, whom the caller has found to be that: they need the documents of every order. */
export const findDocumentForStaff =
  (database: Database, { draw, goodsLabelOf }: Drawn) =>
  async ({ orderId, name }: Pick<DocumentQuestion, 'orderId' | 'name'>): Promise<DocumentFound> => {
    const document = isOrderId(orderId)
      ? await documentNamed(database, { orderId, name }, goodsLabelOf)
      : null;
    return document ? { ok: true, document: draw(document) } : { ok: false, reason: 'document-not-found' };
  };
