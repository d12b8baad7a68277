import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { suggestionsSchema } from '../../../src/server/api/search-suggestions.ts';
import { readAs } from '../../support/answer.ts';
import { openTestShop } from '../../support/test-shop.ts';

const { api, close } = await openTestShop();
afterAll(close);

const suggest = async (q: string, rest = '') => {
  const answer = await api(`/search/suggestions?q=${encodeURIComponent(q)}${rest}`);
  return (await readAs(v.strictObject({ data: suggestionsSchema }), answer)).data;
};

describe('GET /search/suggestions', () => {
  test('answers nothing to nothing', async () => {
    const nothing = { words: [], suggestions: [], products: [], places: [], total: 0, shownFor: null };
    expect(await suggest('')).toEqual(nothing);
    const answer = await api('/search/suggestions');
    expect(await readAs(v.strictObject({ data: suggestionsSchema }), answer)).toEqual({ data: nothing });
  });

  test('suggests from the first character, and has results from the second', async () => {
    const one = await suggest('і');
    expect(one.suggestions.length).toBeGreaterThan(0);
    expect(one.products).toEqual([]);
    expect((await suggest('ін')).products.length).toBeGreaterThan(0);
  });

  test('keeps its limits: 5 suggestions, 10 results, names of 50 characters, words of 4', async () => {
    const { suggestions, products, words } = await suggest('сон');
    expect(suggestions).toHaveLength(5);
    expect(products).toHaveLength(10);
    for (const { name } of suggestions) expect([...name].length).toBeLessThanOrEqual(51);
    expect(words.length).toBeGreaterThan(0);
    for (const word of words) expect([...word].length).toBeGreaterThanOrEqual(4);
  });

  test('leads to the product’s page in the language, priced in the currency', async () => {
    const { products } = await suggest('LONGi', '&locale=pl&currency=PLN');
    for (const { id, url, currency, price, inStock, stock, image } of products) {
      expect(url).toBe(`/pl/product/${id}`);
      expect(currency).toBe('PLN');
      expect(price).toBeGreaterThan(0);
      expect(inStock).toBe(stock > 0);
      expect(image).toMatch(/^\/pictures\//);
    }
    expect(products.length).toBeGreaterThan(0);
  });

  test('tells what it searched when the other keyboard layout was meant', async () => {
    const { shownFor, products } = await suggest('cjyzxyf');
    expect(shownFor).toBe('сонячна');
    expect(products.length).toBeGreaterThan(0);
  });

  test('prices a machine by the day', async () => {
    const { products } = await suggest('ножичний');
    const [lift] = products.filter(({ kind }) => kind === 'rental');
    expect(lift?.price).toBeGreaterThan(0);
  });
});
