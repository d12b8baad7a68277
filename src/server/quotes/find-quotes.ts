import { asc, eq, type InferSelectModel, count, desc, sql } from 'drizzle-orm';
import { actorKindOf } from '../../domain/orders/actor.ts';
import { offerTotals, isOfferValid } from '../../domain/quotes/offer.ts';
import type {
  QuoteStatus,
  QuoteLine,
  QuoteOffer,
  QuoteView,
  QuoteSummary,
} from '../../domain/quotes/quote.ts';
import type { Database } from '../database/database.ts';
import { isOrderId } from '../orders/find-order.ts';
import type { OrderKeys } from '../orders/order-key.ts';
import { quoteEvents, quoteLines, quoteOfferLines, quoteOffers, quotes } from './tables.ts';

type QuoteRow = InferSelectModel<typeof quotes>;

/** How a quote stands now: an offer that is over has expired, whether or not that was noted yet. */
export const statusNow = ({
  status,
  validUntil,
  currency,
}: Pick<QuoteRow, 'status' | 'validUntil' | 'currency'>): QuoteStatus =>
  status === 'OFFERED' &&
  validUntil !== null &&
  !isOfferValid({ validUntil, currency }, new Date().toISOString())
    ? 'EXPIRED'
    : status;

async function linesOf(database: Database, quoteId: string): Promise<QuoteLine[]> {
  const rows = await database
    .select()
    .from(quoteLines)
    .where(eq(quoteLines.quoteId, quoteId))
    .orderBy(asc(quoteLines.position));
  return rows.map(({ quoteId: _quote, position: _position, ...line }) => line);
}

async function offersOf(
  database: Database,
  { id: quoteId, currency }: QuoteRow,
  lines: readonly QuoteLine[],
): Promise<QuoteOffer[]> {
  const rows = await database
    .select()
    .from(quoteOffers)
    .where(eq(quoteOffers.quoteId, quoteId))
    .orderBy(asc(quoteOffers.version));
  const units = await database
    .select()
    .from(quoteOfferLines)
    .where(eq(quoteOfferLines.quoteId, quoteId))
    .orderBy(asc(quoteOfferLines.version), asc(quoteOfferLines.position));
  return rows.map(({ quoteId: _quote, actor: _actor, taxRatePercent, ...offer }) => {
    const terms = {
      ...offer,
      taxRatePercent: Number(taxRatePercent),
      unitsMinor: units.filter(({ version }) => version === offer.version).map(({ unitMinor }) => unitMinor),
    };
    return { ...terms, totals: offerTotals({ currency, lines }, terms) };
  });
}

/** A quote's row with its goods, its offers and its history. */
export async function quoteViewOf(database: Database, row: QuoteRow): Promise<QuoteView> {
  const { version: _version, validUntil: _day, requestKey: _key, requestHash: _hash, ...quote } = row;
  // One after the other: inside a transaction all go through one connection, which takes one at a time.
  const lines = await linesOf(database, row.id);
  const offers = await offersOf(database, row, lines);
  const events = await database
    .select()
    .from(quoteEvents)
    .where(eq(quoteEvents.quoteId, row.id))
    .orderBy(asc(quoteEvents.id));
  return {
    ...quote,
    status: statusNow(row),
    listMinor: lines.reduce((sum, { quantity, listMinor }) => sum + quantity * listMinor, 0),
    lines,
    offers,
    events: events.map(({ toStatus, actor, note, at }) => ({
      toStatus,
      actor: actorKindOf(actor === 'visitor' ? 'customer' : actor),
      note,
      at,
    })),
  };
}

/** A quote for staff; null for an unknown one. */
export const findQuote =
  (database: Database) =>
  async (id: string): Promise<QuoteView | null> => {
    if (!isOrderId(id)) return null;
    const [row] = await database.select().from(quotes).where(eq(quotes.id, id));
    return row ? quoteViewOf(database, row) : null;
  };

/**
 * A quote for its customer: whoever has the link of an e-mail, or the account that it is in. Null for anybody else and
 * for an unknown one, alike.
 */
export const findCustomersQuote =
  (database: Database, keys: Pick<OrderKeys, 'opens'>) =>
  async ({
    id,
    key,
    userId,
  }: {
    readonly id: string;
    readonly key: string | null;
    readonly userId: string | null;
  }): Promise<QuoteView | null> => {
    const isOpened = key !== null && isOrderId(id) && keys.opens(id, key);
    if (!isOpened && userId === null) return null;
    const quote = await findQuote(database)(id);
    return quote && (isOpened || quote.userId === userId) ? quote : null;
  };

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
