import { connectEmbedded } from '../src/server/database/connect-embedded.ts';
import { seedCatalogue } from '../src/server/database/seed.ts';
import { searchProducts, searchSources } from '../src/server/search/search-products.ts';
import { gradeSearch, qualityOf, type Grade } from '../tests/search-quality/grade-search.ts';

const MIGRATIONS = 'src/server/database/migrations';
/** A page of results. */
const PAGE_SIZE = 24;

async function askAll(): Promise<readonly Grade[]> {
  const connection = await connectEmbedded(null);
  try {
    await connection.migrate(MIGRATIONS);
    await seedCatalogue(connection);
    const search = searchProducts(searchSources((query) => query(connection.database)));
    return await gradeSearch(async (term, locale) => {
      const query = { term, locale, onlyInStock: false, page: 1, pageSize: PAGE_SIZE };
      return (await search(query)).products.map(({ id }) => id);
    });
  } finally {
    await connection.close();
  }
}

/** How well the starting catalogue answers the graded queries, by language and by kind, as a table. */
export async function measureSearch(): Promise<string> {
  const grades = await askAll();
  const groups = [
    ...Map.groupBy(grades, () => 'all'),
    ...Map.groupBy(grades, ({ locale }) => locale),
    ...Map.groupBy(grades, ({ kind }) => kind),
  ];
  const rows = groups.map(([name, group]) => {
    const { queries, ...shares } = qualityOf(group);
    const figures = [shares.hitRate, shares.meanReciprocalRank, shares.precision];
    return `| ${[name, queries, ...figures.map((figure) => figure.toFixed(3))].join(' | ')} |`;
  });
  return [
    '\n## Search: graded queries\n',
    '| queries | number | found in the first 3 | mean reciprocal rank | of the first 3 |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}
