import { normaliseSearch } from './normalise.ts';
import { SEARCH_MIN_LENGTH } from './search-limits.ts';

/** The longest search that is noted, in characters. */
const MISS_MAX_LENGTH = 60;

/** What may be about a person: addresses, and as many digits as a telephone or an order has. */
const PERSONAL = /@|(?:\d[\s()+.-]*){7,}/;

/**
 * What is noted of a search that found nothing, so that staff see which goods and words are missed: its words without case and punctuation, so
 * that one wish is counted once. Null for what is too short or too long to say anything, and for what may be about a person.
 */
export function missedTerm(typed: string): string | null {
  if (PERSONAL.test(typed) || typed.trim().length > MISS_MAX_LENGTH) return null;
  const term = normaliseSearch(typed).trim();
  return Array.from(term).length < SEARCH_MIN_LENGTH ? null : term;
}

/** A search that found nothing on some days: how often, and when last; the day as ISO 8601. */
export interface SearchMiss {
  readonly term: string;
  readonly locale: string;
  readonly times: number;
  readonly lastDay: string;
}
