import { LOCALES, type Locale } from '../../src/domain/locale/locale.ts';
import { idsNamed } from './catalogue-ids.ts';
import { PRECISE_QUERIES } from './precise-queries.ts';
import type { PreciseQuery } from './precise-query.ts';

/** Results that must all be what is asked for, and results among which nothing else may stand. */
const FIRST = 3;
const AMONG = 10;

/** What the search made of one precise query. */
export interface PrecisionGrade {
  readonly locale: Locale;
  readonly term: string;
  /** The share of the first ten results, or of fewer if fewer were found, that may stand there. */
  readonly precision: number;
  /** What is wrong, by rank: `4. 101` is a product that may not be the fourth. Empty if nothing is. */
  readonly faults: readonly string[];
}

function gradeOf(locale: Locale, [term, first, fine = []]: PreciseQuery, found: readonly number[]) {
  const wanted = idsNamed(first);
  if (wanted.size === 0) throw new Error(`Nothing in the catalogue could come first for “${term}”`);
  const allowed = new Set([...wanted, ...idsNamed(fine)]);
  const shown = found.slice(0, AMONG);
  const leading = Math.min(FIRST, wanted.size);
  const faults = shown.flatMap((id, place) =>
    (place < leading ? wanted : allowed).has(id) ? [] : [`${place + 1}. ${id}`],
  );
  const missing = shown.length < leading ? [`only ${shown.length} found`] : [];
  const right = shown.filter((id) => allowed.has(id)).length;
  return {
    locale,
    term,
    precision: shown.length === 0 ? 0 : right / shown.length,
    faults: [...faults, ...missing],
  };
}

/** Asks all precise queries, one after the other; `search` answers ids, best first. */
export async function gradePrecision(
  search: (term: string, locale: Locale) => Promise<readonly number[]>,
): Promise<readonly PrecisionGrade[]> {
  const grades: PrecisionGrade[] = [];
  for (const locale of LOCALES)
    for (const query of PRECISE_QUERIES[locale])
      grades.push(gradeOf(locale, query, await search(query[0], locale)));
  return grades;
}

/** What grades come to together: the mean precision of the first ten, and the share of queries without a fault. */
export const precisionOf = (grades: readonly PrecisionGrade[]) => ({
  queries: grades.length,
  precisionAtTen: grades.reduce((sum, { precision }) => sum + precision, 0) / grades.length,
  faultless: grades.filter(({ faults }) => faults.length === 0).length / grades.length,
});
