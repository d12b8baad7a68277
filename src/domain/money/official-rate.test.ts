import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import {
  automaticRatesForm,
  dayOfNbu,
  decideOfficial,
  hryvniasPerZloty,
  perZlotyFromPerHryvnia,
} from './official-rate.ts';

test('a rate is read to the millionth, and what cannot be one is none', () => {
  expect(hryvniasPerZloty(11.4025)).toBe(11_402_500);
  for (const wrong of [0, -1, 1000, Number.NaN, Infinity, 1e-9]) expect(hryvniasPerZloty(wrong)).toBeNull();
});

test('a rate that is turned round is within half a millionth', () => {
  fc.assert(
    fc.property(fc.integer({ min: 11, max: 100_000 }), (mid4) => {
      const rate = perZlotyFromPerHryvnia(mid4 / 10_000) ?? 0;
      expect(Math.abs(rate - 1e10 / mid4)).toBeLessThanOrEqual(0.500001);
    }),
  );
  for (const wrong of [0, -0.1, Number.NaN, Infinity, 0.0001])
    expect(perZlotyFromPerHryvnia(wrong)).toBeNull();
});

test('a day of the NBU', () => {
  expect(dayOfNbu('28.11.2026')).toBe('2026-11-28');
  for (const wrong of ['', '2026-11-28', '31.02.2026', '1.1.2026']) expect(dayOfNbu(wrong)).toBeNull();
});

test('is stored once for its day, waits where it is far, and never replaces what is there', () => {
  const inForce = { ratePerUnitE6: 11_000_000, date: '2026-11-26', source: 'НБУ' };
  const decide = (ratePerUnitE6: number, date: string) =>
    decideOfficial({ ratePerUnitE6, date }, { inForce, today: '2026-11-27' });
  expect(decide(11_100_000, '2026-11-27')).toBe('store');
  expect(decide(12_100_000, '2026-11-27')).toBe('store');
  expect(decide(12_100_001, '2026-11-27')).toBe('far');
  expect(decide(11_100_000, '2026-11-28')).toBe('early');
  expect(decide(11_100_000, '2026-11-26')).toBe('known');
  expect(decide(99_000_000, '2026-11-25')).toBe('known');
  const first = (ratePerUnitE6: number) =>
    decideOfficial({ ratePerUnitE6, date: '2026-11-27' }, { inForce: null, today: '2026-11-27' });
  expect(first(11_400_000)).toBe('store');
  // Złotys for a hryvnia in place of hryvnias for a złoty, and hundred of them.
  for (const wrong of [1, 87_700, 1_140_000_000]) expect(first(wrong)).toBe('far');
  const near = { ratePerUnitE6: 50_000_001, date: '2026-11-27' };
  expect(decideOfficial(near, { inForce: { ...inForce, ratePerUnitE6: 50_000_000 }, today: near.date })).toBe(
    'far',
  );
});

test('rates come from a bank that is known, or from none', () => {
  const takes = (automatic: unknown, seen: unknown = 'off') =>
    v.safeParse(automaticRatesForm, { automatic, seen }).success;
  for (const each of ['off', 'nbu', 'nbp']) expect(takes(each, each)).toBe(true);
  for (const wrong of ['ecb', '']) expect([takes(wrong), takes('nbu', wrong)]).toEqual([false, false]);
  expect(v.safeParse(automaticRatesForm, { automatic: 'nbu' }).success).toBe(false);
});
