import { countValues } from '../../domain/catalogue/facets/count-values.ts';
import type { CountedFacet } from '../../domain/catalogue/facets/counted-facet.ts';
import type { FacetChoices } from '../../domain/catalogue/facets/facet-choices.ts';
import { facetConditions } from '../../domain/catalogue/facets/facet-conditions.ts';
import { facetsOf } from '../../domain/catalogue/facets/facet.ts';
import { noteTag } from '../changes/note-tags.ts';
import type { Database } from '../database/database.ts';
import { fitsInteger } from '../database/integer.ts';
import type { ConditionScope } from './condition-scope.ts';
import { narrowedFacetTotals } from './narrowed-facet-totals.ts';
import { storedFacetTotals } from './stored-facet-totals.ts';

export interface FacetQuery extends ConditionScope {
  readonly categoryId: number;
  readonly choices: FacetChoices;
}

/**
 * Counts what each value of each facet of a category would leave, given what is chosen in the other facets. Without
 * choices it costs the same in every category (one statement); with choices it costs as much as they leave products
 * (two). Values that no product of the category has are left out.
 */
export const countFacets =
  (database: Database) =>
  async ({ choices, ...listing }: FacetQuery): Promise<readonly CountedFacet[]> => {
    noteTag('availability');
    if (!fitsInteger(listing.categoryId)) return [];
    const facets = facetsOf(listing.categoryId);
    const keys = facets.map(({ key }) => key);
    const conditions = facetConditions(listing.categoryId, choices);
    const whole = await storedFacetTotals(database, { ...listing, keys });
    const narrowed =
      conditions.size === 0 ? whole : await narrowedFacetTotals(database, { ...listing, keys, conditions });
    return facets.map((facet) => {
      const { totals, price } = conditions.size === 1 && conditions.has(facet.key) ? whole : narrowed;
      if (facet.key === 'price') return { key: facet.key, ...price };
      return { key: facet.key, values: countValues(facet, whole.totals, totals) };
    });
  };
