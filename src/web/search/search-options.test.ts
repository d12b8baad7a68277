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
  type Suggestions,
} from './search-options.ts';

const product = (id: number): SuggestedProduct => ({
  id,
  name: `Product ${id}`,
  picture: 'us5000-three-quarter',
  price: null,
  original: null,
  isRental: false,
  isInStock: true,
  mark: null,
});
const nothing: Suggestions = {
  words: [],
  suggestions: [],
  products: [],
  places: [],
  total: 0,
  shownFor: null,
};
const sectionsFor = (count: number, words: readonly string[] = []) => {
  const products = Array.from({ length: count }, (_, index) => product(index + 1));
  return searchSections(
    { ...nothing, words, products, suggestions: products.slice(0, SUGGESTIONS_MAX), total: count },
    'term',
    null,
  );
};
const optionsOf = (sections: ReturnType<typeof searchSections>): readonly SearchOption[] =>
  sections.flatMap(({ items }) => items);
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
    expect(optionPath({ kind: 'all', term: 'a b', total: null })).toBe('/search?q=a+b');
    expect(optionPath({ kind: 'product', product: first })).toBe('/product/7');
    expect(optionPath({ kind: 'product', product: { ...first, id: null } })).toBeNull();
    const place = { slug: 'cranes', name: 'Cranes', brand: null };
    expect(optionPath({ kind: 'place', place })).toBe('/lifts-and-cranes/cranes');
    expect(optionPath({ kind: 'place', place: { ...place, brand: 'K2 Systems' } })).toBe(
      '/lifts-and-cranes/cranes?brand=K2+Systems',
    );
  });

  it('shows the whole name of a suggestion that the answer also has whole', () => {
    const products = Array.from({ length: SUGGESTIONS_MAX + 1 }, (_, index) => product(index + 1));
    const suggestions = products.slice(0, SUGGESTIONS_MAX).map((each) => ({ ...each, name: 'Prod…' }));
    const sections = searchSections({ ...nothing, products, suggestions }, 'term', null);
    const names = optionsOf(sections).flatMap((option) => ('product' in option ? [option.product.name] : []));
    expect(names).toEqual(products.map(({ name }) => name));
  });

  it('shows words, categories and products one after the other, without titles', () => {
    const place = { slug: 'inverters', name: 'Inverters', brand: 'Deye' };
    const found = { ...nothing, words: ['one', 'two', 'three'], places: [place], products: [product(1)] };
    const sections = searchSections(found, 'term', null);
    expect(optionsOf(sections).map(optionKey)).toEqual([
      'word one',
      'word two',
      'place inverters Deye',
      'product 1',
      'all',
    ]);
    expect(sections.every(({ title }) => title === undefined)).toBe(true);
  });

  it('completes the last word of the term, and takes near terms whole', () => {
    const words = ['гібридний'];
    const first = (found: Partial<Suggestions>) =>
      optionsOf(searchSections({ ...nothing, words, ...found }, 'deye гібр', null))[0];
    expect(first({ products: [product(1)] })).toEqual({ kind: 'word', term: 'deye гібридний' });
    expect(first({})).toEqual({ kind: 'word', term: 'гібридний' });
  });

  it('tells over the products what was searched instead', () => {
    const sections = searchSections({ ...nothing, products: [product(1)] }, 'term', 'Shown for');
    expect(sections.find(({ id }) => id === 'products')?.title).toBe('Shown for');
  });

  it('has suggestions alone below the length that asks for results', () => {
    const suggestions = [product(1)];
    const sections = searchSections({ ...nothing, suggestions }, 'i', null);
    expect(optionsOf(sections).map(optionKey)).toEqual(['product 1']);
  });

  it('offers all results last', () => {
    expect(optionsOf(sectionsFor(3)).at(-1)).toEqual({ kind: 'all', term: 'term', total: 3 });
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
