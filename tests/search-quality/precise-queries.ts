import type { Locale } from '../../src/domain/locale/locale.ts';
import { englishPrecision } from './precise/en.ts';
import { polishPrecision } from './precise/pl.ts';
import { ukrainianPrecision } from './precise/uk.ts';
import type { PreciseQuery } from './precise-query.ts';

/**
 * What shoppers type and must not be bothered with others' goods for, in the language of the page, written down before
 * the search was asked. A rule of the search may be mended because of a miss; a line here only if a shopper was misjudged.
 */
export const PRECISE_QUERIES: Readonly<Record<Locale, readonly PreciseQuery[]>> = {
  uk: ukrainianPrecision,
  pl: polishPrecision,
  en: englishPrecision,
};
