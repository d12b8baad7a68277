import { linePrice } from '../../domain/cart/line-price.ts';
import { offeredPayments, type PaymentMethod } from '../../domain/checkout/payment-methods.ts';
import { offeredMethods, quoteAt, type ShippingMethod } from '../../domain/checkout/shipping-rules.ts';
import type { TaxRule } from '../../domain/checkout/tax.ts';
import { totalsOf } from '../../domain/checkout/totals-of.ts';
import { sum, zero, type Currency, type Money } from '../../domain/money/money.ts';
import type { ShownTotals } from './totals-list.tsx';
import type { CartRules } from './cart-rules.ts';
import { isBulkCart, type KnownCart } from './is-bulk-cart.ts';

/** What a cart comes to before the shopper has said where it goes. */
export interface CartSum {
  readonly totals: ShownTotals;
  /** The delivery that is reckoned with, the first that is offered. */
  readonly method: ShippingMethod;
  /** What is missing for free delivery; null when it is free, never free, or to be quoted. */
  readonly freeRemaining: Money | null;
  /** What of the way to free delivery is done, from 0 to 1; null where there is no such way. */
  readonly progress: number | null;
  readonly payments: readonly PaymentMethod[];
}

/** Sums a cart up by the rules of every order (C §9, R10); a town that is not known yet is priced as elsewhere. */
export function sumUpCart(
  cart: KnownCart,
  { currency, taxRule, rules }: { currency: Currency; taxRule: TaxRule; rules: CartRules },
): CartSum {
  const lines = cart.items.map((item) => linePrice(item, currency));
  const goods = sum(currency, lines);
  const method = offeredMethods(currency, rules.shipping)[0] ?? 'standard';
  const isBulk = isBulkCart(cart);
  const quote = quoteAt({ goods, currency, method, place: 'elsewhere', rules: rules.shipping });
  const fee = quote.ok && !isBulk ? quote.fee : zero(currency);
  const totals = totalsOf({ lines, payment: 'transfer', currency, taxRule, shippingOf: () => fee });
  const freeRemaining = quote.ok && !isBulk ? quote.freeRemaining : null;
  const isFree = !isBulk && totals.shipping.minor === 0;
  return {
    totals: isBulk ? { ...totals, shipping: null } : totals,
    method,
    freeRemaining,
    progress:
      freeRemaining === null ? (isFree ? 1 : null) : goods.minor / (goods.minor + freeRemaining.minor),
    payments: offeredPayments({
      currency,
      hasRental: cart.items.some(({ isRental }) => isRental),
      enabled: rules.paymentMethods,
      payOnDeliveryFees: rules.payOnDeliveryFees,
    }),
  };
}
