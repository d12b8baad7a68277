import type {
  PaymentMethod,
  PayOnDeliveryFees,
  PayOnDeliveryLimits,
} from '../../domain/checkout/payment-methods.ts';
import type { Currency } from '../../domain/money/money.ts';
import type { ShippingRule } from '../../domain/checkout/shipping-rules.ts';

/** The shop's rules of selling, as far as the cart tells of them. */
export interface CartRules {
  readonly shipping: readonly ShippingRule[];
  readonly payOnDeliveryFees: PayOnDeliveryFees;
  readonly payOnDeliveryLimits: PayOnDeliveryLimits;
  readonly paymentMethods: readonly PaymentMethod[];
  /** The currencies that somebody takes cards in. */
  readonly cardCurrencies: readonly Currency[];
}
