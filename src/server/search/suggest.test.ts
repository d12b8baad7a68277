import { describe, expect, test } from 'vitest';
import { countQueries } from '../../../tests/support/count-queries.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { RESULTS_MAX, SUGGESTIONS_MAX, SUGGESTION_TEXT_MAX } from '../../domain/search/search-limits.ts';
import { searchProducts, searchSources } from './search-products.ts';
import { suggest } from './suggest.ts';

const { database } = await openTestDatabase();
const sources = searchSources((query) => query(database));
const ask = (term: string) => suggest(sources)({ term, locale: 'uk' });

describe('suggestions (S §9, R30)', () => {
  test('begin with the first character, results with the second', async () => {
    const one = await ask('і');
    expect(one.suggestions.length).toBe(SUGGESTIONS_MAX);
    expect(one.products).toEqual([]);
    const two = await ask('ін');
    expect(two.products.length).toBe(RESULTS_MAX);
  });

  test('of a letter that only texts have are the products whose texts have it', async () => {
    const { suggestions } = await ask('х');
    expect(suggestions.length).toBe(SUGGESTIONS_MAX);
  });

  test('for nothing are nothing, without a query', async () => {
    const nothing = { words: [], suggestions: [], products: [], places: [], total: 0, shownFor: null };
    for (const term of ['', '   ', '%']) expect(await ask(term)).toEqual(nothing);
    expect(await countQueries(() => ask(' '))).toBe(0);
  });

  test('are the first of the whole search, in its order', async () => {
    const { products, suggestions } = await ask('inverter');
    const query = {
      term: 'inverter',
      locale: 'uk',
      onlyInStock: false,
      page: 1,
      pageSize: RESULTS_MAX,
    } as const;
    expect(products).toEqual((await searchProducts(sources)(query)).products);
    expect(suggestions.map(({ id }) => id)).toEqual(products.slice(0, SUGGESTIONS_MAX).map(({ id }) => id));
  });

  test('have their names cut, results have them whole', async () => {
    const { suggestions, products } = await ask('комплект сонячної');
    const lengths = suggestions.map(({ name }) => [...name].length);
    expect(Math.max(...lengths)).toBe(SUGGESTION_TEXT_MAX + 1);
    expect(suggestions[0]?.name).toMatch(/…$/);
    expect(products[0]?.name).not.toMatch(/…$/);
  });

  test('complete the last typed word, with words of four letters and more', async () => {
    const { words } = await ask('deye гібр');
    expect(words.length).toBeGreaterThan(0);
    expect(words.length).toBeLessThanOrEqual(SUGGESTIONS_MAX);
    for (const word of words) expect(word.toLowerCase()).toMatch(/^гібр.+/);
  });

  test('complete the spelling that found something', async () => {
    const { shownFor, words } = await ask('cjyzx');
    expect(shownFor).toBe('соняч');
    for (const word of words) expect(word.toLowerCase()).toMatch(/^соняч/);
  });

  test('tell how many products there are, if they were all looked at', async () => {
    const totalOf = async (term: string) =>
      (await searchProducts(sources)({ term, locale: 'uk', onlyInStock: false, page: 1, pageSize: 1 })).total;
    for (const term of ['deye', 'інвертор', '5 кВт'])
      expect((await ask(term)).total).toBe(await totalOf(term));
    expect([null, await totalOf('панель')]).toContain((await ask('панель')).total);
  });

  test('lead to the categories that the term names, or in which its maker stands', async () => {
    const placesOf = async (term: string) =>
      (await ask(term)).places.map(({ slug, brand }) => [slug, brand].filter(Boolean).join(' '));
    expect(await placesOf('інвертор')).toEqual(['inverters']);
    expect(await placesOf('інвертор deye')).toEqual(['inverters Deye']);
    expect(await placesOf('deye')).toEqual(['batteries Deye', 'inverters Deye']);
    expect(await placesOf('мікроінвертор')).toEqual([]);
    expect(await placesOf('гнучк')).toEqual([]);
  });

  test('for a term that finds nothing come near it', async () => {
    const near = await ask('генератор tesla');
    expect(near.products).toEqual([]);
    expect(near.words).toEqual(['генератор']);
    expect(near.places.map(({ slug }) => slug)).toContain('generators');
    expect(await ask('zzzzqqq')).toEqual({
      words: [],
      suggestions: [],
      products: [],
      places: [],
      total: 0,
      shownFor: null,
    });
  });
});
