import type { ProductCondition } from '../../domain/catalogue/product-filter.ts';
import { WHOLE_CATALOGUE } from './listing-tables.ts';

/** Which listing answers a condition, and what of the condition is left to be asked of it. */
export interface ListingScope {
  readonly categoryId: number;
  readonly rest: readonly ProductCondition[];
}

const parts = (condition: ProductCondition | undefined): readonly ProductCondition[] => {
  if (condition === undefined) return [];
  return condition.kind === 'and' ? condition.conditions.flatMap(parts) : [condition];
};

/** The category that one of the joined conditions names is the listing to read; without one it is the whole catalogue. */
export function listingScope(condition: ProductCondition | undefined): ListingScope {
  const conditions = parts(condition);
  const named = conditions.find(
    (part) => part.kind === 'number' && part.field === 'categoryId' && part.operator === '$eq',
  );
  const [categoryId = WHOLE_CATALOGUE] = named?.kind === 'number' ? named.values : [];
  return { categoryId, rest: conditions.filter((part) => part !== named) };
}
