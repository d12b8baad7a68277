import type {
  PaymentMethod,
  PayOnDeliveryFees,
  PayOnDeliveryLimits,
} from '../../domain/checkout/payment-methods.ts';
import type { Currency } from '../../domain/money/money.ts';
import {
  quotedDelivery,
  type QuotedDelivery,
  type ShippingRule,
} from '../../domain/checkout/shipping-rules.ts';
import type { CartItem } from '../../domain/cart/cart-item.ts';
import type { Freight } from '../../domain/checkout/freight.ts';

/** The shop's rules of selling, as far as the cart tells of them. */
export interface CartRules {
  readonly shipping: readonly ShippingRule[];
  readonly payOnDeliveryFees: PayOnDeliveryFees;
  readonly payOnDeliveryLimits: PayOnDeliveryLimits;
  readonly paymentMethods: readonly PaymentMethod[];
  /** The currencies that somebody takes cards in. */
  readonly cardCurrencies: readonly Currency[];
}

/** A cart with what the shop says of how its products travel, as far as that is known. */
export interface KnownCart {
  readonly items: readonly CartItem[];
  readonly freightOf: (id: number) => Freight;
}

/** Why the delivery of a cart is quoted instead of charged by the rules; null where it is charged (R10). */
export const quotedCart = ({ items, freightOf }: KnownCart): QuotedDelivery | null =>
  quotedDelivery(items.map(({ id, quantity, isRental }) => ({ freight: freightOf(id), quantity, isRental })));
