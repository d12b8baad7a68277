import type { QuotedAnywhere } from '../../domain/checkout/quoted-anywhere.ts';
import { depositOfCart } from '../../domain/rental/deposit.ts';
import { linePrice } from '../../domain/cart/line-price.ts';
import { offeredPayments, type PaymentMethod } from '../../domain/checkout/payment-methods.ts';
import {
  methodsFor,
  preferredDelivery,
  quoteAt,
  type ShippingMethod,
  type ShippingRule,
} from '../../domain/checkout/shipping-rules.ts';
import {
  applyDiscount,
  growthToReach,
  type DiscountApplied,
  type DiscountTerms,
} from '../../domain/discounts/discount.ts';
import { taxedLines } from '../../domain/checkout/gross-amounts.ts';
import type { BothAmounts, TaxRule } from '../../domain/checkout/tax.ts';
import { totalsOf } from '../../domain/checkout/totals-of.ts';
import { add, compare, subtract, sum, zero, type Currency, type Money } from '../../domain/money/money.ts';
import type { ShownTotals } from './totals-list.tsx';
import { hasParcelFee, quotedCart, type CartRules, type KnownCart } from './cart-rules.ts';

/** What a cart comes to before the shopper has said where it goes. */
export interface CartSum {
  readonly totals: ShownTotals;
  /** The lines by their prices as the shop keeps them. */
  readonly parts: readonly { readonly price: Money; readonly isRental: boolean }[];
  /** What each line comes to, by its key: together the goods. */
  readonly lines: ReadonlyMap<string, BothAmounts>;
  /** What the shopper's code does; null without one. */
  readonly discount: DiscountApplied | null;
  /** The delivery that is reckoned with: the one that the checkout begins with. */
  readonly method: ShippingMethod;
  /** How long the parcel of what is bought goes, to the place that is reckoned with; null where it is to be quoted, and of machines alone. */
  readonly days: ShippingRule['days'] | null;
  /** Whether delivery costs less in large cities than is reckoned with. */
  readonly isCheaperInCities: boolean;
  /** What goods must grow by for free delivery, a code's share of that included; null when it is free, never free, or to be quoted. */
  readonly freeRemaining: Money | null;
  /** What of the way to free delivery is done, from 0 to 1; null where there is no such way. */
  readonly progress: number | null;
  readonly payments: readonly PaymentMethod[];
  /** Why delivery is quoted, `totals` being without it then; null where it is charged. */
  readonly quotedFor: QuotedAnywhere | null;
}

/** What a cart is summed up by; null `terms` without a discount code. */
interface SumTerms {
  readonly currency: Currency;
  readonly taxRule: TaxRule;
  readonly rules: CartRules;
  readonly terms: DiscountTerms | null;
}

/** Sums a cart up by the rules of every order (C §9, R10); a town that is not known yet is priced as elsewhere. */
export function sumUpCart(cart: KnownCart, { currency, taxRule, rules, terms }: SumTerms): CartSum {
  const lines = cart.items.map((item) => linePrice(item, currency));
  const quotedFor = quotedCart(cart, { currency, haulage: rules.haulage });
  const isQuoted = quotedFor !== null;
  const all = sum(currency, lines);
  const discount =
    terms && applyDiscount(terms, { goods: all, isDeliveryQuoted: !hasParcelFee(cart, quotedFor) });
  const given = discount?.ok ? discount.discount : null;
  const goods = subtract(all, given?.goods ?? zero(currency));
  const question = { goods, currency, rules: rules.shipping };
  const isBought = cart.items.some(({ isRental }) => !isRental);
  const quotes = methodsFor(currency, { rules: rules.shipping, hasSpeed: !isQuoted && isBought }).flatMap(
    (method) => {
      const quote = quoteAt({ ...question, method, place: 'elsewhere' });
      return quote.ok ? [{ ...quote, fee: given?.isDeliveryFree ? zero(currency) : quote.fee, method }] : [];
    },
  );
  const quote = preferredDelivery(quotes);
  const method = quote?.method ?? 'standard';
  const inCity = quoteAt({ ...question, method, place: 'major-city' });
  const isCharged = quote !== undefined && !isQuoted && !given?.isDeliveryFree;
  const fee = isCharged ? quote.fee : zero(currency);
  const totals = totalsOf({
    lines,
    deposit: depositOfCart(cart.items, { currency, taxRule }),
    discount: given?.goods ?? zero(currency),
    payment: 'transfer',
    currency,
    taxRule,
    shippingOf: () => fee,
  });
  const amounts = taxedLines(lines, currency, taxRule);
  const freeRemaining =
    isCharged && quote.freeRemaining !== null
      ? growthToReach(add(goods, quote.freeRemaining), { goods: all, terms })
      : null;
  const isFree = !isQuoted && totals.shipping.minor === 0;
  return {
    discount,
    parts: cart.items.map((item, index) => ({ price: lines[index] as Money, isRental: item.isRental })),
    lines: new Map(cart.items.map(({ uniqueKey }, index) => [uniqueKey, amounts[index] as BothAmounts])),
    quotedFor,
    totals: isQuoted ? { ...totals, shipping: null } : totals,
    method,
    days: quote && !isQuoted && isBought ? quote.days : null,
    isCheaperInCities: isCharged && inCity.ok && compare(inCity.fee, quote.fee) < 0,
    freeRemaining,
    progress:
      freeRemaining === null ? (isFree ? 1 : null) : goods.minor / (goods.minor + freeRemaining.minor),
    payments: offeredPayments({
      currency,
      hasRental: cart.items.some(({ isRental }) => isRental),
      // Said in general: the page is kept for days, and the day of a rental can be chosen later.
      isTransferInTime: true,
      enabled: rules.paymentMethods,
      payOnDeliveryFees: rules.payOnDeliveryFees,
      payOnDeliveryLimits: rules.payOnDeliveryLimits,
      total: totals.total,
      cardCurrencies: rules.cardCurrencies,
    }),
  };
}
