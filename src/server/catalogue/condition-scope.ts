import type { ProductQuery } from '../../domain/catalogue/product-filter.ts';

/** What conditions on products are read in: the request's language and currency. */
export type ConditionScope = Pick<ProductQuery, 'locale' | 'currency'>;
