import type { CategorySlug } from '../../src/domain/catalogue/categories.ts';

/** Products by id, or all goods of a category. */
type Goods = readonly (number | CategorySlug)[];

/**
 * What a shopper types, what must be the first three results, and what else may stand among the first ten. Whatever is
 * in neither list must not be among the ten: it only mentions what was typed.
 */
export type PreciseQuery = readonly [term: string, first: Goods, fine?: Goods];
