import { asc, eq, type InferSelectModel } from 'drizzle-orm';
import { actorKindOf } from '../../domain/orders/actor.ts';
import { offerTotals, isOfferValid } from '../../domain/quotes/offer.ts';
import type { QuoteStatus, QuoteLine, QuoteOffer, QuoteView } from '../../domain/quotes/quote.ts';
import type { Database } from '../database/database.ts';
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
