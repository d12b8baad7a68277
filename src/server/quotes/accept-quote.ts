import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Product } from '../../domain/catalogue/product.ts';
import type { Billing } from '../../domain/checkout/billing-form.ts';
import type { PaymentMethod } from '../../domain/checkout/payment-methods.ts';
import { paymentDueMoment } from '../../domain/checkout/payment-due.ts';
import type { ShippingInfo } from '../../domain/checkout/shipping-form.ts';
import { marketOf } from '../../domain/locale/market.ts';
import { zero } from '../../domain/money/money.ts';
import { orderNumber } from '../../domain/orders/order-number.ts';
import { transferDue } from '../../domain/payments/transfer-due.ts';
import { isOfferedPlace, OFFERED_METHOD, offerPayments, offerTotals } from '../../domain/quotes/offer.ts';
import { offeredLines, type QuoteLine, type QuoteOffer, type QuoteView } from '../../domain/quotes/quote.ts';
import { lockProducts } from '../catalogue/stock.ts';
import type { AgreedOrder } from '../checkout/agreed-order.ts';
import { orderEmail } from '../checkout/order-email.ts';
import { pricedLine } from '../../domain/cart/line-price.ts';
import { readGoods, type Goods } from '../checkout/read-goods.ts';
import type { ShopRules } from '../checkout/shop-rules.ts';
import { writeOrder } from '../checkout/write-order.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../orders/tables.ts';
import { quoteViewOf } from './find-quotes.ts';
import { lockForStep, takeStep } from './step-of-quote.ts';
import { quotes } from './tables.ts';
import { termsVersion } from '../messages/terms-in-force.ts';

/** A customer's yes to an offer; the caller has found the quote to be theirs. */
export interface Acceptance {
  readonly quoteId: string;
  /** The version of the offer that they said yes to. */
  readonly version: number;
  readonly userId: string;
  /** Its method is that of the offer, whatever is said here. */
  readonly shipping: ShippingInfo;
  /** Null for a person. */
  readonly billing: Billing | null;
  readonly payment: PaymentMethod;
  /** What the order was said to come to by that method, in minor units; null if the client stated none. */
  readonly seenTotalMinor: number | null;
}

export type QuoteAccepted =
  /** `repeated` when it was accepted before, by the same customer. */
  | { readonly ok: true; readonly orderId: string; readonly repeated: boolean }
  | {
      readonly ok: false;
      /** `quote-not-open`: over, withdrawn, declined, or ordered by somebody else; `place-not-offered`: delivery was priced for another city. */
      readonly reason:
        | 'quote-not-found'
        | 'quote-not-open'
        | 'offer-superseded'
        | 'place-not-offered'
        | 'payment-not-offered'
        /** What its payment method adds is not what the customer saw. */
        | 'payment-fee-changed';
    }
  | { readonly ok: false; readonly reason: 'product-unavailable'; readonly productId: number }
  | {
      readonly ok: false;
      readonly reason: 'out-of-stock';
      readonly productId: number;
      readonly available: number;
    };

/** The pieces of each product among the lines. */
function piecesOf(lines: readonly QuoteLine[]): ReadonlyMap<number, number> {
  const pieces = new Map<number, number>();
  for (const { productId, quantity } of lines) {
    pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  }
  return pieces;
}

/** The first of the goods that the shop cannot hand over; null when all are there. */
function missing(pieces: ReadonlyMap<number, number>, products: ReadonlyMap<number, Product>) {
  for (const [productId, wanted] of pieces) {
    const product = products.get(productId);
    if (!product) return { ok: false, reason: 'product-unavailable', productId } as const;
    const { stock: available } = product;
    if (available < wanted) return { ok: false, reason: 'out-of-stock', productId, available } as const;
  }
  return null;
}

/** The order that an offer comes to, at its own prices. */
function agree(
  quote: QuoteView,
  offer: QuoteOffer,
  { goods, acceptance, rules }: { goods: Goods; acceptance: Acceptance; rules: ShopRules },
): AgreedOrder {
  const { currency, locale } = quote;
  const { payment, shipping, billing, userId } = acceptance;
  const lines = offeredLines(quote, offer).map(({ productId, quantity, unit }) => {
    const product = goods.products.get(productId);
    if (!product) throw new Error(`Product ${productId} was not read`);
    return pricedLine({ quantity, rental: null }, product, { unit });
  });
  const { payOnDeliveryFees } = rules;
  const now = new Date().toISOString();
  return {
    orderId: randomUUID(),
    subjects: [],
    orderNumber: orderNumber(goods.sequence),
    request: {
      user: { id: userId },
      network: null,
      locale,
      currency,
      lines: quote.lines.map(({ productId: id, quantity }) => ({ id, quantity, rental: null })),
      shipping: { ...shipping, method: OFFERED_METHOD },
      billing,
      payment,
      seenTotalMinor: null,
      discountCode: null,
      idempotencyKey: null,
    },
    lines,
    pieces: piecesOf(quote.lines),
    machines: [],
    totals: offerTotals(quote, offer, { payment, payOnDeliveryFees }),
    haulage: zero(currency),
    discount: null,
    deliveryToBeQuoted: false,
    deliveryDays: { min: offer.minDays, max: offer.maxDays },
    payUntil: paymentDueMoment(now, marketOf(currency)),
    transferDue: payment === 'transfer' ? transferDue(now, currency, { isGuest: false }) : null,
    termsEdition: termsVersion('legal-terms'),
    taxRule: { ratePercent: offer.taxRatePercent, mode: offer.taxMode },
    rate: goods.rate,
  };
}

/** What became of a quote that leads nowhere from here: the customer's own order, or a no. */
async function concluded(transaction: Database, { quoteId, userId }: Acceptance): Promise<QuoteAccepted> {
  const [order] = await transaction
    .select({ id: orders.id, userId: orders.userId })
    .from(quotes)
    .innerJoin(orders, eq(orders.id, quotes.orderId))
    .where(eq(quotes.id, quoteId));
  return order?.userId === userId
    ? { ok: true, orderId: order.id, repeated: true }
    : { ok: false, reason: 'quote-not-open' };
}

async function accept(
  transaction: Database,
  acceptance: Acceptance,
  rules: ShopRules,
): Promise<QuoteAccepted> {
  const { quoteId, version, userId, payment, shipping } = acceptance;
  const locked = await lockForStep(transaction, { id: quoteId, to: 'ACCEPTED' });
  if (!locked.ok) {
    return locked.reason === 'quote-not-found'
      ? { ok: false, reason: locked.reason }
      : concluded(transaction, acceptance);
  }
  const quote = await quoteViewOf(transaction, locked.quote);
  const offer = quote.offers.at(-1);
  if (offer?.version !== version) return { ok: false, reason: 'offer-superseded' };
  if (!isOfferedPlace(quote, shipping)) return { ok: false, reason: 'place-not-offered' };
  if (!offerPayments(quote, rules).includes(payment)) return { ok: false, reason: 'payment-not-offered' };
  const pieces = piecesOf(quote.lines);
  const ids = [...pieces.keys()];
  await lockProducts(transaction, { ids });
  const { locale, currency } = quote;
  const goods = await readGoods(transaction, { ids, locale, currency, subjects: [] });
  const lacking = missing(pieces, goods.products);
  if (lacking) return lacking;
  const order = agree(quote, offer, { goods, acceptance, rules });
  const { seenTotalMinor } = acceptance;
  if (seenTotalMinor !== null && seenTotalMinor !== order.totals.total.minor)
    return { ok: false, reason: 'payment-fee-changed' };
  await writeOrder(transaction, order, orderEmail(order));
  await takeStep(transaction, quote, {
    to: 'ACCEPTED',
    actor: `customer:${userId}`,
    change: { orderId: order.orderId, userId: quote.userId ?? userId },
  });
  return { ok: true, orderId: order.orderId, repeated: false };
}

/**
 * Turns an offer into an order, once (R10): at its prices, with its delivery and its tax, stock taken as with every order,
 * in one transaction under the lock of the quote's row. Accepted again it answers with the same order. Refusals write
 * nothing.
 */
export const acceptQuote =
  (database: Database, { rules }: { rules: ShopRules }) =>
  (acceptance: Acceptance): Promise<QuoteAccepted> =>
    // Admins may change the rules meanwhile: all of the order is by the same.
    database.transaction((transaction) => accept(transaction, acceptance, { ...rules }));
