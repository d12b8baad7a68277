import { connectEmbedded } from '../src/server/database/connect-embedded.ts';
import { seedCatalogue } from '../src/server/database/seed.ts';
import { searchProducts, searchSources } from '../src/server/search/search-products.ts';
import { gradePrecision, precisionOf, type PrecisionGrade } from '../tests/search-quality/grade-precision.ts';
import { gradeSearch, qualityOf, type Grade } from '../tests/search-quality/grade-search.ts';

const MIGRATIONS = 'src/server/database/migrations';
/** A page of results. */
const PAGE_SIZE = 24;

interface Grades {
  readonly recall: readonly Grade[];
  readonly precision: readonly PrecisionGrade[];
}

async function askAll(): Promise<Grades> {
  const connection = await connectEmbedded(null);
  try {
    await connection.migrate(MIGRATIONS);
    await seedCatalogue(connection);
    const search = searchProducts(searchSources((query) => query(connection.database)));
    const idsOf: Parameters<typeof gradeSearch>[0] = async (term, locale) => {
      const query = { term, locale, onlyInStock: false, page: 1, pageSize: PAGE_SIZE };
      return (await search(query)).products.map(({ id }) => id);
    };
    return { recall: await gradeSearch(idsOf), precision: await gradePrecision(idsOf) };
  } finally {
    await connection.close();
  }
}

const row = (name: string, queries: number, figures: readonly number[]) =>
  `| ${[name, queries, ...figures.map((figure) => figure.toFixed(3))].join(' | ')} |`;

/** Whether what pleases is found, by language and by kind. */
function recallRows(grades: readonly Grade[]): readonly string[] {
  const groups = [
    ...Map.groupBy(grades, () => 'all'),
    ...Map.groupBy(grades, ({ locale }) => locale),
    ...Map.groupBy(grades, ({ kind }) => kind),
  ];
  return groups.map(([name, group]) => {
    const { queries, hitRate, meanReciprocalRank, precision } = qualityOf(group);
    return row(name, queries, [hitRate, meanReciprocalRank, precision]);
  });
}

/** Whether nothing else stands among the first ten, by language; then what does. */
function precisionRows(grades: readonly PrecisionGrade[]): readonly string[] {
  const groups = [...Map.groupBy(grades, () => 'all'), ...Map.groupBy(grades, ({ locale }) => locale)];
  return groups.map(([name, group]) => {
    const { queries, precisionAtTen, faultless } = precisionOf(group);
    return row(name, queries, [precisionAtTen, faultless]);
  });
}

/** How well the starting catalogue answers the graded queries, as tables. */
export async function measureSearch(): Promise<string> {
  const { recall, precision } = await askAll();
  const faulty = precision.filter(({ faults }) => faults.length > 0);
  return [
    '\n## Search: graded queries\n',
    '| queries | number | found in the first 3 | mean reciprocal rank | of the first 3 |',
    '|---|---|---|---|---|',
    ...recallRows(recall),
    '',
    '| queries | number | precision of the first 10 | without a fault |',
    '|---|---|---|---|',
    ...precisionRows(precision),
    '',
    ...faulty.map(({ locale, term, faults }) => `- ${locale} “${term}”: ${faults.join(', ')}`),
  ].join('\n');
}
