import { describe, expect, test } from 'vitest';
import { CATEGORIES } from '../catalogue/categories.ts';
import type { CategorySlug } from '../catalogue/categories.ts';
import type { SpecificationEntry } from '../catalogue/product.ts';
import { byNearness, fitsBeside, unfitReason, type Candidate } from './exchange-fit.ts';

const idOf = (slug: CategorySlug) => CATEGORIES.find((each) => each.slug === slug)?.id ?? 0;
const product = (
  id: number,
  slug: CategorySlug,
  specifications: readonly SpecificationEntry[] = [],
  brand = 'Deye',
) => ({ id, categoryId: idOf(slug), brand, specifications });
const candidate = (id: number, slug: CategorySlug, differs: Partial<Candidate> = {}): Candidate => ({
  ...product(id, slug),
  kind: 'purchase',
  stock: 5,
  saleMinor: 1000,
  ...differs,
});
const original = product(1, 'cables-wires');
const asked = { original, kept: [], kind: 'withdrawal', pieces: 2 } as const;

describe('a replacement', () => {
  test('is of the same category, sold, on the shelf and another product', () => {
    expect(unfitReason(candidate(2, 'cables-wires'), asked)).toBeNull();
    expect(unfitReason(candidate(2, 'inverters'), asked)).toBe('other-category');
    expect(unfitReason(candidate(2, 'cables-wires', { stock: 1 }), asked)).toBe('sold-out');
    expect(unfitReason(candidate(2, 'cables-wires', { saleMinor: null }), asked)).toBe('not-sold');
    expect(unfitReason(candidate(2, 'cables-wires', { kind: 'rental' }), asked)).toBe('not-sold');
    expect(unfitReason(candidate(1, 'cables-wires'), asked)).toBe('same-product');
  });

  test('is the product itself only in place of one with a fault', () => {
    expect(unfitReason(candidate(1, 'cables-wires'), { ...asked, kind: 'complaint' })).toBeNull();
  });

  test.each<[CategorySlug, SpecificationEntry[], SpecificationEntry[]]>([
    // A breaker, and a changeover switch of as many poles.
    [
      'automatic-switches',
      [
        { key: 'polesCount', value: 2 },
        { key: 'tripCurve', value: 'C' },
      ],
      [{ key: 'polesCount', value: 2 }],
    ],
    ['automatic-switches', [{ key: 'polesCount', value: 1 }], [{ key: 'polesCount', value: 3 }]],
    ['inverters', [{ key: 'systemType', value: 'hybrid' }], [{ key: 'systemType', value: 'micro' }]],
    ['mounting-systems', [{ key: 'mountType', value: 'balcony' }], [{ key: 'mountType', value: 'ground' }]],
    ['cables-wires', [{ key: 'coresCount', value: 1 }], [{ key: 'connector', value: 'mc4' }]],
    ['cables-adapters', [{ key: 'carConnector', value: 'type-1' }], []],
  ])('is of the same kind: of %s, %j is none of %j', (slug, own, other) => {
    const of = (id: number, specifications: readonly SpecificationEntry[]) => ({
      ...candidate(id, slug),
      specifications,
    });
    const replaced = { ...asked, original: product(1, slug, own) };
    expect(unfitReason(of(2, other), replaced)).toBe('other-kind');
    expect(unfitReason(of(2, own), replaced)).toBeNull();
    // By any other field they may differ.
    const power: SpecificationEntry = { key: 'ratedCurrentA', value: 20 };
    expect(unfitReason(of(2, [...own, power]), replaced)).toBeNull();
  });

  test('of a breaker may trip by another curve', () => {
    const breaker = (tripCurve: string): SpecificationEntry[] => [
      { key: 'polesCount', value: 1 },
      { key: 'tripCurve', value: tripCurve },
    ];
    const other = candidate(2, 'automatic-switches', { specifications: breaker('B') });
    const replaced = { ...asked, original: product(1, 'automatic-switches', breaker('C')) };
    expect(unfitReason(other, replaced)).toBeNull();
  });

  test('goes with what stays, as the original did', () => {
    const inverter = product(7, 'inverters', [
      { key: 'powerW', value: 5000 },
      { key: 'batteryVoltageMinV', value: 40 },
      { key: 'batteryVoltageMaxV', value: 60 },
    ]);
    const battery = (id: number, brands: string, volts: number) =>
      product(id, 'batteries', [
        { key: 'inverterBrands', value: brands },
        { key: 'batteryVoltageMinV', value: volts },
        { key: 'batteryVoltageMaxV', value: volts },
        { key: 'batteryCurrentMaxA', value: 200 },
      ]);
    const beside = { original: battery(8, 'Victron, Deye', 48), kept: [inverter] };
    expect(fitsBeside(battery(9, 'Deye', 51), beside)).toBe(true);
    expect(fitsBeside(battery(9, 'Victron', 51), beside)).toBe(false);
    expect(fitsBeside(battery(9, 'Deye', 400), beside)).toBe(false);
    expect(fitsBeside(product(9, 'batteries'), beside)).toBe(false);
    // What did not fit before need not fit now.
    const misfit = { original: battery(8, 'Victron', 48), kept: [inverter] };
    expect(fitsBeside(battery(9, 'Victron', 51), misfit)).toBe(true);
    // What had nothing to do with the inverter need not have it now.
    expect(fitsBeside(product(9, 'cables-wires'), { original, kept: [inverter] })).toBe(true);
  });

  test('of the nearest price stands first, the product itself before all', () => {
    const of = (id: number, differenceMinor: number) => ({ id, differenceMinor });
    const sorted = byNearness([of(5, 300), of(2, -100), of(3, 100), of(1, 900), of(4, 100)], 1);
    expect(sorted.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  });
});
