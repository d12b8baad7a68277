import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartItems, purchase, rental } from '../../domain/cart/sample-items.test-support.ts';
import {
  DEFAULT_PAY_ON_DELIVERY_FEES,
  NO_PAY_ON_DELIVERY_LIMITS,
} from '../../domain/checkout/payment-methods.ts';
import { NO_FREIGHT } from '../../domain/checkout/freight.ts';
import { DEFAULT_SHIPPING_RULES } from '../../domain/checkout/shipping-rules.ts';
import { DEFAULT_TAX_RULE, taxOn, withTax } from '../../domain/checkout/tax.ts';
import type { DiscountTerms } from '../../domain/discounts/discount.ts';
import type { CartItem } from '../../domain/cart/cart-item.ts';
import { money, sum, zero } from '../../domain/money/money.ts';
import { SAMPLE_HAULAGE } from '../../domain/rental/sample-haulage.test-support.ts';
import { sumUpCart } from './sum-up-cart.ts';

const rules = {
  shipping: DEFAULT_SHIPPING_RULES,
  haulage: SAMPLE_HAULAGE,
  payOnDeliveryFees: DEFAULT_PAY_ON_DELIVERY_FEES,
  payOnDeliveryLimits: NO_PAY_ON_DELIVERY_LIMITS,
  paymentMethods: ['transfer', 'pod'] as const,
  cardCurrencies: [],
};
const sumOf = (
  items: readonly CartItem[],
  currency: 'UAH' | 'PLN' = 'UAH',
  {
    powerW = 0,
    isHeavy = false,
    weightKg = 0,
    terms = null,
  }: { powerW?: number; isHeavy?: boolean; weightKg?: number; terms?: DiscountTerms | null } = {},
) =>
  sumUpCart(
    {
      items,
      freightOf: () => ({ ...NO_FREIGHT, panelPowerW: powerW, isHeavy, weightKg }),
    },
    { currency, taxRule: DEFAULT_TAX_RULE, rules, terms },
  );

describe('the sum of a cart', () => {
  it('is goods, a fifth of them as tax, and delivery that is free above 5000 (C §9)', () => {
    const below = sumOf([purchase({ quantity: 50 })]);
    expect(below.totals).toMatchObject({
      subtotal: money(5000_00, 'UAH'),
      tax: money(1000_00, 'UAH'),
      shipping: money(200_00, 'UAH'),
      total: money(6200_00, 'UAH'),
    });
    expect(below.freeRemaining).toEqual(money(1, 'UAH'));
    const above = sumOf([purchase({ quantity: 51 })]);
    expect(above.totals.shipping).toEqual(money(0, 'UAH'));
    expect([above.freeRemaining, above.progress]).toEqual([null, 1]);
  });

  it('goes steadily towards free delivery', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), (quantity) => {
        const [less, more] = [sumOf([purchase({ quantity })]), sumOf([purchase({ quantity: quantity + 1 })])];
        expect(less.progress).toBeGreaterThan(0);
        expect(more.progress).toBeGreaterThan(less.progress ?? NaN);
        expect(less.progress).toBeLessThan(1);
      }),
    );
  });

  it('knows how long its parcel goes, unless that is quoted or nothing is bought', () => {
    expect(sumOf([purchase(), rental({ id: 2 })]).days).toEqual({ min: 3, max: 5 });
    expect(sumOf([rental({ id: 2 })]).days).toBeNull();
    expect(sumOf([purchase()], 'UAH', { powerW: 20_000 }).days).toBeNull();
  });

  it('leaves out a delivery that has to be quoted (R10)', () => {
    const bulk = sumOf([purchase({ quantity: 50 })], 'UAH', { powerW: 400 });
    expect(bulk).toMatchObject({ freeRemaining: null, progress: null });
    expect(bulk.totals.shipping).toBeNull();
    expect(bulk.totals.total).toEqual(money(6000_00, 'UAH'));
    expect(bulk.quotedFor).toBe('bulk');
    const heavy = sumOf([rental({ id: 2 })], 'UAH', { isHeavy: true, weightKg: 10_000 });
    expect(heavy).toMatchObject({ quotedFor: 'heavy', freeRemaining: null, progress: null });
    expect(heavy.totals.shipping).toBeNull();
  });

  it('leaves a machine’s delivery to the postcode, and a code for free delivery to the parcels beside it', () => {
    const code = { code: 'FREE', amount: null, percent: null, minimum: null };
    const asked = { isHeavy: true, weightKg: 1500, terms: { ...code, kind: 'free-shipping' } } as const;
    const alone = sumOf([rental({ id: 2 })], 'UAH', asked);
    expect(alone).toMatchObject({ quotedFor: 'unplaced', freeRemaining: null, progress: null });
    expect(alone.totals.shipping).toBeNull();
    expect(alone.discount).toEqual({ ok: false, reason: 'discount-delivery-quoted' });
    const beside = sumUpCart(
      {
        items: [rental({ id: 2 }), purchase()],
        freightOf: (id) => (id === 2 ? { ...NO_FREIGHT, isHeavy: true, weightKg: 1500 } : NO_FREIGHT),
      },
      { currency: 'UAH', taxRule: DEFAULT_TAX_RULE, rules, terms: asked.terms },
    );
    expect(beside.quotedFor).toBe('unplaced');
    expect(beside.discount).toMatchObject({ ok: true, discount: { isDeliveryFree: true } });
  });

  it('says where the place decides what delivery costs (R10)', () => {
    expect(sumOf([purchase()], 'PLN').isCheaperInCities).toBe(true);
    expect(sumOf([purchase()], 'UAH').isCheaperInCities).toBe(false);
    expect(sumOf([purchase()], 'PLN', { isHeavy: true }).isCheaperInCities).toBe(false);
    expect(sumOf([purchase({ quantity: 500 })], 'PLN').isCheaperInCities).toBe(false);
  });

  it('adds the deposit of what is rented to the total, with no tax of its own', () => {
    const month = money(600_00, 'UAH');
    const { totals } = sumOf([purchase(), rental({ id: 2 })], 'UAH');
    expect(totals.deposit).toEqual(withTax(month));
    const { subtotal, tax, shipping, deposit } = totals;
    expect(totals.tax).toEqual(taxOn(subtotal));
    expect(totals.total).toEqual(sum('UAH', [subtotal, tax, shipping ?? zero('UAH'), deposit]));
    expect(sumOf([purchase()], 'UAH').totals.deposit).toEqual(zero('UAH'));
  });

  it('takes a code off the goods before tax, and judges free delivery by what is left (R9)', () => {
    const code = { code: 'SUN', amount: null, percent: null, minimum: money(1000_00, 'UAH') };
    const tenth = { terms: { ...code, kind: 'percentage', percent: 10 } } as const;
    const { totals, freeRemaining } = sumOf([purchase({ quantity: 55 })], 'UAH', tenth);
    expect(totals).toMatchObject({
      discount: money(550_00, 'UAH'),
      tax: money(990_00, 'UAH'),
      shipping: money(200_00, 'UAH'),
      total: money(6140_00, 'UAH'),
    });
    expect(freeRemaining).toEqual(money(55_57, 'UAH')); // the code takes its tenth of that, too
    const free = { terms: { ...code, kind: 'free-shipping' } } as const;
    expect(sumOf([purchase({ quantity: 10 })], 'UAH', free).totals.total).toEqual(money(1200_00, 'UAH'));
    expect(sumOf([purchase({ quantity: 9 })], 'UAH', free)).toMatchObject({
      discount: { ok: false, missing: money(100_00, 'UAH') },
      totals: { total: money(1280_00, 'UAH') },
    });
  });

  it('offers no payment on delivery for rentals, nor where it has no fee (R10, R17a)', () => {
    expect(sumOf([purchase()]).payments).toEqual(['transfer', 'pod']);
    expect(sumOf([purchase(), rental({ id: 2 })]).payments).toEqual(['transfer']);
    expect(sumOf([purchase()], 'PLN').payments).toEqual(['transfer']);
  });

  it('never mixes currencies', () => {
    fc.assert(
      fc.property(
        fc.array(cartItems, { minLength: 1, maxLength: 5 }),
        fc.constantFrom('UAH', 'PLN'),
        (items, currency) => {
          const { totals } = sumOf(items, currency);
          for (const amount of Object.values(totals)) expect(amount?.currency ?? currency).toBe(currency);
        },
      ),
    );
  });
});
