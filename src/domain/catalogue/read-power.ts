import { CATEGORIES, type CategorySlug } from './categories.ts';
import type { SpecificationKey, Unit } from './specifications.ts';

/** Goods whose power the trade gives in watts, however large: modules and what one carries. */
const IN_WATTS: ReadonlySet<CategorySlug> = new Set([
  'solar-panels',
  'portable-power-stations',
  'solar-generators',
  'portable-solar-panels',
  'folding-panels',
  'flexible-panels',
  'camping-panels',
  'marine-panels',
  'vehicle-panels',
]);

/**
 * The unit in which a shopper reads power that is kept in watts: the panels of a set in kWp, machines from 1000 W in kW,
 * panels and portable power in W. Several values (the edges of a range) share one unit: kW where none is smaller than 1 kW.
 * `inUnit` turns watts into it.
 */
export function readPower(
  watts: readonly number[],
  { key, categoryId }: { key: SpecificationKey; categoryId: number },
): { readonly unit: Unit; readonly inUnit: (watts: number) => number } {
  const slug = CATEGORIES.find(({ id }) => id === categoryId)?.slug;
  const kilo = (value: number) => value / 1000;
  if (slug === 'sets-of-solar-power-plants' && key === 'powerW') return { unit: 'kWp', inUnit: kilo };
  return watts.every((value) => value >= 1000) && !(slug !== undefined && IN_WATTS.has(slug))
    ? { unit: 'kW', inUnit: kilo }
    : { unit: 'W', inUnit: (value) => value };
}
