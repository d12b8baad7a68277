import { bulkGoodsOf } from '../../domain/checkout/bulk-goods.ts';
import { isBulk } from '../../domain/checkout/bulk.ts';
import {
  offeredPayments,
  type PaymentMethod,
  type PayOnDeliveryFees,
} from '../../domain/checkout/payment-methods.ts';
import {
  offeredMethods,
  type ShippingMethod,
  type ShippingRule,
} from '../../domain/checkout/shipping-rules.ts';
import type { TaxRule } from '../../domain/checkout/tax.ts';
import { checkoutTotals, type CheckoutTotals } from '../../domain/checkout/totals.ts';
import type { CartItem } from '../../domain/cart/cart-item.ts';
import { linePrice } from '../../domain/cart/line-price.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import { zero, type Currency } from '../../domain/money/money.ts';
import type { CheckoutDraft } from './draft.ts';

/** The shop's rules of selling, as far as the checkout shows them. */
export interface CheckoutRules {
  readonly shipping: readonly ShippingRule[];
  readonly payOnDeliveryFees: PayOnDeliveryFees;
  readonly paymentMethods: readonly PaymentMethod[];
}

/** A cart about to be ordered. */
export interface CheckoutCart {
  readonly items: readonly CartItem[];
  readonly currency: Currency;
  readonly taxRule: TaxRule;
  readonly productOf: (id: number) => Product | undefined;
  readonly powerOf: (id: number) => number;
}

/** What the shop offers for a cart, and what it comes to as far as the draft goes. */
export interface CheckoutOffer {
  readonly methods: readonly ShippingMethod[];
  readonly payments: readonly PaymentMethod[];
  /** The draft's method, or the first one while the draft's is not offered. */
  readonly method: ShippingMethod;
  readonly payment: PaymentMethod;
  readonly totals: CheckoutTotals;
  /** Whether delivery is quoted after the order is placed (R10); `totals` are without it then. */
  readonly isBulk: boolean;
}

/** Offers and totals of a cart, by the rules that the order itself is computed with (R10, R17). */
export function checkoutOffer(cart: CheckoutCart, draft: CheckoutDraft, rules: CheckoutRules): CheckoutOffer {
  const { items, currency, taxRule } = cart;
  const methods = offeredMethods(currency, rules.shipping);
  const payments = offeredPayments({
    currency,
    hasRental: items.some(({ isRental }) => isRental),
    enabled: rules.paymentMethods,
    payOnDeliveryFees: rules.payOnDeliveryFees,
  });
  const method = methods.find((each) => each === draft.shipping.method) ?? methods[0] ?? 'standard';
  const payment = payments.find((each) => each === draft.payment) ?? payments[0] ?? 'transfer';
  const bulk = isBulk(
    bulkGoodsOf(
      items.map(({ id, quantity, isRental }) => ({
        categoryId: cart.productOf(id)?.categoryId ?? 0,
        quantity,
        powerW: cart.powerOf(id),
        isRental,
      })),
    ),
  );
  const totals = checkoutTotals({
    lines: items.map((item) => linePrice(item, currency)),
    method,
    payment,
    currency,
    city: draft.shipping.city,
    taxRule,
    shippingRules: rules.shipping,
    payOnDeliveryFees: rules.payOnDeliveryFees,
    ...(bulk ? { quotedShipping: zero(currency) } : {}),
  });
  return { methods, payments, method, payment, totals, isBulk: bulk };
}
