import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_FREIGHT, PARCEL_MAX_KG, PARCEL_MAX_MM, type FreightLine } from '../checkout/freight.ts';
import { add, compare, CURRENCIES, money } from '../money/money.ts';
import { canBeHauled, DEFAULT_HAULAGE_FEES, haulageFee, VEHICLE_LIMITS, VEHICLES } from './haulage.ts';
import { ZONES } from './regions.ts';

const FEES = DEFAULT_HAULAGE_FEES.UAH;
const VAN = FEES.van.own.minor;
const LOW_LOADER = FEES['low-loader'].own.minor;

const machine = (weightKg: number, quantity = 1, longestMm = 0): FreightLine => ({
  freight: {
    ...NO_FREIGHT,
    weightKg,
    longestMm,
    isHeavy: weightKg > PARCEL_MAX_KG || longestMm > PARCEL_MAX_MM,
  },
  quantity,
  isRental: true,
});
const feeOf = (...lines: readonly FreightLine[]) => haulageFee(lines, FEES, 'own')?.minor ?? null;

const kg = fc.integer({ min: PARCEL_MAX_KG + 1, max: VEHICLE_LIMITS['low-loader'].kg });
const mm = fc.integer({ min: 0, max: VEHICLE_LIMITS['low-loader'].mm });
const machines = fc.tuple(kg, fc.integer({ min: 1, max: 5 }), mm).map((each) => machine(...each));
const loads = fc.array(machines, { minLength: 1, maxLength: 6 });
const zones = fc.constantFrom(...ZONES);

describe('what bringing one machine costs', () => {
  it.each([
    [51, 0, VAN],
    [500, 0, VAN],
    [20, 3000, VAN],
    [501, 0, LOW_LOADER],
    [20, 3001, LOW_LOADER],
    [8000, 7000, LOW_LOADER],
    [8001, 0, null],
    [1000, 7001, null],
  ])('of %i kg and %i mm', (weightKg, longestMm, fee) => {
    expect(feeOf(machine(weightKg, 1, longestMm))).toBe(fee);
    expect(canBeHauled([machine(weightKg, 1, longestMm)])).toBe(fee !== null);
  });

  it('is nothing for parcels and for what is bought', () => {
    expect(feeOf(machine(47, 20))).toBe(0);
    expect(feeOf({ ...machine(9000), isRental: false })).toBe(0);
    expect(feeOf()).toBe(0);
  });
});

describe('what bringing several machines costs', () => {
  it.each([
    ['four small ones in one van', [machine(118, 4)], VAN],
    ['a fifth in a second van', [machine(118, 5)], 2 * VAN],
    ['two of up to 250 kg in one van', [machine(250, 2)], VAN],
    ['two of more in two', [machine(251, 2)], 2 * VAN],
    ['two of up to 4 t on one low-loader', [machine(2950), machine(3870)], LOW_LOADER],
    ['a third on a second one', [machine(2950, 3)], 2 * LOW_LOADER],
    ['a small one on the low-loader of a large one', [machine(2950), machine(118)], LOW_LOADER],
    ['a small one beside a low-loader that is full', [machine(7100), machine(118)], LOW_LOADER + VAN],
    ['many small ones on a low-loader, which is cheaper', [machine(500, 8)], LOW_LOADER],
    ['lighter than it is long', [machine(900, 2, 3600)], 2 * LOW_LOADER],
  ] as const)('%s', (_, lines, fee) => {
    expect(feeOf(...lines)).toBe(fee);
  });

  it('is a sum of whole vehicles, at most one for each machine', () => {
    fc.assert(
      fc.property(loads, zones, (lines, zone) => {
        const [van, lowLoader] = VEHICLES.map((vehicle) => FEES[vehicle][zone].minor) as [number, number];
        const fee = haulageFee(lines, FEES, zone)?.minor ?? NaN;
        const counts = Array.from({ length: 40 }, (_, count) => count);
        expect(
          counts.some((count) => fee >= count * lowLoader && (fee - count * lowLoader) % van === 0),
        ).toBe(true);
        const alone = lines.reduce(
          (sum, line) =>
            sum + line.quantity * (haulageFee([{ ...line, quantity: 1 }], FEES, zone)?.minor ?? 0),
          0,
        );
        expect(fee).toBeGreaterThan(0);
        expect(fee).toBeLessThanOrEqual(alone);
      }),
    );
  });

  it('never pays for less than the weight needs', () => {
    fc.assert(
      fc.property(loads, (lines) => {
        const total = lines.reduce((sum, { quantity, freight }) => sum + quantity * freight.weightKg, 0);
        const fee = haulageFee(lines, FEES, 'own')?.minor ?? NaN;
        // The cheapest way to move a kilogram.
        const perKg = Math.min(VAN / VEHICLE_LIMITS.van.kg, LOW_LOADER / VEHICLE_LIMITS['low-loader'].kg);
        expect(fee).toBeGreaterThanOrEqual(total * perKg - 1);
      }),
    );
  });

  it('does not depend on the order of the lines, nor on how they are counted', () => {
    fc.assert(
      fc.property(loads, (lines) => {
        const single = lines.flatMap((line) =>
          Array.from({ length: line.quantity }, () => ({ ...line, quantity: 1 })),
        );
        expect(feeOf(...single.toReversed())).toBe(feeOf(...lines));
      }),
    );
  });
});

describe('it never falls', () => {
  const least = (fee: ReturnType<typeof haulageFee>) => fee?.minor ?? Infinity;

  it('with the weight or the length of a machine, nor with one more', () => {
    const more = fc.record({ kg: fc.nat({ max: 9000 }), mm: fc.nat({ max: 8000 }) });
    fc.assert(
      fc.property(loads, more, machines, zones, (lines, grown, another, zone) => {
        const [first, ...others] = lines as [FreightLine, ...FreightLine[]];
        const { weightKg, longestMm } = first.freight;
        const larger = machine(weightKg + grown.kg, first.quantity, longestMm + grown.mm);
        const fee = least(haulageFee(lines, FEES, zone));
        expect(least(haulageFee([larger, ...others], FEES, zone))).toBeGreaterThanOrEqual(fee);
        expect(least(haulageFee([...lines, another], FEES, zone))).toBeGreaterThanOrEqual(fee);
      }),
      { numRuns: 500 },
    );
  });

  it('with the distance', () => {
    fc.assert(
      fc.property(loads, (lines) => {
        expect(least(haulageFee(lines, FEES, 'next'))).toBeGreaterThanOrEqual(
          least(haulageFee(lines, FEES, 'own')),
        );
      }),
    );
  });

  it('by going together: two orders cost at least as much as one', () => {
    fc.assert(
      fc.property(loads, loads, (some, others) => {
        const zero = money(0, 'UAH');
        const apart = add(haulageFee(some, FEES, 'own') ?? zero, haulageFee(others, FEES, 'own') ?? zero);
        expect(compare(haulageFee([...some, ...others], FEES, 'own') ?? zero, apart)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

it.each(CURRENCIES)('the fees that are set in %s rise with the vehicle and the zone', (currency) => {
  const { van, 'low-loader': lowLoader } = DEFAULT_HAULAGE_FEES[currency];
  expect(compare(van.own, van.next)).toBeLessThan(0);
  expect(compare(lowLoader.own, lowLoader.next)).toBeLessThan(0);
  for (const zone of ZONES) expect(compare(van[zone], lowLoader[zone])).toBeLessThan(0);
});
