import { count, desc, eq, sql } from 'drizzle-orm';
import type { QuoteStatus, QuoteSummary } from '../../domain/quotes/quote.ts';
import type { Database } from '../database/database.ts';
import { statusNow } from './quote-view-of.ts';
import { quoteLines, quotes } from './tables.ts';

const listMinor = sql`(select coalesce(sum(${quoteLines.quantity} * ${quoteLines.listMinor}), 0)
  from ${quoteLines} where ${quoteLines.quoteId} = ${quotes.id})`.mapWith(Number);

const columns = {
  id: quotes.id,
  quoteNumber: quotes.quoteNumber,
  status: quotes.status,
  validUntil: quotes.validUntil,
  name: quotes.name,
  currency: quotes.currency,
  listMinor,
  createdAt: quotes.createdAt,
};

/** A page of quotes, newest first, for staff or of one customer; `page` counts from 1, `status` null is any. */
export const listQuotes =
  (database: Database) =>
  async (asked: {
    of: { readonly userId: string } | { readonly status: QuoteStatus | null };
    page: number;
    pageSize: number;
  }): Promise<{ quotes: readonly QuoteSummary[]; total: number }> => {
    const { of, page, pageSize } = asked;
    const ofStatus = 'status' in of && of.status !== null ? eq(quotes.status, of.status) : undefined;
    const where = 'userId' in of ? eq(quotes.userId, of.userId) : ofStatus;
    const rows = await database
      .select(columns)
      .from(quotes)
      .where(where)
      .orderBy(desc(quotes.createdAt), quotes.id)
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    const [counted] = await database.select({ total: count() }).from(quotes).where(where);
    return {
      quotes: rows.map(({ validUntil, ...quote }) => ({
        ...quote,
        status: statusNow({ ...quote, validUntil }),
      })),
      total: counted?.total ?? 0,
    };
  };
