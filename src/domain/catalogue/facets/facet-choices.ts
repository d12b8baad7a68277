import type { ValueFacetKey } from './facet.ts';

/** What a shopper has chosen in a listing. A product stands it that has one of the values of every facet chosen from. */
export interface FacetChoices {
  /** Minor units of the request's currency, both ends included; null where there is no end. */
  readonly price?: { readonly from: number | null; readonly to: number | null };
  /** Names of values: a brand, a choice, a number, or the name of a range. */
  readonly values: Readonly<Partial<Record<ValueFacetKey, readonly string[]>>>;
}
