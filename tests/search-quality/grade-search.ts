import { LOCALES, type Locale } from '../../src/domain/locale/locale.ts';
import { idsNamed } from './catalogue-ids.ts';
import { GRADED_QUERIES } from './graded-queries.ts';
import type { GradedQuery, QueryKind } from './graded-query.ts';

/** Results a shopper sees without a scroll: whoever is not pleased by these types anew. */
const FIRST = 3;

/** What the search made of one graded query. */
export interface Grade {
  readonly locale: Locale;
  readonly kind: QueryKind;
  readonly term: string;
  /** 1 / the place of the first pleasing product; 0 without one. */
  readonly reciprocalRank: number;
  /** How much of the first three pleases, or of fewer if fewer could. */
  readonly precision: number;
  readonly found: readonly number[];
}

function gradeOf(locale: Locale, [kind, term, ...pleased]: GradedQuery, found: readonly number[]): Grade {
  const pleasing = idsNamed(pleased);
  if (pleasing.size === 0) throw new Error(`Nothing in the catalogue could please “${term}”`);
  const place = found.findIndex((id) => pleasing.has(id));
  const first = found.slice(0, FIRST).filter((id) => pleasing.has(id)).length;
  return {
    locale,
    kind,
    term,
    found,
    reciprocalRank: place < 0 ? 0 : 1 / (place + 1),
    precision: first / Math.min(FIRST, pleasing.size),
  };
}

/** Asks all graded queries, one after the other; `search` answers ids, best first. */
export async function gradeSearch(
  search: (term: string, locale: Locale) => Promise<readonly number[]>,
): Promise<readonly Grade[]> {
  const grades: Grade[] = [];
  for (const locale of LOCALES)
    for (const query of GRADED_QUERIES[locale])
      grades.push(gradeOf(locale, query, await search(query[1], locale)));
  return grades;
}

/** What grades come to together. */
export interface Quality {
  readonly queries: number;
  /** Share of queries with a pleasing product among the first three. */
  readonly hitRate: number;
  readonly meanReciprocalRank: number;
  readonly precision: number;
}

export const isHit = ({ reciprocalRank }: Grade): boolean => reciprocalRank >= 1 / FIRST;

export function qualityOf(grades: readonly Grade[]): Quality {
  const mean = (figure: (grade: Grade) => number) =>
    grades.reduce((sum, grade) => sum + figure(grade), 0) / grades.length;
  return {
    queries: grades.length,
    hitRate: mean((grade) => (isHit(grade) ? 1 : 0)),
    meanReciprocalRank: mean(({ reciprocalRank }) => reciprocalRank),
    precision: mean(({ precision }) => precision),
  };
}
