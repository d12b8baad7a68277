import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keptAfterNoShow, refundAfterNoShow } from './no-show.ts';

const LEASE = { dayMinor: 150_00, days: 14, priceMinor: 600_00, depositMinor: 0, transportMinor: 0 };

test.each([
  ['the price of the first day is kept, the rest goes back', {}, [150_00, 450_00]],
  ['a rental of one day has nothing to give back', { days: 1, priceMinor: 150_00 }, [150_00, 0]],
  ['a discount makes the day no dearer than the whole', { priceMinor: 90_00 }, [90_00, 0]],
  ['without a known price of a day, a day is its part of the whole', { dayMinor: null }, [42_86, 557_14]],
  ['deposit and transport go back whole', { depositMinor: 600_00, transportMinor: 80_00 }, [150_00, 1130_00]],
])('%s', (_, differs, [kept, back]) => {
  const lease = { ...LEASE, ...differs };
  expect([keptAfterNoShow(lease), refundAfterNoShow(lease, 10_000_00)]).toEqual([kept, back]);
});

test('no more goes back than is left, and never less than nothing', () => {
  const minor = fc.integer({ min: 0, max: 10_000_00 });
  const lease = fc.record({
    dayMinor: fc.option(minor),
    days: fc.integer({ min: 1, max: 400 }),
    priceMinor: minor,
    depositMinor: minor,
    transportMinor: minor,
  });
  fc.assert(
    fc.property(lease, minor, (missed, left) => {
      const back = refundAfterNoShow(missed, left);
      const paid = missed.priceMinor + missed.depositMinor + missed.transportMinor;
      expect(back).toBeGreaterThanOrEqual(0);
      expect(back).toBeLessThanOrEqual(left);
      expect(back + keptAfterNoShow(missed)).toBeLessThanOrEqual(Math.max(paid, missed.priceMinor));
    }),
  );
});
