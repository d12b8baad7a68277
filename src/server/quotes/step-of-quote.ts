import { eq, sql, type InferSelectModel } from 'drizzle-orm';
import { QUOTE_TRANSITIONS, type QuoteStatus } from '../../domain/quotes/quote.ts';
import { transition } from '../../domain/orders/transition.ts';
import { recordStaffChanges } from '../audit/record-staff-changes.ts';
import type { Database } from '../database/database.ts';
import { isOrderId } from '../orders/find-order.ts';
import { statusNow } from './find-quotes.ts';
import { quoteEvents, quotes } from './tables.ts';

export type QuoteRow = InferSelectModel<typeof quotes>;

export type LockedQuote =
  | { readonly ok: true; readonly quote: QuoteRow }
  | { readonly ok: false; readonly reason: 'quote-not-found' | 'transition-not-allowed' };

/** Locks a quote for a step of its table until the end of the transaction, so that of two steps at once one is refused. */
export async function lockForStep(
  transaction: Database,
  { id, to }: { readonly id: string; readonly to: QuoteStatus },
): Promise<LockedQuote> {
  if (!isOrderId(id)) return { ok: false, reason: 'quote-not-found' };
  const [quote] = await transaction.select().from(quotes).where(eq(quotes.id, id)).for('update');
  if (!quote) return { ok: false, reason: 'quote-not-found' };
  const allowed = transition(QUOTE_TRANSITIONS, statusNow(quote), to);
  return allowed.ok ? { ok: true, quote } : allowed;
}

/** Writes a step of a locked quote, and its history. */
export async function takeStep(
  transaction: Database,
  before: Pick<QuoteRow, 'id' | 'status'> & Partial<Pick<QuoteRow, 'version' | 'validUntil'>>,
  step: {
    readonly to: QuoteStatus;
    readonly actor: string;
    readonly note?: string | null;
    readonly change?: Partial<Pick<QuoteRow, 'version' | 'validUntil' | 'orderId' | 'userId'>>;
  },
): Promise<QuoteRow> {
  const { id } = before;
  const { to, actor, note = null, change = {} } = step;
  const [row] = await transaction
    .update(quotes)
    .set({ ...change, status: to, updatedAt: sql`now()` })
    .where(eq(quotes.id, id))
    .returning();
  if (!row) throw new Error('A locked quote is gone');
  await transaction.insert(quoteEvents).values({ quoteId: id, toStatus: to, actor, note });
  const isOffered = before.version !== undefined && row.version !== before.version;
  await recordStaffChanges(transaction, actor, [
    {
      subject: 'quote',
      subjectId: id,
      action: 'quote-moved',
      changes: {
        quoteStatus: [before.status, to],
        ...(isOffered && { offerVersion: [String(before.version), String(row.version)] }),
        ...(isOffered && { validUntil: [before.validUntil ?? '', row.validUntil ?? ''] }),
      },
    },
  ]);
  return row;
}
