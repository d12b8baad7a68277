import { money, type Money } from '../money/money.ts';
import { kindOf, type CategorySlug } from './categories.ts';
import type { ProductDetail } from './product.ts';
import type { SpecificationKey, Unit } from './specifications.ts';

interface Measure {
  readonly key: SpecificationKey;
  readonly unit: Unit;
  /** How much of the spec's own unit is one of `unit`. */
  readonly size: number;
}

const WATT: Measure = { key: 'powerW', unit: 'W', size: 1 };
const STATION: Measure = { key: 'energyWh', unit: 'kWh', size: 1000 };

/** What goods of a category are compared by, where the trade has one such measure. */
const MEASURES: Partial<Record<CategorySlug, Measure>> = {
  'solar-panels': WATT,
  'portable-solar-panels': WATT,
  'folding-panels': WATT,
  'flexible-panels': WATT,
  'camping-panels': WATT,
  'marine-panels': WATT,
  'vehicle-panels': WATT,
  batteries: { key: 'energyKwh', unit: 'kWh', size: 1 },
  inverters: { key: 'powerW', unit: 'kW', size: 1000 },
  'sets-of-solar-power-plants': { key: 'powerW', unit: 'kWp', size: 1000 },
  'portable-power-stations': STATION,
  'solar-generators': STATION,
  'cables-wires': { key: 'lengthM', unit: 'm', size: 1 },
};

/** From this many minor units on the smaller ones say nothing: 100 hryvnias or zlotys. */
const WHOLE_FROM = 100_00;

/**
 * How much of its measure one piece of a product has: 450 W of a panel, 10.24 kWh of a battery. Null where the category
 * has no measure or the product states none. Of panels that are sold together, the
 * specification is of one of them (`freightOf` reads it so, too), and the measure counts all.
 */
export function measureOf({
  categoryId,
  specifications,
}: Pick<ProductDetail, 'categoryId' | 'specifications'>): {
  readonly amount: number;
  readonly unit: Unit;
} | null {
  const slug = kindOf(categoryId)?.slug;
  const measure = slug === undefined ? undefined : MEASURES[slug];
  if (measure === undefined) return null;
  const value = specifications.find(({ key }) => key === measure.key)?.value;
  if (typeof value !== 'number' || value <= 0) return null;
  const { value: panels } = specifications.find(({ key }) => key === 'panelsCount') ?? {};
  const pieces = slug === 'solar-panels' && typeof panels === 'number' ? panels : 1;
  return { amount: (value * pieces) / measure.size, unit: measure.unit };
}

/** What one unit of a measure costs where a piece costs `price`: to the minor unit, from 100 on to the whole one. Half up. */
export function pricePerUnit({ minor, currency }: Money, amount: number): Money {
  const exact = minor / amount;
  return money(exact >= WHOLE_FROM ? Math.round(exact / 100) * 100 : Math.round(exact), currency);
}
