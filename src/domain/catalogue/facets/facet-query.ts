import { SPECIFICATIONS } from '../specifications.ts';
import { CATEGORY_SPECS } from './category-specs.ts';
import {
  type FacetChoices,
  facetsOf,
  specsIn,
  IN_STOCK,
  type Facet,
  type ValueFacetKey,
  rangeName,
} from './facet.ts';

type Values = FacetChoices['values'];

/** More in one address than anybody chooses by hand. */
const VALUES_MAX = 30;
const BRAND_MAX_LENGTH = 60;
const NUMBER = /^\d{1,7}(\.\d{1,3})?$/;

/** Everything that any category is narrowed by. */
function allSpecs() {
  const facets = Object.values(CATEGORY_SPECS).flatMap(specsIn);
  return { facets, names: [...new Set(facets.map(({ key }) => key))].toSorted() };
}
let known: ReturnType<typeof allSpecs> | undefined;
/** Made when it is first asked for: what a module does by itself goes along into the browser. */
const specs = () => (known ??= allSpecs());

/** Whether a facet might offer a value, so far as can be told without its products. */
function canOffer(facet: Facet, value: string): boolean {
  if (facet.key === 'price') return false;
  if (facet.key === 'stock') return value === IN_STOCK;
  if (facet.key === 'brand') return /^\P{Cc}+$/u.test(value) && value.length <= BRAND_MAX_LENGTH;
  if (facet.ranges !== null) return facet.ranges.some((range) => rangeName(range) === value);
  const definition = SPECIFICATIONS[facet.key];
  return definition.kind === 'choice'
    ? definition.choices.some((choice) => choice === value)
    : NUMBER.test(value);
}

const chosenFrom = (facets: readonly Facet[], key: ValueFacetKey, values: readonly string[]): Values => {
  const offered = facets.filter((facet) => facet.key === key);
  const chosen = [...new Set(values)].filter((value) => offered.some((facet) => canOffer(facet, value)));
  return chosen.length === 0 ? {} : { [key]: chosen.toSorted().slice(0, VALUES_MAX) };
};

const joined = (parts: readonly Values[]): Values =>
  parts.reduce<Values>((all, part) => ({ ...all, ...part }), {});

/**
 * The values that a query names: `brand=Deye&powerW=5000..8000&inStock=1`. What no category offers reads as absent, so
 * that visitors cannot make up addresses at will.
 */
export const parseFacetValues = (query: URLSearchParams): Values =>
  joined([
    query.get('inStock') === '1' ? { stock: [IN_STOCK] } : {},
    chosenFrom([{ key: 'brand' }], 'brand', query.getAll('brand')),
    ...specs().names.map((key) => chosenFrom(specs().facets, key, query.getAll(key))),
  ]);

/** The name of a facet in addresses and forms. */
export const facetName = (key: ValueFacetKey): string => (key === 'stock' ? 'inStock' : key);
/** A value in addresses and forms. */
export const facetValue = (key: ValueFacetKey, value: string): string => (key === 'stock' ? '1' : value);

/** The values as names and values of a query, always in the same order. */
export const facetEntries = (values: Values): readonly (readonly [string, string])[] =>
  (['stock', 'brand', ...specs().names] as const).flatMap((key) =>
    (values[key] ?? []).map((value) => [facetName(key), facetValue(key, value)] as const),
  );

/** The values that a category offers; an address may be old, or made for another one. */
export const offeredValues = (categoryId: number, values: Values): Values => {
  const facets = facetsOf(categoryId);
  return joined(
    facets.flatMap(({ key }) => (key === 'price' ? [] : [chosenFrom(facets, key, values[key] ?? [])])),
  );
};
