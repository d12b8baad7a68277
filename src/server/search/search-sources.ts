import { productsByIds } from '../catalogue/list-products.ts';
import type { BindQuery } from '../database/database.ts';
import { foundProducts } from './found-products.ts';
import { matchTerm } from './match-term.ts';

/** What searches read, each by itself, so that what is known of products need not be read again. */
export const searchSources = (bind: BindQuery) => ({
  matchTerm: bind(matchTerm),
  foundProducts: bind(foundProducts),
  productsByIds: bind(productsByIds),
});

export type SearchSources = ReturnType<typeof searchSources>;
