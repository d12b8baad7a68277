import { awaitInvalidation, type ChangeFeed } from './changes/change-feed.ts';
import type { ShopRules } from './checkout/shop-rules.ts';
import type { Database } from './database/database.ts';
import type { QuoteView } from '../domain/quotes/quote.ts';
import type { PrintedDocument } from './documents/document.ts';
import type { DrawnDocument } from './documents/drawn-documents.ts';
import type { OrderKeys } from './orders/order-key.ts';
import { acceptQuote } from './quotes/accept-quote.ts';
import { declineQuote, withdrawQuote } from './quotes/close-quote.ts';
import { deliveryQuotesOf, findDelivery } from './quotes/find-delivery.ts';
import { findCustomersQuote, findQuote } from './quotes/find-quote.ts';
import { listDeliveries } from './quotes/list-deliveries.ts';
import { listQuotes } from './quotes/list-quotes.ts';
import { offerPrices } from './quotes/offer-prices.ts';
import { quoteDelivery } from './quotes/quote-delivery.ts';
import { quoteDocument } from './quotes/quote-document.ts';
import { requestQuote } from './quotes/request-quote.ts';

interface Needs {
  readonly rules: ShopRules;
  readonly feed: ChangeFeed;
  readonly keys: OrderKeys;
  /** Who hears of new requests; null for the seller of the market. */
  readonly recipient: string | null;
  readonly draw: (document: PrintedDocument) => DrawnDocument;
}

/** Binds all that is done with the prices of bulk orders (R10). */
export const wireQuotes = (database: Database, { rules, feed, keys, recipient, draw }: Needs) => ({
  deliveryQuotesOf: deliveryQuotesOf(database),
  findDelivery: findDelivery(database),
  listDeliveries: listDeliveries(database),
  quoteDelivery: quoteDelivery(database, rules),
  /** The key by which a quote is opened without signing in. */
  keyOf: (quoteId: string) => keys.keyOf(quoteId),
  /** Where a quote's newest offer is found on paper, by whoever may read the quote. */
  offerPath: (quoteId: string) => `/documents/offers/${quoteId}.pdf?key=${keys.keyOf(quoteId)}`,
  requestQuote: requestQuote(database, { recipient }),
  findQuote: findQuote(database),
  findCustomersQuote: findCustomersQuote(database, keys),
  listQuotes: listQuotes(database),
  offerPrices: offerPrices(database, { tax: rules.tax }),
  declineQuote: declineQuote(database),
  withdrawQuote: withdrawQuote(database),
  /** The newest offer as PDF; null while there is none. */
  offerDocument: (quote: QuoteView) => {
    const offer = quote.offers.at(-1);
    return offer ? draw(quoteDocument(quote, offer)) : null;
  },
  /** What is ordered leaves the shelf, which pages show. */
  acceptQuote: awaitInvalidation(feed, acceptQuote(database, { rules })),
});
