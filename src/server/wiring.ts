import { findProductSheet } from './catalogue/product-sheet.ts';
import type { CatalogueReads } from './catalogue-reads.ts';
import { cartTag, findCart, replaceCart } from './cart/account-cart.ts';
import { takeInCart } from './cart/take-in-cart.ts';
import { sweepReductions } from './catalogue/reductions/sweep-reductions.ts';
import { hasTooManyOpenOrders } from './checkout/order-subjects.ts';
import { keysOf } from './checkout/idempotency.ts';
import { holdMachines } from './checkout/hold-machines.ts';
import { holdersOf } from './rental/holds/own-holds.ts';
import {
  findClaimant,
  findPlacedFrom,
  findTelephoneCustomer,
  placeByTelephone,
  previewByTelephone,
} from './checkout/place-by-telephone.ts';
import { placeOrder } from './checkout/place-order.ts';
import type { ShopRules } from './checkout/shop-rules.ts';
import { awaitInvalidation, type ChangeFeed } from './changes/change-feed.ts';
import type { Connection } from './database/database.ts';
import { drawnDocuments } from './documents/drawn-documents.ts';
import { manualFiles } from './documents/manual-files.ts';
import { publishedDocuments } from './documents/published-documents.ts';
import type { Settings } from './env.ts';
import { addFavourites, listFavourites, removeFavourites } from './favourites/favourites.ts';
import { guestOrders, holdingVisitors } from './http/signed-cookies.ts';
import { sealEmail } from './emails/email-links.ts';
import { isPublic } from './installation.ts';
import { previewEmail } from './email-previews.ts';
import { countOutcomes } from './metrics/count-calls.ts';
import { shopMetrics } from './metrics/shop-metrics.ts';
import { countUnread, listNotifications, readNotifications } from './notifications/notifications.ts';
import { checkDiscount } from './discounts/find-discount.ts';
import { ORDER_LINKS, sendOrderLink } from './orders/order-links.ts';
import { orderKeys } from './orders/order-key.ts';
import { unsentEmails } from './outbox/list-emails.ts';
import { letterIds } from './outbox/letter-ids.ts';
import type { RemoteCatalogue } from './ports/remote-catalogue.ts';
import type { CallShop } from './test-bank/send-webhook.ts';
import { logger } from './http/logger.ts';
import { noteMiss } from './search/search-misses.ts';
import { rulesOf } from './rules-of.ts';
import type { ShopDataInForce } from './shop-data/in-force.ts';
import { wireOrders, wireQuotes } from './wire-orders.ts';
import { tidyUp } from './tidy-up.ts';
import { askNotice } from './stock-notices/ask-notice.ts';
import { tellBackInStock } from './stock-notices/tell-back-in-stock.ts';
import { wireAccount } from './wire-account.ts';
import { wireBackoffice } from './wire-backoffice.ts';
import { wireRates } from './wire-rates.ts';
import { wireRental } from './wire-rental.ts';
import { wireFiles } from './wire-files.ts';
import { wireEmailLimits, wireLimits } from './wire-limits.ts';
import { offersSms } from './wire-sms.ts';
import { wirePages, type Arranged } from './wire-pages.ts';
import { wirePayments } from './wire-payments.ts';
import { wireSupport } from './wire-support.ts';
import { wireProviders } from './wire-providers.ts';
import { wireWarranties } from './wire-warranties.ts';
import { wireWebhooks } from './wire-webhooks.ts';
import { wirePersonalData } from './wire-personal-data.ts';
import { wireReturns } from './wire-returns.ts';
import { daysOffAhead, NO_DAYS_OFF } from '../domain/calendar/working-days.ts';
import { wireReviews } from './wire-reviews.ts';
import { chatOf, geolocationOf } from './wire-outside.ts';
import { wireOutbox } from './wire-outbox.ts';

/** Chooses every adapter and binds every use case: what the shop can do. */
export function wireShop(
  { database, ping, load }: Connection,
  options: Arranged & {
    settings: Settings;
    secret: string;
    publicUrl: string;
    feed: ChangeFeed;
    /** What admins say of the shop at the moment; absent for nothing. */
    shopData?: () => ShopDataInForce;
    reads: CatalogueReads;
    /** Where the reads come from, unless from the shop's own database. */
    remote?: RemoteCatalogue | null;
    /** Takes a request to the shop's own address. */
    callShop: CallShop;
  },
) {
  const { feed, reads, remote = null } = options;
  const { CONTACT_EMAIL: recipient = null } = options.settings;
  const keys = orderKeys(options.secret);
  const draw = drawnDocuments();
  const findDocument = publishedDocuments();
  const quoteKeys = orderKeys(options.secret, Date.now, 'quote-reading');
  const metrics = shopMetrics({ databaseLoad: load, unsentEmails: unsentEmails(database) });
  const soldBy = rulesOf(options.settings, options.shopData);
  const { cardCurrencies, payments, testBank } = wirePayments(database, {
    ...options,
    rules: soldBy,
    count: metrics.countPayment,
    countChoreFailure: metrics.countChoreFailure,
  });
  const rules: ShopRules = Object.assign(soldBy, { cardCurrencies });
  const { countEmail, countConfirmEmail, countLinkEmail } = wireEmailLimits({
    onLimited: metrics.countLimited,
    areEmailsCounted: options.settings.ORDER_LIMITS,
  });
  const geolocation = geolocationOf(options.settings);
  const { account, identity, linkKeyOf, unsubscribeKeyOf, passwordResets } = wireAccount(database, {
    ...options,
    staffNeedSecondFactor: options.settings.STAFF_SECOND_FACTOR,
    passwordMinimum: options.settings.PASSWORD_MINIMUM,
    countEmail,
    countConfirmEmail,
    geolocation,
    providers: wireProviders(options.settings),
    metrics,
  });
  const fileStore = { database, files: wireFiles(options.settings) };
  const limits = wireLimits(database, { onLimited: metrics.countLimited });
  const letters = letterIds({ secret: options.secret, host: new URL(options.publicUrl).hostname });
  const support = wireSupport(fileStore, {
    ...options,
    letters,
    countFrom: limits.incomingEmail,
    countNew: limits.emailedTickets,
    countInto: limits.ticketEmail,
  });
  const seal = sealEmail({
    publicUrl: options.publicUrl,
    keyOf: (orderId) => keys.keyOf(orderId),
    quoteKeyOf: (quoteId) => quoteKeys.keyOf(quoteId),
    ticketKeyOf: support.keyOf,
    ticketAddressOf: support.addressOf,
    linkKeyOf,
    unsubscribeKeyOf,
  });
  return {
    rules,
    /** On which terms prices are lent; null where nobody does. */
    instalments: {
      UAH: options.settings.INSTALMENTS_UAH ?? null,
      PLN: options.settings.INSTALMENTS_PLN ?? null,
    },
    ping,
    /** Answers when the catalogue can be read; throws otherwise. */
    pingCatalogue: remote?.ping ?? ping,
    metrics,
    ...reads,
    /** Notes a search that found nothing; what cannot be noted keeps nobody from the page that says so. */
    noteSearchMiss: (miss: Parameters<ReturnType<typeof noteMiss>>[0]) =>
      noteMiss(database)(miss).catch((error: unknown) =>
        logger.warn({ err: error }, 'a search without a result was not noted'),
      ),
    identity,
    account,
    ...wirePersonalData(fileStore),
    cart: {
      cartTag: cartTag(database),
      findCart: findCart(database),
      replaceCart: replaceCart(database),
      takeInCart: takeInCart(database),
    },
    favourites: {
      list: listFavourites(database),
      add: addFavourites(database),
      remove: removeFavourites(database),
    },
    notifications: {
      offersSms: offersSms(options.settings),
      countUnread: countUnread(database),
      list: listNotifications(database),
      read: readNotifications(database),
    },
    rental: wireRental(fileStore, { ...options, feed }),
    orders: wireOrders(database, { rules, feed, keys, recipient, countEmail }),
    returns: wireReturns(fileStore, { rules, feed, keys, recipient }),
    reviews: wireReviews(fileStore, { feed, keys }),
    warranties: wireWarranties(database),
    ...wireBackoffice(fileStore, options),
    ...wirePages(database, options),
    webhooks: wireWebhooks(database, options),
    officialRates: wireRates(database, options.settings),
    checkout: {
      placeOrder: awaitInvalidation(
        feed,
        countOutcomes(placeOrder(database, { rules, countEmail }), metrics.countOrder),
      ),
      telephone: {
        findCustomer: findTelephoneCustomer(database),
        findClaimant: findClaimant(database),
        findPlacedFrom: findPlacedFrom(database),
        preview: previewByTelephone(database, { rules, countEmail }),
        place: awaitInvalidation(
          feed,
          countOutcomes(placeByTelephone(database, { rules, countEmail }), metrics.countOrder),
        ),
      },
      hasTooManyOpenOrders: hasTooManyOpenOrders(database, rules.openOrders),
      holdMachines: holdMachines(database, { rules }),
      holdersOf,
      checkDiscount: checkDiscount(database),
      keysOf: keysOf(database),
    },
    guests: {
      /** Whether the shop sells to who has no account (R18). */
      areWelcome: options.settings.GUEST_CHECKOUT,
      ...guestOrders(keys, { isSecure: options.publicUrl.startsWith('https:') }),
      ...holdingVisitors({ isSecure: options.publicUrl.startsWith('https:') }),
    },
    payments: {
      ...payments,
      chores: [
        { name: ORDER_LINKS, next: sendOrderLink(database, { countEmail: countLinkEmail }) },
        passwordResets,
        ...payments.chores,
      ],
    },
    testBank,
    quotes: wireQuotes(database, { rules, feed, keys: quoteKeys, draw, recipient, countEmail }),
    chat: chatOf(options.settings),
    /** Days on which the shop is closed, for pages that count working days in a browser; null without any. */
    daysOff: () => daysOffAhead(options.shopData?.().daysOff ?? NO_DAYS_OFF, new Date().toISOString()),
    /** Whether pages for developers are there: on local shops, unless a setting says otherwise. */
    hasDevPages: options.settings.DEV_PAGES ?? !isPublic(options.settings),
    /** Which amount of a price is the large one in each market, until a visitor chooses (R9). */
    priceViews: { UAH: options.settings.PRICES_UA, PLN: options.settings.PRICES_PL },
    support,
    outbox: wireOutbox(database, { ...options, seal, letters, unsubscribeKeyOf, findDocument }),
    /** An e-mail to look at, made of products of the catalogue. */
    previewEmail: previewEmail(reads.catalogue.productsByIds, seal),
    geolocation,
    findDocument,
    /** The manuals of a language, with the sizes of their files. */
    manualFiles: manualFiles(findDocument),
    findProductSheet: findProductSheet(reads.catalogue.findProduct, draw),
    stockNotices: {
      ask: askNotice(database),
      /** Tells who waits for goods that can be had again; run often. */
      tell: tellBackInStock(database, rules),
    },
    /** Begins and ends the reductions whose time has come; run often. */
    sweepReductions: sweepReductions(database),
    tidyUp: tidyUp(fileStore, { rules, paysByItself: payments.paysByItself }),
    limits,
  };
}

export type Shop = ReturnType<typeof wireShop>;
