import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { quoteEvents, quoteLines, quoteOfferLines, quoteOffers, quotes } from '../../quotes/tables.ts';
import { BATCH, byOwner, kindOf, pages } from './read-pages.ts';

/** What the shop offered, each version of it with its prices: of one piece, in minor units. */
async function offersOf(database: Database, ids: readonly string[]) {
  const prices = Map.groupBy(
    await database
      .select({
        quoteId: quoteOfferLines.quoteId,
        version: quoteOfferLines.version,
        productId: quoteLines.productId,
        articleNumber: quoteLines.articleNumber,
        unitMinor: quoteOfferLines.unitMinor,
      })
      .from(quoteOfferLines)
      .innerJoin(
        quoteLines,
        and(
          eq(quoteLines.quoteId, quoteOfferLines.quoteId),
          eq(quoteLines.position, quoteOfferLines.position),
        ),
      )
      .where(inArray(quoteOfferLines.quoteId, ids))
      .orderBy(asc(quoteOfferLines.version), asc(quoteOfferLines.position)),
    ({ quoteId }) => quoteId,
  );
  const offers = byOwner(
    await database
      .select({
        ownerId: quoteOffers.quoteId,
        version: quoteOffers.version,
        shippingMinor: quoteOffers.shippingMinor,
        minDays: quoteOffers.minDays,
        maxDays: quoteOffers.maxDays,
        validUntil: quoteOffers.validUntil,
        taxRatePercent: quoteOffers.taxRatePercent,
        taxMode: quoteOffers.taxMode,
        note: quoteOffers.note,
        createdAt: quoteOffers.createdAt,
      })
      .from(quoteOffers)
      .where(inArray(quoteOffers.quoteId, ids))
      .orderBy(asc(quoteOffers.quoteId), asc(quoteOffers.version)),
  );
  return (id: string) =>
    offers(id).map((offer) => ({
      ...offer,
      prices: (prices.get(id) ?? [])
        .filter(({ version }) => version === offer.version)
        .map(({ productId, articleNumber, unitMinor }) => ({ productId, articleNumber, unitMinor })),
    }));
}

/** A customer's requests for a bulk price, what they asked for, what the shop offered, and how it went on. */
export async function* quotesOf(database: Database, userId: string) {
  const own = pages<{ id: string }>((after) =>
    database
      .select({
        id: quotes.id,
        quoteNumber: quotes.quoteNumber,
        status: quotes.status,
        name: quotes.name,
        email: quotes.email,
        phone: quotes.phone,
        country: quotes.country,
        city: quotes.city,
        note: quotes.note,
        currency: quotes.currency,
        validUntil: quotes.validUntil,
        orderId: quotes.orderId,
        createdAt: quotes.createdAt,
      })
      .from(quotes)
      .where(and(eq(quotes.userId, userId), after && gt(quotes.id, after.id)))
      .orderBy(asc(quotes.id))
      .limit(BATCH),
  );
  for await (const page of own) {
    const ids = page.map(({ id }) => id);
    const linesOf = byOwner(
      await database
        .select({
          ownerId: quoteLines.quoteId,
          productId: quoteLines.productId,
          articleNumber: quoteLines.articleNumber,
          brand: quoteLines.brand,
          name: quoteLines.name,
          quantity: quoteLines.quantity,
          listMinor: quoteLines.listMinor,
        })
        .from(quoteLines)
        .where(inArray(quoteLines.quoteId, ids))
        .orderBy(asc(quoteLines.quoteId), asc(quoteLines.position)),
    );
    const offered = await offersOf(database, ids);
    const historyOf = byOwner(
      await database
        .select({
          ownerId: quoteEvents.quoteId,
          at: quoteEvents.at,
          toStatus: quoteEvents.toStatus,
          note: quoteEvents.note,
          by: kindOf(quoteEvents.actor),
        })
        .from(quoteEvents)
        .where(inArray(quoteEvents.quoteId, ids))
        .orderBy(asc(quoteEvents.quoteId), asc(quoteEvents.id)),
    );
    yield page.map((quote) => ({
      ...quote,
      lines: linesOf(quote.id),
      offers: offered(quote.id),
      history: historyOf(quote.id),
    }));
  }
}
