import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countQueries } from '../../../tests/support/count-queries.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { CATEGORIES } from '../../domain/catalogue/categories.ts';
import type { FacetChoices } from '../../domain/catalogue/facets/facet.ts';
import { filterListing } from '../../domain/catalogue/facets/filter-listing.ts';
import { countFacets } from '../catalogue/count-facets.ts';
import { foundProducts } from './found-products.ts';
import { searchListing, type NarrowedSearch } from './search-listing.ts';
import { searchSources, searchProducts } from './search-products.ts';

const { database } = await openTestDatabase();
const sources = searchSources((query) => query(database));
await database.execute(sql`update products set stock = 0 where id % 3 = 0`);

const SCOPE = { locale: 'uk', currency: 'UAH' } as const;
const search = (question: Partial<NarrowedSearch>) =>
  searchListing(sources)({
    ...SCOPE,
    term: 'deye',
    categoryIds: [],
    choices: { values: {} },
    sort: 'recommended',
    page: 1,
    pageSize: 200,
    ...question,
  });
const idsOf = ({ products }: { products: readonly { readonly id: number }[] }) =>
  products.map(({ id }) => id);
const INVERTERS = 3;

/** Choices of a category, picked from what it offers. */
async function pick(
  categoryId: number,
  picks: readonly (readonly [number, number])[],
): Promise<FacetChoices> {
  const facets = await countFacets(database)({ ...SCOPE, categoryId, choices: { values: {} } });
  const offered = facets.flatMap((facet) => (facet.key === 'price' ? [] : [facet]));
  const chosen = picks.flatMap(([place, placeOfValue]) => {
    const facet = offered[place % offered.length];
    const value = facet?.values[placeOfValue % facet.values.length]?.value;
    return facet && value !== undefined ? [[facet.key, value] as const] : [];
  });
  const byKey = Map.groupBy(chosen, ([key]) => key);
  return {
    values: Object.fromEntries([...byKey].map(([key, list]) => [key, list.map(([, value]) => value)])),
  };
}

test('what is found is counted as a whole category is', async () => {
  const purchase = CATEGORIES.filter(
    (category) => !CATEGORIES.some(({ parentId }) => parentId === category.id),
  );
  const question = fc.record({
    categoryId: fc.constantFrom(...purchase.map(({ id }): number => id)),
    picks: fc.array(fc.tuple(fc.nat(9), fc.nat(30)), { maxLength: 3 }),
    to: fc.option(fc.integer({ min: 50_000, max: 9_000_000 }), { nil: undefined }),
  });
  await fc.assert(
    fc.asyncProperty(question, async ({ categoryId, picks, to }) => {
      const choices = {
        ...(await pick(categoryId, picks)),
        ...(to !== undefined && { price: { from: null, to } }),
      };
      const { rows } = await database.execute<{ id: number }>(
        sql`select id from products where category_id = ${categoryId} and published_at is not null`,
      );
      const ids = rows.map(({ id }) => id);
      const found = await foundProducts(database)(ids, SCOPE.currency);
      const narrowed = filterListing(found, { categoryIds: [], choices });
      expect(narrowed.facets).toEqual(await countFacets(database)({ ...SCOPE, categoryId, choices }));
    }),
    { numRuns: 20 },
  );
});

describe('results', () => {
  test('stand as the evidence has them until another order is chosen', async () => {
    const all = await searchProducts(sources)({
      ...SCOPE,
      term: 'deye',
      onlyInStock: false,
      page: 1,
      pageSize: 200,
    });
    expect(idsOf(await search({}))).toEqual(idsOf(all));
    const prices = (await search({ sort: 'price-asc' })).products.map(({ prices: { UAH } }) => UAH.sale ?? 0);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    expect(idsOf(await search({ sort: 'price-desc' }))).toEqual(
      idsOf(await search({ sort: 'price-asc' })).toReversed(),
    );
  });

  test('stand by newness whatever the clocks of the database show', async () => {
    const [older, newer] = idsOf(await search({}));
    await database.execute(sql`update products set created_at = '2126-10-27T00:30Z' where id = ${older}`);
    await database.execute(sql`update products set created_at = '2126-10-27T01:15Z' where id = ${newer}`);
    await database.execute(sql`set time zone 'Europe/Kyiv'`); // half past three, and then a quarter past three
    const [first, second] = idsOf(await search({ sort: 'newest' }));
    await database.execute(sql`set time zone default`);
    expect([first, second]).toEqual([newer, older]);
  });

  test('are as many as was counted, whichever value is chosen', async () => {
    const { facets, categories } = await search({ categoryIds: [INVERTERS] });
    for (const facet of facets) {
      if (facet.key === 'price') continue;
      for (const { value, total } of facet.values) {
        const choices = { values: { [facet.key]: [value] } };
        expect((await search({ categoryIds: [INVERTERS], choices })).total).toBe(total);
      }
    }
    for (const { categoryId, total } of categories)
      expect((await search({ categoryIds: [categoryId] })).total).toBe(total);
  });

  test('offer the specs of a category once all are of it', async () => {
    expect((await search({})).facets.map(({ key }) => key)).toEqual(['price', 'stock', 'brand']);
    expect((await search({ categoryIds: [INVERTERS] })).facets.map(({ key }) => key)).toContain('phases');
  });

  test('stand on one page each', async () => {
    const whole = idsOf(await search({}));
    const pages = await Promise.all([1, 2, 3].map((page) => search({ page, pageSize: 5 })));
    expect(pages.flatMap(idsOf)).toEqual(whole.slice(0, 15));
    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([whole.length]));
  });

  test('take three queries, whatever is chosen', async () => {
    const choices = { values: { brand: ['Deye'], stock: ['in-stock'] } };
    expect(await countQueries(() => search({ choices }))).toBeLessThanOrEqual(3);
  });
});
