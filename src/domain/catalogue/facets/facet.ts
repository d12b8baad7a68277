import { CATEGORIES } from '../categories.ts';
import { SPECIFICATIONS } from '../specifications.ts';
import { CATEGORY_FIGURES, type FigureKey, type OfferedFigures } from './category-figures.ts';
import { rangesBetween, type FigureRange } from './figure-range.ts';

/** A facet whose values are counted: whether it can be had, the maker, a technical figure. */
export type ValueFacetKey = 'stock' | 'brand' | FigureKey;

/** The only value of the facet `stock`. */
export const IN_STOCK = 'in-stock';

/** What a listing can be narrowed by. A figure without ranges is offered value by value. */
export type Facet =
  | { readonly key: 'price' }
  | { readonly key: 'stock' }
  | { readonly key: 'brand' }
  | FigureFacet;

export interface FigureFacet {
  readonly key: FigureKey;
  readonly ranges: readonly FigureRange[] | null;
}

const isFigure = (key: string): key is FigureKey => key in SPECIFICATIONS;
/** The facets of offered figures. */
export const figuresIn = (offered: OfferedFigures): readonly FigureFacet[] =>
  Object.entries(offered).flatMap(([key, offer]) =>
    isFigure(key) ? [{ key, ranges: offer === 'each' ? null : rangesBetween(offer) }] : [],
  );

/** The facets of a category in the order in which they are shown; of one that the shop has added, those of any goods. */
export function facetsOf(categoryId: number): readonly Facet[] {
  const category = CATEGORIES.find(({ id }) => id === categoryId);
  const figures = category ? figuresIn(CATEGORY_FIGURES[category.slug]) : [];
  return [{ key: 'price' }, { key: 'stock' }, { key: 'brand' }, ...figures];
}
