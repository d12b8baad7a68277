import type { Locale } from '../../domain/locale/locale.ts';
import type { Currency } from '../../domain/money/money.ts';
import { parseSuggestions } from './parse-suggestions.ts';
import type { Suggestions } from './suggestions.ts';

/** Asks the shop what to offer for a term; throws when there is no usable answer. */
export async function fetchSuggestions(
  { term, locale, currency }: { term: string; locale: Locale; currency: Currency },
  signal: AbortSignal,
): Promise<Suggestions> {
  const query = new URLSearchParams({ q: term, locale, currency });
  const response = await fetch(`/api/search/suggestions?${query.toString()}`, { signal });
  if (!response.ok) throw new Error(`Suggestions answered ${response.status}`);
  return parseSuggestions(await response.json());
}
