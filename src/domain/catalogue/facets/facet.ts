import { kindOf } from '../categories.ts';
import { SPECIFICATIONS } from '../specifications.ts';
import type { WantedDays } from '../../rental/list-days.ts';
import { CATEGORY_SPECS, type SpecKey, type OfferedSpecs } from './category-specs.ts';

/** Specs above one edge and up to another, this one among them; null where there is no end. */
export interface SpecRange {
  readonly above: number | null;
  readonly upTo: number | null;
}

/** The ranges between rising edges, the first and the last without an end: each spec is in exactly one. */
export const rangesBetween = (edges: readonly number[]): readonly SpecRange[] =>
  [null, ...edges].map((above, index) => ({ above, upTo: edges[index] ?? null }));

/** What a range is called in addresses: `5000..10000`, `..5000`, `10000..`. */
export const rangeName = ({ above, upTo }: SpecRange): string => `${above ?? ''}..${upTo ?? ''}`;

export const isInRange = (spec: number, { above, upTo }: SpecRange): boolean =>
  (above === null || spec > above) && (upTo === null || spec <= upTo);

/** A facet whose values are counted: whether it can be had, the maker, a spec. */
export type ValueFacetKey = 'stock' | 'brand' | SpecKey;

/** The only value of the facet `stock`. */
export const IN_STOCK = 'in-stock';

/** What a listing can be narrowed by. A spec without ranges is offered value by value. */
export type Facet =
  | { readonly key: 'price' }
  | { readonly key: 'stock' }
  | { readonly key: 'brand' }
  | SpecFacet;

export interface SpecFacet {
  readonly key: SpecKey;
  readonly ranges: readonly SpecRange[] | null;
}

const isSpec = (key: string): key is SpecKey => key in SPECIFICATIONS;
/** The facets of offered specs. */
export const specsIn = (offered: OfferedSpecs): readonly SpecFacet[] =>
  Object.entries(offered).flatMap(([key, offer]) =>
    isSpec(key) ? [{ key, ranges: offer === 'each' ? null : rangesBetween(offer) }] : [],
  );

/** The facets of a category in the order in which they are shown; of one that the shop has added, those of any goods. */
export function facetsOf(categoryId: number): readonly Facet[] {
  const category = kindOf(categoryId);
  const specs = category ? specsIn(CATEGORY_SPECS[category.slug]) : [];
  return [{ key: 'price' }, { key: 'stock' }, { key: 'brand' }, ...specs];
}

/** What a shopper has chosen in a listing. A product stands it that has one of the values of every facet chosen from. */
export interface FacetChoices {
  /** Minor units of the request's currency, both ends included; null where there is no end. */
  readonly price?: { readonly from: number | null; readonly to: number | null };
  /** Days on which a machine is to be free; absent for a list of goods. */
  readonly days?: WantedDays;
  /** Names of values: a brand, a choice, a number, or the name of a range. */
  readonly values: Readonly<Partial<Record<ValueFacetKey, readonly string[]>>>;
}

/** How many products have one value of a facet; numbers as they are, not yet in ranges. */
export interface ValueTotal {
  readonly facet: string;
  readonly value: string;
  readonly total: number;
}

/** A value as a shopper may choose it, and how many products would be left. */
interface FacetValue {
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

/** A facet of a listing with what may be chosen in it: a span of prices in minor units, or counted values. */
export type CountedFacet =
  | { readonly key: 'price'; readonly from: number | null; readonly to: number | null }
  | { readonly key: ValueFacetKey; readonly values: readonly FacetValue[] };
