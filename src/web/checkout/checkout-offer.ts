import { isTransferInTime } from '../../domain/checkout/payment-due.ts';
import { offeredPayments, type PaymentMethod } from '../../domain/checkout/payment-methods.ts';
import { planDelivery, type QuotedFor } from '../../domain/checkout/delivery-plan.ts';
import type { RemoteArea } from '../../domain/checkout/remote-areas.ts';
import { quoteShipping } from '../../domain/checkout/quote-shipping.ts';
import {
  methodsFor,
  preferredDelivery,
  type OfferedDelivery,
  type ShippingMethod,
} from '../../domain/checkout/shipping-rules.ts';
import { applyDiscount, type DiscountApplied, type DiscountTerms } from '../../domain/discounts/discount.ts';
import type { TaxRule } from '../../domain/checkout/tax.ts';
import type { CheckoutTotals } from '../../domain/checkout/totals-of.ts';
import { checkoutTotals } from '../../domain/checkout/totals.ts';
import { destinationMarket, marketOf, type Market } from '../../domain/locale/market.ts';
import { depositOfCart } from '../../domain/rental/deposit.ts';
import { parcelTravelDays } from '../../domain/rental/parcel-travel.ts';
import { leavesOn } from '../../domain/rental/rental-days.ts';
import { rentedLines, type RentedShare } from '../../domain/rental/rented-lines.ts';
import { linePrice } from '../../domain/cart/line-price.ts';
import { sum, zero, type Currency, type Money } from '../../domain/money/money.ts';
import { cartFreight, type CartRules, type KnownCart } from '../cart/cart-rules.ts';
import type { CheckoutDraft } from './draft.ts';

/** The rules of the cart, and what follows from the place. */
export interface CheckoutRules extends CartRules {
  readonly remoteAreas: readonly RemoteArea[];
  /** What an order may come to for being placed without an account; null for a customer, and where there is no limit. */
  readonly mostWithoutAccount: Readonly<Record<Currency, Money>> | null;
  /** The first day on which a machine can leave its depot that a transfer of today comes before, ISO 8601. */
  readonly firstHandOverByTransfer: string;
}

/** A cart about to be ordered. */
export interface CheckoutCart extends KnownCart {
  readonly currency: Currency;
  readonly taxRule: TaxRule;
  /** What the shopper's discount code gives; null without one. */
  readonly terms: DiscountTerms | null;
}

/** What the shop offers for a cart, and what it comes to as far as the draft goes. */
export interface CheckoutOffer {
  readonly deliveries: readonly OfferedDelivery[];
  /** Whose working days they take. */
  readonly market: Market;
  readonly payments: readonly PaymentMethod[];
  /** The method that the customer chose, else the cheapest, and of equally cheap ones the fastest. */
  readonly method: ShippingMethod;
  readonly payment: PaymentMethod;
  readonly totals: CheckoutTotals;
  /** What an order may come to for being paid at the door, where this one comes to more; else null. */
  readonly podLimit: Money | null;
  /** Whether the shop takes transfers, but not for machines that are handed over so soon. */
  readonly isTransferTooLate: boolean;
  /** What a guest's order may come to, where this one comes to more and needs an account; else null. */
  readonly guestLimit: Money | null;
  /** What the shopper's code does; null without one. */
  readonly discount: DiscountApplied | null;
  /** Why delivery is quoted after the order is placed (R10, C §9), `totals` being without it then; else null. */
  readonly quotedFor: QuotedFor | null;
  /** The part of the delivery that is paid for bringing machines and taking them back; 0 without any, and while it is quoted. */
  readonly haulage: Money;
  /** How much of it is rented: handed over on a day that is agreed, so without promised days. */
  readonly rented: RentedShare;
}

/** The day on which the machines of a line leave their depot; null without them, and without a day. */
function handOverOf(
  { id, rentalStartDate }: CheckoutCart['items'][number],
  cart: CheckoutCart,
): string | null {
  if (rentalStartDate == null) return null;
  const travelDays = parcelTravelDays(cart.freightOf(id), cart.currency);
  return leavesOn(rentalStartDate, { market: marketOf(cart.currency), travelDays });
}

/** Offers and totals of a cart, by the rules that the order itself is computed with (R10, R17). */
export function checkoutOffer(cart: CheckoutCart, draft: CheckoutDraft, rules: CheckoutRules): CheckoutOffer {
  const { items, currency, taxRule, terms } = cart;
  const plan = planDelivery(cartFreight(cart), { ...rules, currency, place: draft.shipping });
  const { quotedFor, haulage } = plan;
  const isDeliveryQuoted = quotedFor !== null;
  const rented = rentedLines(items.map(({ isRental }) => ({ rental: isRental ? isRental : null })));
  const lines = items.map((item) => linePrice(item, currency));
  const deposit = depositOfCart(items, { currency, taxRule });
  const discount =
    terms &&
    applyDiscount(terms, {
      goods: sum(currency, lines),
      isDeliveryQuoted: !plan.hasParcelFee,
    });
  const totalsBy = (payment: PaymentMethod, method: ShippingMethod) =>
    checkoutTotals({
      lines,
      deposit,
      ...(discount?.ok && {
        discount: discount.discount.goods,
        isDeliveryFree: discount.discount.isDeliveryFree,
      }),
      method,
      payment,
      currency,
      city: draft.shipping.city,
      taxRule,
      shippingRules: rules.shipping,
      payOnDeliveryFees: rules.payOnDeliveryFees,
      plan,
      ...(isDeliveryQuoted ? { quotedShipping: zero(currency) } : {}),
    });
  const question = {
    currency,
    hasRental: rented !== 'none',
    isTransferInTime: isTransferInTime(
      items.map((item) => handOverOf(item, cart)),
      rules.firstHandOverByTransfer,
    ),
    enabled: rules.paymentMethods,
    payOnDeliveryFees: rules.payOnDeliveryFees,
    payOnDeliveryLimits: rules.payOnDeliveryLimits,
    cardCurrencies: rules.cardCurrencies,
  };
  const { city, country } = draft.shipping;
  const methods = methodsFor(currency, {
    rules: rules.shipping,
    hasSpeed: !isDeliveryQuoted && rented !== 'all',
  });
  const deliveries = methods.flatMap((each) => {
    const { shipping: fee, subtotal: goods } = totalsBy('transfer', each);
    const quote = quoteShipping({ goods, currency, method: each, city, country, rules: rules.shipping });
    return quote.ok ? [{ method: each, fee, days: quote.days }] : [];
  });
  const chosen = draft.isMethodChosen && deliveries.find(({ method }) => method === draft.shipping.method);
  const { method } = chosen || preferredDelivery(deliveries) || draft.shipping;
  const { total } = totalsBy('transfer', method);
  const payments = offeredPayments({ ...question, total });
  const payment = payments.find((each) => each === draft.payment) ?? payments[0] ?? 'transfer';
  const isAboveLimit = offeredPayments({ ...question, total: null }).length > payments.length;
  const podLimit = isAboveLimit ? rules.payOnDeliveryLimits[currency] : null;
  const totals = totalsBy(payment, method);
  const most = rules.mostWithoutAccount?.[currency];
  const guestLimit = most && totals.total.minor > most.minor ? most : null;
  return {
    podLimit,
    isTransferTooLate: !question.isTransferInTime && rules.paymentMethods.includes('transfer'),
    guestLimit,
    deliveries,
    market: destinationMarket(country, currency),
    payments,
    method,
    payment,
    totals,
    discount,
    quotedFor,
    haulage,
    rented,
  };
}
