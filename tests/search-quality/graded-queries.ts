import type { Locale } from '../../src/domain/locale/locale.ts';
import { englishQueries } from './graded/en.ts';
import type { GradedQuery } from './graded-query.ts';
import { polishQueries } from './graded/pl.ts';
import { ukrainianQueries } from './graded/uk.ts';

/**
 * What shoppers type, in the language of the page they type it on, written down before the search was asked. A rule of
 * the search may be mended because of a miss; a line here only if a shopper was misjudged.
 */
export const GRADED_QUERIES: Readonly<Record<Locale, readonly GradedQuery[]>> = {
  uk: ukrainianQueries,
  pl: polishQueries,
  en: englishQueries,
};
