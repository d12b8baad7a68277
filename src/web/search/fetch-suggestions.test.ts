import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parseSuggestions } from './fetch-suggestions.ts';

const row = {
  id: 7,
  name: 'Inverter',
  brand: 'Promin',
  image: '/pictures/products/sun-12k-sg04lp3-eu-three-quarter-960.webp',
  price: 1234.5,
  currency: 'PLN',
  kind: 'purchase',
  stock: 3,
  inStock: true,
  url: '/pl/product/7',
};
const answer = (product: unknown) => ({
  data: { words: [], suggestions: [product], products: [], shownFor: null },
});

describe('an answer of the suggestions', () => {
  it('becomes what the search box shows', () => {
    expect(parseSuggestions(answer(row)).suggestions).toEqual([
      {
        id: 7,
        name: 'Inverter',
        picture: 'sun-12k-sg04lp3-eu-three-quarter',
        price: { minor: 123_450, currency: 'PLN' },
        original: null,
        isRental: false,
        isInStock: true,
        mark: null,
      },
    ]);
  });

  it('may lack a price and a picture', () => {
    const bare = parseSuggestions(answer({ ...row, price: null, image: null })).suggestions[0];
    expect(bare).toMatchObject({ price: null, picture: '' });
  });

  it('may hold a product without an id, which is refused when it is chosen', () => {
    for (const id of [undefined, null, 0, '7'])
      expect(parseSuggestions(answer({ ...row, id })).suggestions[0]?.id).toBeNull();
  });

  it('is nothing else', () => {
    expect(() => parseSuggestions(answer({ ...row, name: undefined }))).toThrow(v.ValiError);
    expect(() => parseSuggestions(null)).toThrow(v.ValiError);
  });
});
