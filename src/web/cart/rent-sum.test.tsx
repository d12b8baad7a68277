import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rental } from '../../domain/cart/sample-items.test-support.ts';
import {
  DEFAULT_PAY_ON_DELIVERY_FEES,
  NO_PAY_ON_DELIVERY_LIMITS,
} from '../../domain/checkout/payment-methods.ts';
import { linePrice } from '../../domain/cart/line-price.ts';
import { NO_FREIGHT } from '../../domain/checkout/freight.ts';
import { DEFAULT_SHIPPING_RULES } from '../../domain/checkout/shipping-rules.ts';
import { DEFAULT_TAX_RULE } from '../../domain/checkout/tax.ts';
import { carriageFee, rentCarriages } from '../../domain/rental/rent-carriage.ts';
import { SAMPLE_HAULAGE } from '../../domain/rental/sample-haulage.test-support.ts';
import { sumUpCart } from './sum-up-cart.ts';

const rules = {
  shipping: DEFAULT_SHIPPING_RULES,
  haulage: SAMPLE_HAULAGE,
  payOnDeliveryFees: DEFAULT_PAY_ON_DELIVERY_FEES,
  payOnDeliveryLimits: NO_PAY_ON_DELIVERY_LIMITS,
  paymentMethods: ['transfer'] as const,
  cardCurrencies: [],
};

test('the page of a machine reckons with the delivery that the cart has for it', () => {
  const freights = fc.record({ isHeavy: fc.boolean(), weightKg: fc.integer({ min: 1, max: 12_000 }) });
  fc.assert(
    fc.property(
      freights,
      fc.integer({ min: 1, max: 120 }),
      fc.integer({ min: 1, max: 4 }),
      fc.constantFrom('UAH', 'PLN'),
      (known, rentalCount, quantity, currency) => {
        const freight = { ...NO_FREIGHT, ...known };
        const line = rental({ rentalDuration: 'day', rentalCount, quantity });
        const { totals } = sumUpCart(
          { items: [line], freightOf: () => freight },
          { currency, taxRule: DEFAULT_TAX_RULE, rules, terms: null },
        );
        const carriages = rentCarriages(freight, { currency, ...rules, stock: 4 });
        expect(carriageFee(carriages[quantity - 1], linePrice(line, currency))).toEqual(totals.shipping);
      },
    ),
  );
});
