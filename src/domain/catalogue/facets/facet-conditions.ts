import { kindOf } from '../categories.ts';
import type { NumberOperator, ProductCondition } from '../product-filter.ts';
import { SPECIFICATIONS } from '../specifications.ts';
import { type FacetChoices, facetsOf, IN_STOCK, type Facet, type SpecFacet, rangeName } from './facet.ts';

const either = (conditions: readonly ProductCondition[]): ProductCondition | null =>
  conditions.length > 1 ? { kind: 'or', conditions } : (conditions[0] ?? null);

function priceCondition(categoryId: number, price: FacetChoices['price']): ProductCondition | null {
  const isRental = kindOf(categoryId)?.kind === 'rental';
  const compare = (operator: NumberOperator, end: number | null | undefined): readonly ProductCondition[] =>
    end === null || end === undefined
      ? []
      : [{ kind: 'number', field: isRental ? 'dayPrice' : 'price', operator, values: [end] }];
  const conditions = [...compare('$gte', price?.from), ...compare('$lte', price?.to)];
  return conditions.length > 0 ? { kind: 'and', conditions } : null;
}

function specCondition({ key, ranges }: SpecFacet, chosen: readonly string[]): ProductCondition | null {
  if (ranges !== null)
    return either(
      ranges
        .filter((range) => chosen.includes(rangeName(range)))
        .map((range) => ({ kind: 'spec', key, range })),
    );
  const values = chosen.flatMap((value): (string | number)[] => {
    if (SPECIFICATIONS[key].kind === 'choice') return [value];
    return /^-?\d+(\.\d+)?$/.test(value) ? [Number(value)] : [];
  });
  return values.length > 0 ? { kind: 'spec', key, oneOf: values } : null;
}

function conditionOf(categoryId: number, facet: Facet, choices: FacetChoices): ProductCondition | null {
  if (facet.key === 'price') return priceCondition(categoryId, choices.price);
  const chosen = choices.values[facet.key] ?? [];
  if ('ranges' in facet) return specCondition(facet, chosen);
  if (facet.key === 'stock')
    return chosen.includes(IN_STOCK)
      ? { kind: 'number', field: 'stock', operator: '$gt', values: [0] }
      : null;
  return chosen.length > 0 ? { kind: 'text', field: 'brand', operator: '$in', values: chosen } : null;
}

/** By what a list can be narrowed: its facets, and the days of machines. */
export type NarrowedBy = Facet['key'] | 'days';

/**
 * What each facet that was chosen from asks of products, by the facet's key. What the category does not offer asks
 * nothing: an address may be old.
 */
export function facetConditions(
  categoryId: number,
  choices: FacetChoices,
): ReadonlyMap<NarrowedBy, ProductCondition> {
  const { days } = choices;
  return new Map<NarrowedBy, ProductCondition>([
    ...facetsOf(categoryId).flatMap((facet) => {
      const condition = conditionOf(categoryId, facet, choices);
      return condition ? [[facet.key, condition] as const] : [];
    }),
    ...(days === undefined ? [] : [['days', { kind: 'machine', days }] as const]),
  ]);
}

/** The products of a category that stand what a shopper has chosen. */
export const narrowedListing = (categoryId: number, choices: FacetChoices): ProductCondition => ({
  kind: 'and',
  conditions: [
    { kind: 'number', field: 'categoryId', operator: '$eq', values: [categoryId] },
    ...facetConditions(categoryId, choices).values(),
  ],
});
