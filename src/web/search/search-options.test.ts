import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { RESULTS_MAX, SUGGESTIONS_MAX } from '../../domain/search/search-limits.ts';
import {
  optionKey,
  optionPath,
  refuseProduct,
  searchSections,
  type SearchOption,
  type SuggestedProduct,
} from './search-options.ts';

const product = (id: number): SuggestedProduct => ({
  id,
  name: `Product ${id}`,
  picture: 'battery-wall',
  price: null,
  original: null,
  isRental: false,
  isInStock: true,
  mark: null,
});
const titles = { words: 'Words', suggestions: 'Suggestions', products: 'Products', note: null };
const sectionsFor = (count: number, words: readonly string[] = []) => {
  const products = Array.from({ length: count }, (_, index) => product(index + 1));
  return searchSections(
    { words, products, suggestions: products.slice(0, SUGGESTIONS_MAX), shownFor: null },
    'term',
    titles,
  );
};
const optionsOf = (sections: ReturnType<typeof searchSections>): readonly SearchOption[] =>
  sections.flatMap(({ items }) => items);
const idsOf = (sections: ReturnType<typeof searchSections>, id: string) =>
  sections.find((section) => section.id === id)?.items.map(optionKey);

describe('the drop-down of the search', () => {
  it('shows every product once, in the order of the answer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: RESULTS_MAX }), (count) => {
        const keys = optionsOf(sectionsFor(count)).flatMap((option) =>
          'product' in option ? [option.product.id] : [],
        );
        expect(keys).toEqual(Array.from({ length: count }, (_, index) => index + 1));
      }),
    );
  });

  it('gives every option a key of its own', () => {
    const keys = optionsOf(sectionsFor(RESULTS_MAX, ['all', 'product'])).map(optionKey);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('leads somewhere with every option, but for a product without an id', () => {
    const first = product(7);
    expect(optionPath({ kind: 'word', term: 'інвертор' })).toBe(
      '/search?q=%D1%96%D0%BD%D0%B2%D0%B5%D1%80%D1%82%D0%BE%D1%80',
    );
    expect(optionPath({ kind: 'all', term: 'a b' })).toBe('/search?q=a+b');
    expect(optionPath({ kind: 'suggestion', product: first })).toBe('/product/7');
    expect(optionPath({ kind: 'result', product: { ...first, id: null } })).toBeNull();
  });

  it('shows the whole name of a suggestion that the answer also has whole', () => {
    const products = Array.from({ length: SUGGESTIONS_MAX + 1 }, (_, index) => product(index + 1));
    const suggestions = products.slice(0, SUGGESTIONS_MAX).map((each) => ({ ...each, name: 'Prod…' }));
    const sections = searchSections({ words: [], products, suggestions, shownFor: null }, 'term', titles);
    const names = optionsOf(sections).flatMap((option) => ('product' in option ? [option.product.name] : []));
    expect(names).toEqual(products.map(({ name }) => name));
  });

  it('splits many products into suggestions and results', () => {
    const sections = sectionsFor(SUGGESTIONS_MAX + 2);
    expect(idsOf(sections, 'suggestions')).toHaveLength(SUGGESTIONS_MAX);
    expect(idsOf(sections, 'products')).toEqual(['product 6', 'product 7']);
  });

  it('shows few products as results, with their stock', () => {
    const sections = sectionsFor(2);
    expect(idsOf(sections, 'suggestions')).toEqual([]);
    expect(idsOf(sections, 'products')).toEqual(['product 1', 'product 2']);
  });

  it('has suggestions alone below the length that asks for results', () => {
    const suggestions = [product(1)];
    const sections = searchSections({ words: [], suggestions, products: [], shownFor: null }, 'i', titles);
    expect(optionsOf(sections).map(optionKey)).toEqual(['product 1']);
  });

  it('offers all results last', () => {
    expect(optionsOf(sectionsFor(3)).at(-1)).toEqual({ kind: 'all', term: 'term' });
  });
});

const shown = {
  id: 7,
  name: 'A',
  picture: '',
  price: null,
  original: null,
  isRental: false,
  isInStock: true,
  mark: null,
};

test('a product without an id is refused, and any without a connection', () => {
  expect(refuseProduct(shown, true)).toBeNull();
  expect(refuseProduct(shown, false)).toBe('search.navigationError');
  expect(refuseProduct({ ...shown, id: null }, true)).toBe('search.productMissing');
});
