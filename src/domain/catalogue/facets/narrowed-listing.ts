import type { ProductCondition } from '../product-filter.ts';
import type { FacetChoices } from './facet-choices.ts';
import { facetConditions } from './facet-conditions.ts';

/** The products of a category that stand what a shopper has chosen. */
export const narrowedListing = (categoryId: number, choices: FacetChoices): ProductCondition => ({
  kind: 'and',
  conditions: [
    { kind: 'number', field: 'categoryId', operator: '$eq', values: [categoryId] },
    ...facetConditions(categoryId, choices).values(),
  ],
});
