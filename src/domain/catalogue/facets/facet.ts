import { CATEGORIES } from '../categories.ts';
import { SPECIFICATIONS } from '../specifications.ts';
import { CATEGORY_SPECS, type SpecKey, type OfferedSpecs } from './category-specs.ts';
import { rangesBetween, type SpecRange } from './spec-range.ts';

/** A facet whose values are counted: whether it can be had, the maker, a technical figure. */
export type ValueFacetKey = 'stock' | 'brand' | SpecKey;

/** The only value of the facet `stock`. */
export const IN_STOCK = 'in-stock';

/** What a listing can be narrowed by. A figure without ranges is offered value by value. */
export type Facet =
  | { readonly key: 'price' }
  | { readonly key: 'stock' }
  | { readonly key: 'brand' }
  | SpecFacet;

export interface SpecFacet {
  readonly key: SpecKey;
  readonly ranges: readonly SpecRange[] | null;
}

const isFigure = (key: string): key is SpecKey => key in SPECIFICATIONS;
/** The facets of offered figures. */
export const specsIn = (offered: OfferedSpecs): readonly SpecFacet[] =>
  Object.entries(offered).flatMap(([key, offer]) =>
    isFigure(key) ? [{ key, ranges: offer === 'each' ? null : rangesBetween(offer) }] : [],
  );

/** The facets of a category in the order in which they are shown; of one that the shop has added, those of any goods. */
export function facetsOf(categoryId: number): readonly Facet[] {
  const category = CATEGORIES.find(({ id }) => id === categoryId);
  const figures = category ? specsIn(CATEGORY_SPECS[category.slug]) : [];
  return [{ key: 'price' }, { key: 'stock' }, { key: 'brand' }, ...figures];
}
