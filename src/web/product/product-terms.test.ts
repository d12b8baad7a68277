import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DEFAULT_TAX_RULE } from '../../domain/checkout/tax.ts';
import { quoteShipping } from '../../domain/checkout/quote-shipping.ts';
import { BATTERIES, NO_FREIGHT, SOLAR_PANELS } from '../../domain/checkout/freight.ts';
import { DEFAULT_SHIPPING_RULES, withExpressInZloty } from '../../domain/checkout/shipping-rules.ts';
import { CURRENCIES, money } from '../../domain/money/money.ts';
import { machineOffers } from '../../domain/rental/haulage-offers.ts';
import { SAMPLE_HAULAGE } from '../../domain/rental/sample-haulage.test-support.ts';
import { deliveryOffers, productTerms } from './product-terms.ts';

const asked = {
  freight: { ...NO_FREIGHT, panelPowerW: 435, panelsCount: 1 },
  isRental: false,
  rules: DEFAULT_SHIPPING_RULES,
};
const cities = { any: null, elsewhere: null, 'major-city': 'Warszawa' } as const;

it('never disagrees with what the checkout quotes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3_000_000 }), fc.constantFrom(...CURRENCIES), (minor, currency) => {
      const goods = money(minor, currency);
      for (const { method, place, fee, days } of deliveryOffers(goods, asked)) {
        expect(quoteShipping({ goods, currency, method, city: cities[place] })).toMatchObject({ fee, days });
      }
    }),
  );
});

it('offers standard and express in hryvnias, two places in złoty', () => {
  const named = (offers: ReturnType<typeof deliveryOffers>) =>
    offers.map(({ method, place }) => [method, place]);
  expect(named(deliveryOffers(money(100, 'UAH'), asked))).toEqual([
    ['standard', 'any'],
    ['express', 'any'],
  ]);
  expect(named(deliveryOffers(money(100, 'PLN'), asked))).toEqual([
    ['standard', 'major-city'],
    ['standard', 'elsewhere'],
  ]);
});

it('offers express in złoty where an operator has set its fee', () => {
  const express = { fee: money(60_00, 'PLN'), free: null, days: { min: 1, max: 2 } };
  const rules = withExpressInZloty(DEFAULT_SHIPPING_RULES, express);
  expect(deliveryOffers(money(100, 'PLN'), { ...asked, rules }).at(-1)).toEqual({
    method: 'express',
    place: 'any',
    ...express,
  });
});

it('does not promise free delivery where it is free already', () => {
  const [standard] = deliveryOffers(money(500_001, 'UAH'), asked);
  expect(standard).toMatchObject({ fee: money(0, 'UAH'), free: null });
});

it('offers none where the delivery of one piece is quoted, bought or rented', () => {
  const goods = money(9_000_000, 'UAH');
  const heavy = { ...asked, freight: { ...asked.freight, isHeavy: true } };
  expect(deliveryOffers(goods, heavy)).toEqual([]);
  expect(deliveryOffers(goods, { ...heavy, isRental: true })).toEqual([]);
  const plant = { ...asked, freight: { ...asked.freight, panelPowerW: 17_360 } };
  expect(deliveryOffers(goods, plant)).toEqual([]);
});

it('offers a machine one way of delivery, for its day is agreed', () => {
  const offers = deliveryOffers(money(100, 'UAH'), { ...asked, isRental: true });
  expect(offers.map(({ method }) => method)).toEqual(['standard']);
});

const named = {
  translate: (key: string) => key,
  locale: 'uk' as const,
  rule: DEFAULT_TAX_RULE,
  today: '2026-11-26',
  city: null,
};

it('says on which days goods arrive that can be sent today, of a machine that its day is agreed, and nothing of what is sold out', () => {
  const termOf = (kind: 'purchase' | 'rental', today: string | null) =>
    productTerms(
      { kind, categoryId: 20, warrantyMonths: 0, specifications: [] },
      { delivery: deliveryOffers(money(100, 'UAH'), asked), haulage: [] },
      { ...named, today },
    )[0];
  expect(termOf('rental', '2026-11-26')?.text).toContain('checkout.rentalDays');
  expect(termOf('purchase', '2026-11-26')?.date).toBe('2–4\u00A0грудня');
  expect(termOf('purchase', null)?.kind).toBe('returns');
  expect(termOf('rental', null)?.text).toContain('checkout.rentalDays');
});

it('says of a city what holds there alone', () => {
  const termsIn = (city: string | null) =>
    productTerms(
      { kind: 'purchase', categoryId: 20, warrantyMonths: 0, specifications: [] },
      { delivery: deliveryOffers(money(100, 'PLN'), asked), haulage: [] },
      { ...named, locale: 'pl', city },
    ).flatMap(({ kind, term, date }) => (kind === 'delivery' ? [[term, date]] : []));
  expect(termsIn('krakow')).toEqual([
    ['shippingMethod.standard · krakow', '30\u00A0listopada\u00A0– 1\u00A0grudnia'],
  ]);
  expect(termsIn('Zakopane')).toEqual([['shippingMethod.standard · Zakopane', '1–2\u00A0grudnia']]);
  expect(termsIn(null)).toHaveLength(2);
});

it('says of panels alone that more of them than go by parcel have their delivery quoted', () => {
  const termsOf = (categoryId: number) =>
    productTerms(
      { kind: 'purchase', categoryId, warrantyMonths: 0, specifications: [] },
      { delivery: deliveryOffers(money(500_001, 'UAH'), asked), haulage: [] },
      named,
    ).map(({ term }) => term);
  expect(termsOf(SOLAR_PANELS)).toContain('product.term.deliveryPallet');
  expect(termsOf(BATTERIES)).not.toContain('product.term.deliveryPallet');
});

it('says what a machine costs to bring and to collect in each zone, and that it is quoted elsewhere', () => {
  const words = {
    translate: (key: string, values?: object) => `${key} ${JSON.stringify(values ?? '')}`,
    locale: 'en' as const,
    rule: DEFAULT_TAX_RULE,
    today: null,
    city: null,
  };
  const boom = { freight: { ...asked.freight, weightKg: 7100, isHeavy: true }, isRental: true };
  const haulage = machineOffers(boom, { currency: 'UAH', haulage: SAMPLE_HAULAGE });
  expect(haulage.map(({ postcodes, fee }) => [postcodes, fee.minor])).toEqual([
    ['01–09', 9000_00],
    ['10–24, 36–39', 24_000_00],
  ]);
  // It is sold too, with a guarantee for its buyer.
  const product = { kind: 'rental', categoryId: 25, warrantyMonths: 60, specifications: [] } as const;
  const terms = productTerms(product, { delivery: [], haulage }, words);
  expect(terms.map(({ kind }) => kind)).toEqual(['delivery', 'delivery', 'delivery']);
  expect(terms[0]?.text).toContain('9,000');
  expect(terms[2]?.term).toContain('product.term.haulageElsewhere');
  const quoted = productTerms(product, { delivery: [], haulage: [] }, words);
  expect(quoted.map(({ term }) => term)).toEqual(['product.term.deliveryQuoted ""']);
});

it('has no zones for a parcel, a machine too heavy for any vehicle, one that is sold, and without a tariff', () => {
  const heavy = { ...asked.freight, weightKg: 7100, isHeavy: true };
  const offersOf = (freight: typeof heavy, isRental: boolean, haulage = SAMPLE_HAULAGE) =>
    machineOffers({ freight, isRental }, { currency: 'UAH', haulage });
  expect(offersOf(heavy, true)).toHaveLength(2);
  expect(offersOf({ ...heavy, isHeavy: false, weightKg: 47 }, true)).toEqual([]);
  expect(offersOf({ ...heavy, weightKg: 8001 }, true)).toEqual([]);
  expect(offersOf(heavy, false)).toEqual([]);
  expect(offersOf(heavy, true, { ...SAMPLE_HAULAGE, UAH: null })).toEqual([]);
});

it('says from which sum delivery is free as prices are read: with tax and without it', () => {
  const [term] = productTerms(
    { kind: 'purchase', categoryId: 20, warrantyMonths: 0, specifications: [] },
    { delivery: deliveryOffers(money(100, 'UAH'), asked), haulage: [] },
    { ...named, translate: (key, values) => [key, ...Object.values(values ?? {})].join(' ') },
  );
  expect(term?.note).toEqual({
    gross: 'product.term.deliveryFreeAbove 6\u00A0000\u00A0грн cart.withTax',
    net: 'product.term.deliveryFreeAbove 5\u00A0000\u00A0грн cart.withoutTax',
  });
});
