import * as v from 'valibot';
import { correctFigures } from '../../../domain/invoices/correct-figures.ts';
import { documentSeries } from '../../../domain/invoices/document-number.ts';
import { salesDocumentSchema, type Correction } from '../../../domain/invoices/sales-document.ts';
import type { Database } from '../../database/database.ts';
import { issuedDocuments } from './issued-documents.ts';
import { lockOrder } from './lock-order.ts';
import { nextNumber } from './next-number.ts';
import { salesDocuments } from './tables.ts';

/** Money that went back. */
interface Returned {
  readonly orderId: string;
  /** What went back once is corrected once. */
  readonly refundId: string;
  /** What the shop still has of the order's money. */
  readonly keptMinor: number;
  /** Why, in the order's language. */
  readonly reason: string;
}

/**
 * Corrects an order's invoice down to what the shop still has of its money, inside the transaction that notes that some
 * went back; answers the correction's number, or null where there is nothing to correct: no invoice, or no less money
 * than it says. It begins where the last correction ended. Asked again for the same refund it answers with the same.
 * Call it last; see `nextNumber`.
 */
export async function issueCorrection(transaction: Database, returned: Returned): Promise<string | null> {
  const { orderId, refundId, keptMinor, reason } = returned;
  const { market, today } = await lockOrder(transaction, orderId);
  const rows = await issuedDocuments(transaction, orderId);
  const done = rows.find((row) => row.refundId === refundId);
  if (done) return done.number;
  const issued = rows.map(({ content }) => v.parse(salesDocumentSchema, content));
  const [invoice] = issued;
  const latest = issued.at(-1);
  if (invoice?.kind !== 'invoice' || !latest) return null;
  const before = latest.kind === 'invoice' ? latest.figures : latest.after;
  const goneMinor = before.payableMinor - Math.max(0, keptMinor);
  if (goneMinor <= 0) return null;
  const series = documentSeries({ kind: 'correction', market, year: Number(today.slice(0, 4)) });
  const { sequence, number } = await nextNumber(transaction, series);
  const { figures: _figures, soldOn: _sold, dueOn: _due, paidOn: _paid, ...kept } = invoice;
  const content: Correction = {
    ...kept,
    kind: 'correction',
    number,
    issuedOn: today,
    corrects: { number: invoice.number, issuedOn: invoice.issuedOn },
    reason,
    before,
    after: correctFigures(before, goneMinor),
  };
  await transaction
    .insert(salesDocuments)
    .values({ orderId, kind: 'correction', series, sequence, number, refundId, content });
  return number;
}
