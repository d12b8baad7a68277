import { DEFAULT_PAY_ON_DELIVERY_FEES } from '../domain/checkout/payment-methods.ts';
import { DEFAULT_SHIPPING_RULES, REGIONAL_SHIPPING_RULES } from '../domain/checkout/shipping-rules.ts';
import { fromMajor } from '../domain/money/major.ts';
import type { Currency } from '../domain/money/money.ts';
import type { Geolocation } from './ports/geolocation.ts';
import { listAddresses } from './identity/addresses/list-addresses.ts';
import { removeAddress } from './identity/addresses/remove-address.ts';
import { changeAddress, saveAddress } from './identity/addresses/save-address.ts';
import { setDefaultAddress } from './identity/addresses/set-default-address.ts';
import { findProductSheet } from './catalogue/find-product-sheet.ts';
import type { CatalogueReads } from './catalogue-reads.ts';
import { offlineGeolocation } from './adapters/geolocation/offline-database.ts';
import { smtpServer } from './adapters/mail/smtp.ts';
import { remoteCatalogue } from './adapters/remote-catalogue/remote-catalogue.ts';
import { outsideGeolocation } from './adapters/geolocation/outside-service.ts';
import { countWaiting } from './backoffice/count-waiting.ts';
import { findDeskOrder } from './backoffice/find-desk-order.ts';
import { listDeskOrders } from './backoffice/list-desk-orders.ts';
import { cartTag } from './cart/cart-tag.ts';
import { findCart } from './cart/find-cart.ts';
import { replaceCart } from './cart/replace-cart.ts';
import { takeInCart } from './cart/take-in-cart.ts';
import { sweepReductions } from './catalogue/reductions/sweep-reductions.ts';
import { forgetOldKeys } from './checkout/idempotency.ts';
import { placeOrder } from './checkout/place-order.ts';
import type { ShopRules } from './checkout/shop-rules.ts';
import { told, type ChangeFeed } from './changes/change-feed.ts';
import type { Connection } from './database/database.ts';
import { sendMessage } from './contact/send-message.ts';
import { drawnDocuments } from './documents/drawn-documents.ts';
import { publishedDocuments } from './documents/published-documents.ts';
import type { Settings } from './env.ts';
import { addFavourites } from './favourites/add-favourites.ts';
import { listFavourites } from './favourites/list-favourites.ts';
import { removeFavourites } from './favourites/remove-favourites.ts';
import { guestOrders } from './http/guest-order.ts';
import { logger } from './http/logger.ts';
import {
  CONTACT_LIMIT,
  countCall,
  DISCOUNT_LIMIT,
  FEED_LIMIT,
  GUEST_ORDER_LIMIT,
  forgetOldWindows,
  ORDER_LIMIT,
  ORDER_LINK_LIMIT,
  QUOTE_LIMIT,
  REGISTRATION_LIMIT,
  SIGN_IN_LIMIT,
  WITHDRAWAL_LIMIT,
} from './http/rate-limit.ts';
import { forgetOldSessions } from './identity/forget-old-sessions.ts';
import { createIdentity } from './identity/identity.ts';
import { sealLetter } from './letters/letter-links.ts';
import { previewLetter } from './letters/preview-letter.ts';
import { countOutcomes } from './metrics/count-outcomes.ts';
import { countRefusals } from './metrics/count-refusals.ts';
import { shopMetrics } from './metrics/shop-metrics.ts';
import { cancelByStaff } from './orders/cancel-by-staff.ts';
import { cancelOrder } from './orders/cancel-order.ts';
import { completeDelivered } from './orders/complete-delivered.ts';
import { confirmOrder } from './orders/confirm-order.ts';
import { deliverOrder } from './orders/deliver-order.ts';
import { findOrder, findOrderByKey } from './orders/find-order.ts';
import { checkDiscount } from './orders/discounts/check-discount.ts';
import { findDocument } from './orders/invoices/find-document.ts';
import { listOrders } from './orders/list-orders.ts';
import { orderKeys } from './orders/order-key.ts';
import { reorder } from './orders/reorder.ts';
import { sendOrderLink } from './orders/send-order-link.ts';
import { shipOrder } from './orders/ship-order.ts';
import { closeWithdrawal } from './orders/withdrawals/close-withdrawal.ts';
import { listOpenWithdrawals } from './orders/withdrawals/list-open-withdrawals.ts';
import { findWithdrawal } from './orders/withdrawals/find-withdrawal.ts';
import { stateWithdrawal } from './orders/withdrawals/state-withdrawal.ts';
import { transferCode } from './orders/transfer-code.ts';
import { expireQuotes } from './quotes/expire-quotes.ts';
import { previewQuoteLetter } from './quotes/preview-quote-letter.ts';
import { findLetter, listLetters } from './outbox/list-letters.ts';
import { sendLetter } from './outbox/send-letters.ts';
import type { RemoteCatalogue } from './ports/remote-catalogue.ts';
import type { CallShop } from './test-bank/send-webhook.ts';
import { unsentLetters } from './outbox/unsent-letters.ts';
import { wireQuotes } from './wire-quotes.ts';
import { wirePayments } from './wire-payments.ts';

const limitOf = (major: number | undefined, currency: Currency) =>
  major === undefined ? null : fromMajor(major, currency);

const rulesOf = (settings: Settings): Omit<ShopRules, 'cardCurrencies'> => ({
  tax: {
    UAH: { ratePercent: settings.TAX_RATE_PERCENT_UA, mode: 'added' },
    PLN: { ratePercent: settings.TAX_RATE_PERCENT_PL, mode: 'added' },
  },
  shipping: settings.SHIPPING_UAH === 'regional' ? REGIONAL_SHIPPING_RULES : DEFAULT_SHIPPING_RULES,
  payOnDeliveryFees: DEFAULT_PAY_ON_DELIVERY_FEES,
  payOnDeliveryLimits: {
    UAH: limitOf(settings.POD_LIMIT_UAH, 'UAH'),
    PLN: limitOf(settings.POD_LIMIT_PLN, 'PLN'),
  },
  paymentMethods: settings.PAYMENT_METHODS,
});

/** The catalogue that the settings point at; null where the shop reads its own (R14). */
export const openRemoteCatalogue = (settings: Settings): RemoteCatalogue | null =>
  settings.CATALOGUE_URL === undefined
    ? null
    : remoteCatalogue({
        url: settings.CATALOGUE_URL,
        timeoutMs: settings.CATALOGUE_TIMEOUT_MS,
        rememberMs: settings.CATALOGUE_REMEMBER_SECONDS * 1000,
        onSkipped: (skipped) => logger.warn(skipped, 'records of the remote catalogue cannot be read'),
      });

/** How visitors chat with the shop; null for not at all (R26). */
const chatOf = ({ CHAT_URL: url, CHAT_SCRIPT_URL: scriptUrl, CHAT_ORIGINS: origins = [] }: Settings) => ({
  url: url ?? null,
  scriptUrl: scriptUrl ?? null,
  /** What pages may load from and talk to beside the shop itself. */
  origins: scriptUrl === undefined ? [] : [new URL(scriptUrl).origin, ...origins],
});

function geolocationOf({ GEOLOCATION_URL: url }: Settings): Geolocation {
  const offline = offlineGeolocation();
  if (url === undefined) return offline;
  return outsideGeolocation(url, {
    otherwise: offline,
    onFailure: (error) => logger.warn({ err: error }, 'country lookup failed'),
  });
}

/** Chooses every adapter and binds every use case: what the shop can do. */
export function wireShop(
  { database, ping, load }: Connection,
  options: {
    settings: Settings;
    secret: string;
    publicUrl: string;
    feed: ChangeFeed;
    reads: CatalogueReads;
    /** Where the reads come from, unless from the shop's own database. */
    remote?: RemoteCatalogue | null;
    /** Takes a request to the shop's own address. */
    callShop: CallShop;
  },
) {
  const { feed, reads, remote = null } = options;
  const { SMTP_URL: url, MAIL_FROM: from } = options.settings;
  const mailServer = url === undefined ? null : smtpServer({ url, from });
  const keys = orderKeys(options.secret);
  const draw = drawnDocuments();
  const quoteKeys = orderKeys(options.secret, Date.now, 'quote-reading');
  const seal = sealLetter({
    publicUrl: options.publicUrl,
    keyOf: (orderId) => keys.keyOf(orderId),
    quoteKeyOf: (quoteId) => quoteKeys.keyOf(quoteId),
  });
  const metrics = shopMetrics({ databaseLoad: load, unsentLetters: unsentLetters(database) });
  const { cardCurrencies, payments, testBank } = wirePayments(database, {
    ...options,
    count: metrics.countPayment,
  });
  const rules: ShopRules = { ...rulesOf(options.settings), cardCurrencies };
  const count = countRefusals(countCall(database), metrics.countLimited);
  const identity = createIdentity(database, options);
  return {
    rules,
    ping,
    /** Answers when the catalogue can be read; throws otherwise. */
    pingCatalogue: remote?.ping ?? ping,
    metrics,
    ...reads,
    identity: {
      ...identity,
      signIn: countOutcomes(identity.signIn, metrics.countSignIn),
      register: countOutcomes(identity.register, metrics.countRegistration),
    },
    addresses: {
      list: listAddresses(database),
      save: saveAddress(database),
      change: changeAddress(database),
      remove: removeAddress(database),
      setDefault: setDefaultAddress(database),
    },
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
    orders: {
      listOrders: listOrders(database),
      findOrder: findOrder(database),
      findOrderByKey: findOrderByKey(database, keys),
      findDocument: findDocument(database, { keys, draw: drawnDocuments(16) }),
      sendOrderLink: sendOrderLink(database),
      cancelOrder: told(feed, cancelOrder(database)),
      reorder: reorder(database),
      transferCode,
      confirmOrder: confirmOrder(database),
      shipOrder: shipOrder(database),
      stateWithdrawal: stateWithdrawal(database, { recipient: options.settings.CONTACT_EMAIL ?? null }),
      findWithdrawal: findWithdrawal(database),
      listOpenWithdrawals: listOpenWithdrawals(database),
      closeWithdrawal: closeWithdrawal(database),
      deliverOrder: deliverOrder(database),
      cancelByStaff: told(feed, cancelByStaff(database)),
    },
    backoffice: {
      countWaiting: countWaiting(database),
      listOrders: listDeskOrders(database),
      findOrder: findDeskOrder(database),
    },
    checkout: {
      placeOrder: told(feed, countOutcomes(placeOrder(database, { rules }), metrics.countOrder)),
      checkDiscount: checkDiscount(database),
    },
    guests: {
      /** Whether the shop sells to who has no account (R18). */
      areWelcome: options.settings.GUEST_CHECKOUT,
      ...guestOrders(keys, { isSecure: options.publicUrl.startsWith('https:') }),
    },
    payments,
    testBank,
    quotes: wireQuotes(database, {
      rules,
      feed,
      keys: quoteKeys,
      draw,
      recipient: options.settings.CONTACT_EMAIL ?? null,
    }),
    chat: chatOf(options.settings),
    contact: { sendMessage: sendMessage(database, { recipient: options.settings.CONTACT_EMAIL ?? null }) },
    outbox: {
      listLetters: listLetters(database),
      findLetter: findLetter(database, { seal }),
      /** Sends the next letter that is due, if any; null without a mail server. */
      sendLetter:
        mailServer && sendLetter(database, { mailServer, host: new URL(options.publicUrl).hostname, seal }),
      closeMailServer: () => mailServer?.close(),
    },
    /** A letter about an order to look at, made of products of the catalogue. */
    previewLetter: previewLetter(reads.catalogue.productsByIds, seal),
    previewQuoteLetter: previewQuoteLetter(reads.catalogue.productsByIds, seal),
    geolocation: geolocationOf(options.settings),
    findDocument: publishedDocuments(),
    findProductSheet: findProductSheet(reads.catalogue.findProduct, draw),
    /** Begins and ends the reductions whose time has come; run often. */
    sweepReductions: sweepReductions(database),
    /** Throws away what has served its time and completes what is over; run now and then. */
    tidyUp: async () => {
      await forgetOldWindows(database)();
      await forgetOldKeys(database)();
      await forgetOldSessions(database)();
      await completeDelivered(database)();
      await expireQuotes(database)();
    },
    /** The limits of what costs the shop most; the subject is an address or a customer. */
    limits: {
      signIn: (subject: string) => count(SIGN_IN_LIMIT, subject),
      registration: (subject: string) => count(REGISTRATION_LIMIT, subject),
      contact: (subject: string) => count(CONTACT_LIMIT, subject),
      order: (subject: string) => count(ORDER_LIMIT, subject),
      guestOrder: (subject: string) => count(GUEST_ORDER_LIMIT, subject),
      orderLink: (subject: string) => count(ORDER_LINK_LIMIT, subject),
      withdrawal: (subject: string) => count(WITHDRAWAL_LIMIT, subject),
      discount: (subject: string) => count(DISCOUNT_LIMIT, subject),
      quote: (subject: string) => count(QUOTE_LIMIT, subject),
      feed: (subject: string) => count(FEED_LIMIT, subject),
    },
  };
}

export type Shop = ReturnType<typeof wireShop>;
