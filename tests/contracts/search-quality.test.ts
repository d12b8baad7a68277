import { beforeAll, describe, expect, test } from 'vitest';
import { LOCALES } from '../../src/domain/locale/locale.ts';
import { searchProducts, searchSources } from '../../src/server/search/search-products.ts';
import { gradeSearch, isHit, qualityOf, type Grade } from '../search-quality/grade-search.ts';
import { openTestDatabase } from '../support/test-database.ts';

const { database } = await openTestDatabase();
const sources = searchSources((query) => query(database));
/** Below the figures of docs/benchmarks.md by a few queries, so that a new product may move one. */
const FLOOR = { queries: 150, hitRate: 0.96, meanReciprocalRank: 0.94, precision: 0.93 };

describe('what shoppers type finds what pleases them', () => {
  let grades: readonly Grade[] = [];
  beforeAll(async () => {
    grades = await gradeSearch(async (term, locale) => {
      const query = { term, locale, onlyInStock: false, page: 1, pageSize: 24 };
      return (await searchProducts(sources)(query)).products.map(({ id }) => id);
    });
  });

  test('among the first three, in all languages together', () => {
    const { queries, meanReciprocalRank, precision } = qualityOf(grades);
    const missed = grades.filter((grade) => !isHit(grade)).map(({ locale, term }) => `${locale} ${term}`);
    expect(queries).toBeGreaterThanOrEqual(FLOOR.queries);
    expect(missed.length / queries > 1 - FLOOR.hitRate ? missed : []).toEqual([]);
    expect(meanReciprocalRank).toBeGreaterThanOrEqual(FLOOR.meanReciprocalRank);
    expect(precision).toBeGreaterThanOrEqual(FLOOR.precision);
  });

  test.each(LOCALES)('in %s as well as in the others', (locale) => {
    const { hitRate } = qualityOf(grades.filter((grade) => grade.locale === locale));
    expect(hitRate).toBeGreaterThanOrEqual(0.95);
  });
});
