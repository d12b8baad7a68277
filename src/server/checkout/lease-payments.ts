import { offeredPayments, type PaymentMethod } from '../../domain/checkout/payment-methods.ts';
import type { Currency } from '../../domain/money/money.ts';
import type { ShopRules } from './shop-rules.ts';

/** How a bill of a rental may be paid. */
export const leasePayments = (currency: Currency, rules: ShopRules): PaymentMethod[] =>
  offeredPayments({
    currency,
    hasRental: true,
    isTransferInTime: true,
    enabled: rules.paymentMethods,
    payOnDeliveryFees: rules.payOnDeliveryFees,
    payOnDeliveryLimits: rules.payOnDeliveryLimits,
    total: null,
    cardCurrencies: rules.cardCurrencies,
  });
