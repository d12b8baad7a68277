import type { ProductQuery } from '../../domain/catalogue/product-filter.ts';
import type { Database } from '../database/database.ts';

/** What conditions on products are read in: the request's language and currency. */
export type ConditionScope = Pick<ProductQuery, 'locale' | 'currency'> & { readonly database: Database };
