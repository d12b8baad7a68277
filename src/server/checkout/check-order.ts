import type { Line } from '../../domain/cart/cart-item.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import { firstHandOverByTransfer, isTransferInTime } from '../../domain/checkout/payment-due.ts';
import { offeredPayments } from '../../domain/checkout/payment-methods.ts';
import { methodsFor } from '../../domain/checkout/shipping-rules.ts';
import { dayIn, marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import type { RentalRefusal } from '../../domain/rental/rental-refusal.ts';
import { rentedLines } from '../../domain/rental/rented-lines.ts';
import type { CheckoutTotals } from '../../domain/checkout/totals-of.ts';
import type { DiscountReason } from '../../domain/discounts/discount.ts';
import { takeOverHold } from '../../domain/payments/payment-timeouts.ts';
import type { UnpaidOrder } from './unpaid-of-cart.ts';
import type { Money } from '../../domain/money/money.ts';
import type { OpenOrderRefusal } from './order-subjects.ts';
import type { OrderRequest } from './order-request.ts';
import type { ShopRules } from './shop-rules.ts';

/** Why an order is not placed. */
export type Refusal =
  | {
      readonly reason:
        | 'cart-empty'
        | 'method-not-offered'
        /** Whether its delivery is quoted before payment is not as the customer saw it. */
        | 'delivery-changed'
        /** Admins saved other days off, and this process computes with those before. */
        | 'days-off-changed'
        | 'payment-not-offered'
        | 'idempotency-key-reused'
        | 'cart-changed'
        | 'payment-time-over';
    }
  | OpenOrderRefusal
  /** The unpaid orders of the shopper, or of their network, would hold `days` days of machines, of `most` that they may. */
  | { readonly reason: 'too-many-machine-days'; readonly most: number; readonly days: number }
  | RentalRefusal
  /** The caller has used up its calls, or no more e-mails are written to the recipient within the hour. */
  | { readonly reason: 'rate-limited'; readonly retryAfterSeconds: number }
  | { readonly reason: 'product-unavailable' | 'option-unavailable'; readonly productId: number }
  | { readonly reason: 'out-of-stock'; readonly productId: number; readonly available: number }
  | {
      readonly reason: 'total-changed';
      readonly totals: CheckoutTotals;
      readonly discount: DiscountReason | null;
    };

/** Carries a refusal out of the transaction, which undoes all that was written. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

/** Pieces that are bought, by product id; machines are booked by their calendar instead. */
export function piecesOf(lines: readonly Line[]): ReadonlyMap<number, number> {
  const pieces = new Map<number, number>();
  for (const { id, quantity, rental } of lines) {
    if (rental === null) pieces.set(id, (pieces.get(id) ?? 0) + quantity);
  }
  return pieces;
}

/** Refuses an order that wants more pieces of a product than are in stock. */
export function checkStock(lines: readonly Line[], products: ReadonlyMap<number, Product>) {
  for (const [productId, pieces] of piecesOf(lines)) {
    const available = products.get(productId)?.stock ?? 0;
    if (pieces > available) throw new Refused({ reason: 'out-of-stock', productId, available });
  }
}

/** Since when goods have been held that an order takes over; null for none. Refuses to hold them on after their day. */
export function checkHold(
  { payment, currency }: OrderRequest,
  replaced: readonly UnpaidOrder[],
): string | null {
  const taken = takeOverHold(
    replaced.map(({ order }) => order),
    { payment, currency, now: new Date().toISOString() },
  );
  if (!taken.ok) throw new Refused({ reason: taken.reason });
  return taken.heldSince;
}

/** Refuses what can be refused before anything is read: an empty order, methods that are not offered. */
export function checkOffers(request: OrderRequest, rules: ShopRules) {
  if (request.lines.length === 0) throw new Refused({ reason: 'cart-empty' });
  checkMethod(request, rules, { isQuoted: false });
  checkPayment(request, rules, null);
}

/** Refuses a delivery method that is not offered; asked before the goods are locked and again when it is known whether it is quoted. */
export function checkMethod(
  { lines, currency, shipping }: OrderRequest,
  rules: ShopRules,
  { isQuoted }: { isQuoted: boolean },
) {
  const hasSpeed = !isQuoted && rentedLines(lines) !== 'all';
  if (!methodsFor(currency, { rules: rules.shipping, hasSpeed }).includes(shipping.method)) {
    throw new Refused({ reason: 'method-not-offered' });
  }
}

/** Refuses a total, or a delivery to be quoted, that is not as the customer saw it. */
export function checkSeen(
  { seenTotalMinor, seenQuoted }: OrderRequest,
  { totals, isQuoted }: { readonly totals: CheckoutTotals; readonly isQuoted: boolean },
) {
  if (seenTotalMinor !== null && seenTotalMinor !== totals.total.minor) {
    throw new Refused({ reason: 'total-changed', totals, discount: null });
  }
  if (seenQuoted !== undefined && seenQuoted !== isQuoted) throw new Refused({ reason: 'delivery-changed' });
}

/**
 * Refuses a payment method that is not offered; asked before the goods are locked, and again with the order's total and the day on
 * which its first machine leaves once it is known that the order is a new one: what was placed in time answers all the same when it is sent again.
 */
export function checkPayment(
  { lines, currency, payment }: OrderRequest,
  rules: ShopRules,
  known: { readonly total: Money; readonly handOverOn: string | null } | null,
) {
  const market = marketOf(currency);
  const today = dayIn(timeZoneOf(market), new Date().toISOString());
  const isInTime =
    known === null || isTransferInTime([known.handOverOn], firstHandOverByTransfer(today, market));
  const { paymentMethods: enabled, payOnDeliveryFees, payOnDeliveryLimits, cardCurrencies } = rules;
  const hasRental = lines.some(({ rental }) => rental !== null);
  const question = {
    currency,
    hasRental,
    isTransferInTime: isInTime,
    enabled,
    payOnDeliveryFees,
    payOnDeliveryLimits,
    cardCurrencies,
    total: known?.total ?? null,
  };
  if (!offeredPayments(question).includes(payment)) {
    throw new Refused({ reason: 'payment-not-offered' });
  }
}
