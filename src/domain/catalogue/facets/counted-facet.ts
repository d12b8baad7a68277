import type { FacetValue } from './count-values.ts';
import type { ValueFacetKey } from './facet.ts';

/** A facet of a listing with what may be chosen in it: a span of prices in minor units, or counted values. */
export type CountedFacet =
  | { readonly key: 'price'; readonly from: number | null; readonly to: number | null }
  | { readonly key: ValueFacetKey; readonly values: readonly FacetValue[] };
