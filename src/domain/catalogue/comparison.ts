import type { SpecificationEntry } from './product.ts';
import { SPECIFICATIONS, type SpecificationKey } from './specifications.ts';

/** So many products are compared at once. */
export const COMPARISON_MAX = 4;

/** A technical field of compared products: the value of each, in their order, null where it is not known. */
export interface ComparisonRow {
  readonly key: SpecificationKey;
  readonly values: readonly (SpecificationEntry['value'] | null)[];
  /** Whether two known values are unlike; an unknown one may be like any, so it makes no difference. */
  readonly differs: boolean;
}

/** The fields that any of the products has, in the order of product pages. */
export function compareSpecs(products: readonly (readonly SpecificationEntry[])[]): readonly ComparisonRow[] {
  const specs = products.map((entries) => new Map(entries.map(({ key, value }) => [key, value])));
  const isKey = (key: string): key is SpecificationKey => key in SPECIFICATIONS;
  return Object.keys(SPECIFICATIONS)
    .filter(isKey)
    .filter((key) => specs.some((known) => known.has(key)))
    .map((key) => {
      const values = specs.map((known) => known.get(key) ?? null);
      const stated = new Set(values.filter((value) => value !== null));
      return { key, values, differs: stated.size > 1 };
    });
}
