import { SPECIFICATIONS } from '../specifications.ts';
import { IN_STOCK, type Facet } from './facet.ts';
import { isInRange, rangeName } from './spec-range.ts';

/** How many products have one value of a facet; numbers as they are, not yet in ranges. */
export interface ValueTotal {
  readonly facet: string;
  readonly value: string;
  readonly total: number;
}

/** A value as a shopper may choose it, and how many products would be left. */
export interface FacetValue {
  readonly value: string;
  readonly total: number;
}

type ValueFacet = Exclude<Facet, { key: 'price' }>;

const sumWhere = (totals: readonly ValueTotal[], holds: (value: string) => boolean): number =>
  totals.reduce((sum, { value, total }) => (holds(value) ? sum + total : sum), 0);

/** The names of a facet's values in the order in which they are shown. */
function namesOf(facet: ValueFacet, known: readonly ValueTotal[]): readonly string[] {
  if (facet.key === 'stock') return [IN_STOCK];
  const values = known.map(({ value }) => value);
  if (facet.key === 'brand') return values.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
  if (facet.ranges) return facet.ranges.map(rangeName);
  const definition = SPECIFICATIONS[facet.key];
  if (definition.kind !== 'choice') return values.toSorted((a, b) => Number(a) - Number(b));
  return definition.choices;
}

function totalOf(facet: ValueFacet, name: string, totals: readonly ValueTotal[]): number {
  const range = 'ranges' in facet ? facet.ranges?.find((each) => rangeName(each) === name) : undefined;
  return sumWhere(totals, (value) => (range ? isInRange(Number(value), range) : value === name));
}

/**
 * The values of a facet that products of the category have at all, each with how many of `totals` have it: zero where
 * other choices leave none.
 */
export function countValues(
  facet: ValueFacet,
  inCategory: readonly ValueTotal[],
  totals: readonly ValueTotal[],
): readonly FacetValue[] {
  const [known, counted] = [inCategory, totals].map((all) =>
    all.filter(({ facet: key }) => key === facet.key),
  );
  return namesOf(facet, known ?? []).flatMap((value) =>
    totalOf(facet, value, known ?? []) > 0 ? [{ value, total: totalOf(facet, value, counted ?? []) }] : [],
  );
}
