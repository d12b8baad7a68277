import type { InferSelectModel } from 'drizzle-orm';
import * as v from 'valibot';
import { correctAmounts, type RefundOfLines } from '../../domain/invoices/correct-amounts.ts';
import { documentSeries } from '../../domain/invoices/document-number.ts';
import { salesDocumentSchema, type Correction } from '../../domain/invoices/sales-document.ts';
import type { Database } from '../database/database.ts';
import type { orders } from '../orders/tables.ts';
import { issuedDocuments } from './issued-documents.ts';
import { marketDay, nextNumber } from './document-number.ts';
import { salesDocuments } from './tables.ts';

/** Why an invoice says another sum: money went back, was written down by mistake, or is there again. */
interface Change {
  /** The refund, the goods that came back, the line of the statement: what happened once is corrected once. */
  readonly refundId: string;
  /** What the shop still has of the order's money. */
  readonly keptMinor: number;
  /** Why, in the order's language. */
  readonly reason: string;
  /** Whether the invoice may say more again than it did, up to what it began with; unless said, it only comes down. */
  readonly mayRise?: boolean;
  /** What of it went back for some lines; absent where nobody knows for which. */
  readonly own?: readonly RefundOfLines[];
}

/**
 * Corrects an order's invoice to what the shop has of its money, inside the transaction that notes why and holds the lock
 * of the order's row; answers the correction's number, or null where there is nothing to correct: no invoice, none that says another sum, or, unless it
 * may rise, no less money than it says. It begins where the last correction ended. Asked again for the same refund it answers with the same.
 * Call it last; see `nextNumber`.
 */
export async function issueCorrection(
  transaction: Database,
  { id: orderId, currency }: Pick<InferSelectModel<typeof orders>, 'id' | 'currency'>,
  { refundId, keptMinor, reason, mayRise = false, own = [] }: Change,
): Promise<string | null> {
  const rows = await issuedDocuments(transaction, orderId);
  const done = rows.find((row) => row.refundId === refundId);
  if (done) return done.number;
  const issued = rows.map(({ content }) => v.parse(salesDocumentSchema, content));
  const [invoice] = issued;
  const latest = issued.at(-1);
  if (invoice?.kind !== 'invoice' || !latest) return null;
  const before = latest.kind === 'invoice' ? latest.figures : latest.after;
  const wantedMinor = Math.min(invoice.figures.payableMinor, Math.max(0, keptMinor));
  const goneMinor = before.payableMinor - wantedMinor;
  if (goneMinor === 0 || (goneMinor < 0 && !mayRise)) return null;
  const { market, issuedAt, today } = await marketDay(transaction, currency);
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
    // What rises again is what the invoice said, less what is still missing of it.
    after:
      goneMinor > 0
        ? correctAmounts(before, goneMinor, own)
        : correctAmounts(invoice.figures, invoice.figures.payableMinor - wantedMinor),
  };
  await transaction
    .insert(salesDocuments)
    .values({ orderId, kind: 'correction', series, sequence, number, refundId, content, issuedAt });
  return number;
}
