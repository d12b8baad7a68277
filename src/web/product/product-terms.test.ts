import fc from 'fast-check';
import { expect, it } from 'vitest';
import { quoteShipping } from '../../domain/checkout/quote-shipping.ts';
import { BATTERIES, NO_FREIGHT, SOLAR_PANELS } from '../../domain/checkout/freight.ts';
import { DEFAULT_SHIPPING_RULES, withExpressInZloty } from '../../domain/checkout/shipping-rules.ts';
import { CURRENCIES, money } from '../../domain/money/money.ts';
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

it('promises no days for a machine, whose day is agreed', () => {
  const words = { translate: (key: string) => key, locale: 'uk' as const };
  const textOf = (kind: 'purchase' | 'rental') =>
    productTerms(
      { kind, categoryId: 20, warrantyMonths: 0 },
      deliveryOffers(money(100, 'UAH'), asked),
      words,
    )[0]?.text;
  expect(textOf('rental')).toContain('checkout.rentalDays');
  expect(textOf('purchase')).toContain('page.delivery.daysRange');
});

it('says of panels alone that more of them than go by parcel have their delivery quoted', () => {
  const words = { translate: (key: string) => key, locale: 'uk' as const };
  const termsOf = (categoryId: number) =>
    productTerms(
      { kind: 'purchase', categoryId, warrantyMonths: 0 },
      deliveryOffers(money(500_001, 'UAH'), asked),
      words,
    ).map(({ term }) => term);
  expect(termsOf(SOLAR_PANELS)).toContain('product.term.deliveryPallet');
  expect(termsOf(BATTERIES)).not.toContain('product.term.deliveryPallet');
});
