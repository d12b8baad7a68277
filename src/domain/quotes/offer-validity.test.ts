import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOfferValid } from './offer-validity.ts';

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
