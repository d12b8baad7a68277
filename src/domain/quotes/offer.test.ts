import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOfferedPlace, offerTotals, isOfferValid, isValidityTooLong } from './offer.ts';
import type { OfferTerms, QuoteLine } from './quote.ts';

const amount = fc.nat({ max: 10_000_000_00 });
const given = fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 999 }), unit: amount }), {
  minLength: 1,
  maxLength: 20,
});
const tax = fc.record({
  taxRatePercent: fc.integer({ min: 0, max: 30 }),
  taxMode: fc.constantFrom('added' as const, 'included' as const),
});

const lineOf = (quantity: number): QuoteLine => ({
  productId: 1,
  articleNumber: 'A-1',
  name: 'Battery',
  brand: 'Brand',
  picture: '',
  quantity,
  listMinor: 1,
});
const OFFER: OfferTerms = {
  version: 1,
  unitsMinor: [],
  shippingMinor: 0,
  minDays: 1,
  maxDays: 2,
  validUntil: '2026-11-30',
  note: null,
  taxRatePercent: 20,
  taxMode: 'added',
  createdAt: '2026-11-20T10:00:00.000Z',
};

it('an offer comes to its own prices, its delivery and its tax, whatever the goods cost in the shop', () => {
  fc.assert(
    fc.property(given, amount, tax, (lines, shippingMinor, taxed) => {
      const offer = { ...OFFER, unitsMinor: lines.map(({ unit }) => unit), shippingMinor, ...taxed };
      const quote = { currency: 'UAH', lines: lines.map(({ quantity }) => lineOf(quantity)) } as const;
      const totals = offerTotals(quote, offer);
      const goods = lines.reduce((sum, { quantity, unit }) => sum + quantity * unit, 0);
      const added = taxed.taxMode === 'added' ? totals.tax.minor : 0;
      expect(totals.subtotal.minor).toBe(goods);
      expect(totals.shipping.minor).toBe(shippingMinor);
      expect(totals.total.minor).toBe(goods + added + shippingMinor);
      expect(
        Math.abs(added - (taxed.taxMode === 'added' ? (goods * taxed.taxRatePercent) / 100 : 0)),
      ).toBeLessThan(1);
    }),
  );
});

const validUntil = '2026-11-30';

it('holds through the whole of its last day where the market is, and no longer', () => {
  expect(isOfferValid({ validUntil, currency: 'UAH' }, '2026-11-30T21:59:59.999Z')).toBe(true);
  expect(isOfferValid({ validUntil, currency: 'UAH' }, '2026-11-30T22:00:00.000Z')).toBe(false);
  expect(isOfferValid({ validUntil, currency: 'PLN' }, '2026-11-30T22:59:59.999Z')).toBe(true);
  expect(isOfferValid({ validUntil, currency: 'PLN' }, '2026-11-30T23:00:00.000Z')).toBe(false);
});

it('never holds again once it is over', () => {
  const moment = fc.date({ min: new Date('2026-11-28'), max: new Date('2026-12-03'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.constantFrom('UAH', 'PLN'), moment, moment, (currency, a, b) => {
      const [before, after] = a < b ? [a, b] : [b, a];
      const holds = (at: Date) => isOfferValid({ validUntil, currency }, at.toISOString());
      expect(holds(after) && !holds(before)).toBe(false);
    }),
  );
});

it('has its delivery priced for the city that was asked for, by whatever name', () => {
  const asked = { country: 'UA', city: 'Київ' } as const;
  expect(isOfferedPlace(asked, { country: 'UA', city: ' kyiv' })).toBe(true);
  expect(isOfferedPlace(asked, { country: 'UA', city: 'Буча' })).toBe(false);
  expect(isOfferedPlace(asked, { country: 'PL', city: 'Київ' })).toBe(false);
});

it('holds for a year at the most', () => {
  const now = '2026-11-30T22:00:00.000Z'; // 1 December in Kyiv
  expect(isValidityTooLong({ validUntil: '2027-12-01', currency: 'UAH' }, now)).toBe(false);
  expect(isValidityTooLong({ validUntil: '2027-12-02', currency: 'UAH' }, now)).toBe(true);
});
