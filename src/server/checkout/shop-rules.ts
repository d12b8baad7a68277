import type {
  PaymentMethod,
  PayOnDeliveryFees,
  PayOnDeliveryLimits,
} from '../../domain/checkout/payment-methods.ts';
import type { RemoteArea } from '../../domain/checkout/remote-areas.ts';
import type { ShippingRule } from '../../domain/checkout/shipping-rules.ts';
import type { TaxRule } from '../../domain/checkout/tax.ts';
import type { MachineDayLimits } from '../../domain/limits/machine-days.ts';
import type { OpenOrderLimits } from '../../domain/limits/open-orders.ts';
import type { HaulageRules } from '../../domain/rental/haulage.ts';
import type { Currency } from '../../domain/money/money.ts';

/** The rules of selling that an operator may set; the cart, the checkout and the order all compute from these. */
export interface ShopRules {
  /** The market's tax on goods, by the currency that stands for the market (R9). */
  readonly tax: Readonly<Record<Currency, TaxRule>>;
  readonly shipping: readonly ShippingRule[];
  /** What bringing rented machines and taking them back costs. */
  readonly haulage: HaulageRules;
  /** Where delivery is quoted before payment (C §9). */
  readonly remoteAreas: readonly RemoteArea[];
  readonly payOnDeliveryFees: PayOnDeliveryFees;
  readonly payOnDeliveryLimits: PayOnDeliveryLimits;
  /** Limits of orders that nobody has paid for; null for none. */
  readonly openOrders: OpenOrderLimits | null;
  /** How many days of machines they may hold, where there are limits of them. */
  readonly machineDays: MachineDayLimits;
  readonly paymentMethods: readonly PaymentMethod[];
  /** The currencies that a provider takes cards in. */
  readonly cardCurrencies: readonly Currency[];
}
