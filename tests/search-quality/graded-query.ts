import type { CategorySlug } from '../../src/domain/catalogue/categories.ts';

/** What is hard about a query. */
export type QueryKind =
  | 'article'
  | 'brand'
  | 'category'
  | 'inflected'
  | 'specification'
  | 'typo'
  | 'diacritics'
  | 'layout'
  | 'transliteration'
  | 'units';

/** What a shopper types, and what would please them: products by id, or anything of a category. */
export type GradedQuery = readonly [
  kind: QueryKind,
  term: string,
  ...pleased: readonly (number | CategorySlug)[],
];
