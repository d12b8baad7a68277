import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countQueries } from '../../../tests/support/count-queries.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { CATEGORIES } from '../../domain/catalogue/categories.ts';
import {
  type CountedFacet,
  type FacetChoices,
  IN_STOCK,
  type ValueFacetKey,
} from '../../domain/catalogue/facets/facet.ts';
import { narrowedListing } from '../../domain/catalogue/facets/facet-conditions.ts';
import { CURRENCIES, type Currency } from '../../domain/money/money.ts';
import { withTags } from '../changes/tags.ts';
import { countFacets } from './count-facets.ts';
import { listProducts } from './list-products.ts';

const { database } = await openTestDatabase();
await database.execute(sql`update products set stock = 0 where id % 3 = 0`);

interface Question {
  readonly categoryId: number;
  readonly currency?: Currency;
  readonly price?: FacetChoices['price'] | undefined;
  readonly values?: FacetChoices['values'];
}
const choicesOf = ({ price, values = {} }: Question): FacetChoices => ({ ...(price && { price }), values });
const count = (question: Question) =>
  countFacets(database)({ locale: 'uk', currency: 'UAH', ...question, choices: choicesOf(question) });
const list = (question: Question) =>
  listProducts(database)({
    locale: 'uk',
    currency: question.currency ?? 'UAH',
    condition: narrowedListing(question.categoryId, choicesOf(question)),
    sort: [],
    page: 1,
    pageSize: 1000,
  });

const valueFacets = (facets: readonly CountedFacet[]) => facets.filter((facet) => facet.key !== 'price');
const totalsOf = async (key: ValueFacetKey, question: Question) => {
  const facet = valueFacets(await count(question)).find((each) => each.key === key);
  return Object.fromEntries((facet?.values ?? []).map(({ value, total }) => [value, total]));
};

const INVERTERS = 3;
const EV_CHARGERS = 27;
const GENERATORS = 20;

describe('what is counted is what is listed', () => {
  /** `picks` are places of facets and of their values. */
  const question = fc.record({
    categoryId: fc.constantFrom(...CATEGORIES.map(({ id }): number => id)),
    currency: fc.constantFrom(...CURRENCIES),
    price: fc.record({
      from: fc.option(fc.integer({ min: 1, max: 3_000_000 })),
      to: fc.option(fc.integer({ min: 50_000, max: 50_000_000 })),
    }),
    picks: fc.array(fc.tuple(fc.nat(9), fc.nat(30)), { maxLength: 4 }),
  });

  async function pick(categoryId: number, picks: readonly (readonly [number, number])[]) {
    const offered = valueFacets(await count({ categoryId }));
    const values: Partial<Record<ValueFacetKey, readonly string[]>> = {};
    for (const [place, placeOfValue] of picks) {
      const facet = offered[place % offered.length];
      const picked = facet?.values[placeOfValue % facet.values.length];
      if (facet && picked) values[facet.key] = [...(values[facet.key] ?? []), picked.value];
    }
    return values;
  }

  /** The same facet by what listings hold. */
  async function listedFacet(facet: CountedFacet, asked: Question): Promise<CountedFacet> {
    if (facet.key === 'price') {
      const { products } = await list({ ...asked, price: undefined });
      const prices = products.map((product) => {
        const { sale, day } = product.prices[asked.currency ?? 'UAH'];
        return sale ?? day ?? Number.NaN;
      });
      const isEmpty = prices.length === 0;
      return {
        key: 'price',
        from: isEmpty ? null : Math.min(...prices),
        to: isEmpty ? null : Math.max(...prices),
      };
    }
    const values = [];
    for (const { value } of facet.values) {
      const { total } = await list({ ...asked, values: { ...asked.values, [facet.key]: [value] } });
      values.push({ value, total });
    }
    return { key: facet.key, values };
  }

  test('once a value is the choice of its facet, whatever is chosen in the others', async () => {
    await fc.assert(
      fc.asyncProperty(question, async ({ picks, ...asked }) => {
        const values = await pick(asked.categoryId, picks);
        for (const facet of await count({ ...asked, values }))
          expect(facet).toEqual(await listedFacet(facet, { ...asked, values }));
      }),
      { numRuns: 40 },
    );
  });

  test('of choices that the category does not offer: nothing is narrowed', async () => {
    const values = { fuel: ['petrol'], phases: ['many', ''], powerW: ['1..2'], stock: ['no'] };
    expect(await count({ categoryId: INVERTERS, values })).toEqual(await count({ categoryId: INVERTERS }));
  });

  test('of a category that does not exist: no value', async () => {
    for (const categoryId of [9999, 2 ** 40])
      expect(valueFacets(await count({ categoryId })).flatMap(({ values }) => values)).toEqual([]);
  });
});

test('the starting catalogue has a value for every facet of every category', async () => {
  for (const { id, slug } of CATEGORIES)
    for (const { key, values } of valueFacets(await count({ categoryId: id })))
      expect([slug, key, values.length > 0]).toEqual([slug, key, true]);
});

test('a category counts what its subcategories hold', async () => {
  const brands = await totalsOf('brand', { categoryId: EV_CHARGERS });
  const { total } = await list({ categoryId: EV_CHARGERS });
  expect(Object.values(brands).reduce((sum, each) => sum + each, 0)).toBe(total);
  const inStock = await totalsOf('stock', { categoryId: EV_CHARGERS });
  expect(inStock[IN_STOCK]).toBeLessThan(total);
});

test('a choice leaves its own facet as it was, and takes from the others', async () => {
  const whole = await totalsOf('phases', { categoryId: INVERTERS });
  const three = { categoryId: INVERTERS, values: { phases: ['3'] } };
  expect(await totalsOf('phases', three)).toEqual(whole);
  const types = await totalsOf('systemType', three);
  expect(types['micro']).toBe(0); // shown still: none has three phases
  expect(Object.values(types).reduce((sum, each) => sum + each, 0)).toBe(whole['3']);
});

test('prices to rent are those of a day', async () => {
  const price = { from: 50_000, to: 80_000 };
  const byAmount = (one: number, other: number) => one - other;
  const daily = async (more: object) =>
    (await list({ categoryId: GENERATORS, ...more })).products.map(({ prices }) => prices.UAH.day ?? 0);
  const within = (await daily({})).filter((minor) => minor >= price.from && minor <= price.to);
  expect(within.length).toBeGreaterThan(0);
  expect((await daily({ price })).toSorted(byAmount)).toEqual(within.toSorted(byAmount));
});

test('it is two statements at most, and is made of what can be had', async () => {
  const values = { phases: ['3'], brand: ['Deye'], stock: [IN_STOCK] };
  expect(await countQueries(() => count({ categoryId: INVERTERS }))).toBe(1);
  expect(await countQueries(() => count({ categoryId: INVERTERS, values }))).toBe(2);
  expect((await withTags(() => count({ categoryId: INVERTERS }))).tags).toEqual(new Set(['availability']));
});
