import type { QuoteView } from '../domain/quotes/quote.ts';
import type { ShopRules } from './checkout/shop-rules.ts';
import { awaitInvalidation, type ChangeFeed } from './changes/change-feed.ts';
import type { Database } from './database/database.ts';
import { drawnDocuments, type DrawnDocument } from './documents/drawn-documents.ts';
import type { OrderKeys } from './orders/order-key.ts';
import { correctTracking } from './orders/correct-tracking.ts';
import { shipOrder } from './orders/ship-order.ts';
import { cancelByStaff, confirmOrder, deliverOrder } from './orders/staff-steps.ts';
import { cancelOrder } from './orders/cancel-order.ts';
import { findOrder, findOrderByKey } from './orders/find-order.ts';
import { findDocument, findDocumentForStaff } from './invoices/find-document.ts';
import { heldByOwnOrder } from './checkout/held-by-own-order.ts';
import { listOrders } from './orders/list-orders.ts';
import { contractsOf } from './rental/contracts/find-contracts.ts';
import { findLease, findLeaseByKey } from './rental/find-lease.ts';
import { listReturns, rentalCurrencies } from './rental/list-returns.ts';
import { billSettlement } from './checkout/bill-settlement.ts';
import { upcomingBills } from './checkout/upcoming-bills.ts';
import { extendLease, leaseBilling, offerExtension } from './checkout/extend-lease.ts';
import { settleDeposit } from './payments/settle-deposit.ts';
import { answerReturn, takeReturnBack } from './rental/terminations/answer-return.ts';
import { waiveFee } from './rental/terminations/waive-fee.ts';
import { listOwnTerminations } from './rental/terminations/list-own-terminations.ts';
import { listTerminations } from './rental/terminations/list-terminations.ts';
import { trackOwnReturn, trackReturn } from './rental/terminations/track-return.ts';
import { terminationsOf } from './rental/terminations/find-termination.ts';
import { offerReturn, requestReturn } from './rental/terminations/request-return.ts';
import { takeLeaseStep } from './rental/lease-steps.ts';
import { hasOrdered, listOwnOrders, listUnderWay } from './orders/list-own-orders.ts';
import { sumUpOwnOrders } from './orders/sum-up-own-orders.ts';
import { reorder } from './orders/reorder.ts';
import { requestOrderLink } from './orders/order-links.ts';
import { closeWithdrawal, listOpenWithdrawals, findWithdrawal } from './returns/withdrawals.ts';
import { findOrderRefunds } from './returns/find-order-refunds.ts';
import { goodsLabelOf } from './returns/draw-goods-label.ts';
import { afterWithdrawalOf, replacementsWithdrawn } from './returns/after-withdrawal-of.ts';
import { whatFollows } from './returns/what-follows.ts';
import { isWithdrawn } from './orders/open-withdrawal.ts';
import { stateWithdrawal } from './returns/state-withdrawal.ts';
import { transferCode } from './orders/transfer-code.ts';
import type { CountEmail } from './outbox/count-email.ts';
import type { PrintedDocument } from './documents/document.ts';
import { acceptQuote } from './quotes/accept-quote.ts';
import { declineQuote, withdrawQuote } from './quotes/close-quote.ts';
import { deliveryQuotesOf, findDelivery, listDeliveries } from './quotes/find-deliveries.ts';
import { findCustomersQuote, findQuote, listQuotes } from './quotes/find-quotes.ts';
import { offerPrices } from './quotes/offer-prices.ts';
import { quoteDelivery } from './quotes/quote-delivery.ts';
import { quoteDocument } from './quotes/quote-document.ts';
import { requestQuote } from './quotes/request-quote.ts';

interface OrderNeeds {
  readonly rules: ShopRules;
  readonly feed: ChangeFeed;
  readonly keys: OrderKeys;
  /** Who hears of withdrawals; null for the seller of the market. */
  readonly recipient: string | null;
  readonly countEmail: CountEmail;
}

/** Binds all that is done with orders once they are placed. */
export function wireOrders(database: Database, { feed, keys, recipient, countEmail, rules }: OrderNeeds) {
  const draw = drawnDocuments(16);
  return {
    listOrders: listOrders(database),
    listOwnOrders: listOwnOrders(database),
    listUnderWay: listUnderWay(database),
    hasOrdered: hasOrdered(database),
    sumUpOwnOrders: sumUpOwnOrders(database),
    findOrder: findOrder(database),
    findOrderByKey: findOrderByKey(database, keys),
    heldByOwnOrder: heldByOwnOrder(database),
    findDocument: findDocument(database, { keys, draw, goodsLabelOf }),
    findDocumentForStaff: findDocumentForStaff(database, { draw, goodsLabelOf }),
    requestOrderLink: requestOrderLink(database),
    cancelOrder: awaitInvalidation(feed, cancelOrder(database, { countEmail })),
    reorder: reorder(database),
    transferCode,
    confirmOrder: confirmOrder(database),
    shipOrder: shipOrder(database),
    correctTracking: correctTracking(database),
    stateWithdrawal: awaitInvalidation(feed, stateWithdrawal(database, { recipient, rules })),
    findWithdrawal: findWithdrawal(database),
    afterWithdrawal: afterWithdrawalOf(database),
    replacementsWithdrawn: replacementsWithdrawn(database),
    whatFollows: whatFollows(database),
    isWithdrawn: (orderId: string) => isWithdrawn(database, orderId),
    findRefunds: findOrderRefunds(database),
    listOpenWithdrawals: listOpenWithdrawals(database),
    closeWithdrawal: closeWithdrawal(database),
    deliverOrder: deliverOrder(database),
    takeLeaseStep: takeLeaseStep(database, {
      settleDeposit: settleDeposit({ billSettlement: billSettlement(rules) }),
    }),
    findLease: findLease(database),
    leaseBilling: leaseBilling(database, rules),
    offerExtension: offerExtension(database, rules),
    extendLease: extendLease(database, rules),
    offerReturn: offerReturn(database),
    requestReturn: requestReturn(database),
    takeReturnBack: takeReturnBack(database),
    answerReturn: answerReturn(database),
    waiveFee: waiveFee(database),
    trackOwnReturn: trackOwnReturn(database),
    trackReturn: trackReturn(database),
    listReturnRequests: listTerminations(database),
    listOwnTerminations: listOwnTerminations(database),
    terminationsOf: (leaseIds: readonly string[]) => terminationsOf(database, leaseIds),
    contractsOf: (orderId: string) => contractsOf(database, orderId),
    findLeaseByKey: findLeaseByKey(database, keys),
    listReturns: listReturns(database),
    upcomingBills: upcomingBills(database, rules),
    rentalCurrencies: rentalCurrencies(database),
    cancelByStaff: awaitInvalidation(feed, cancelByStaff(database)),
  };
}

interface QuoteNeeds {
  readonly rules: ShopRules;
  readonly feed: ChangeFeed;
  readonly keys: OrderKeys;
  /** Who hears of new requests; null for the seller of the market. */
  readonly recipient: string | null;
  readonly countEmail: CountEmail;
  readonly draw: (document: PrintedDocument) => DrawnDocument;
}

/** Binds all that is done with the prices of bulk orders (R10). */
export const wireQuotes = (
  database: Database,
  { rules, feed, keys, recipient, countEmail, draw }: QuoteNeeds,
) => ({
  deliveryQuotesOf: deliveryQuotesOf(database),
  findDelivery: findDelivery(database),
  listDeliveries: listDeliveries(database),
  quoteDelivery: quoteDelivery(database, rules),
  /** The key by which a quote is opened without signing in. */
  keyOf: (quoteId: string) => keys.keyOf(quoteId),
  /** Where a quote's newest offer is found as a PDF, by whoever may read the quote. */
  offerPath: (quoteId: string) => `/documents/offers/${quoteId}.pdf?key=${keys.keyOf(quoteId)}`,
  requestQuote: requestQuote(database, { recipient, countEmail, rules }),
  findQuote: findQuote(database),
  findCustomersQuote: findCustomersQuote(database, keys),
  listQuotes: listQuotes(database),
  offerPrices: offerPrices(database, rules),
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
