import { describe, expect, test } from 'vitest';
import { askedSize, nearestBySize } from './asked-size.ts';
import { normaliseSearch } from './normalise.ts';
import { searchWordsOf } from './search-words.ts';

/** A search whose first words name the category 1. */
function asked(term: string, kindWords = 2) {
  const words = searchWordsOf(normaliseSearch(term));
  const places = new Set(words.slice(0, kindWords).keys());
  return askedSize({ words, meant: { categoryIds: new Set([1]), places } });
}

describe('the size that is asked for', () => {
  test.each([
    ['зарядна станція 1000 Вт', 'power', 1000],
    ['stacja zasilania 1 kW', 'power', 1000],
    ['power station 1.5 kW', 'power', 1500],
    ['power station 1000Wh', 'energy', 1000],
    ['зарядна станція 2 кВт·год', 'energy', 2000],
  ])('%s', (term, kind, value) => {
    expect(asked(term)).toEqual({ kind, value, categoryIds: [1], others: [] });
  });

  test('stands beside a maker', () => {
    expect(asked('зарядна станція ecoflow 1000 Вт')?.others.map(({ word }) => word)).toEqual(['ecoflow']);
  });

  test.each(['зарядна станція', 'зарядна станція 1000', 'зарядна станція 1000 В', 'зарядна станція 0 Вт'])(
    'none is in „%s“',
    (term) => expect(asked(term)).toBeNull(),
  );

  test('none is known of two, or without a kind', () => {
    expect(asked('зарядна станція 1000 Вт 1 кВт·год')).toBeNull();
    expect(askedSize({ words: searchWordsOf(normaliseSearch('1000 Вт')), meant: null })).toBeNull();
  });
});

describe('the nearest sizes', () => {
  const ids = (sizes: readonly number[], wanted: number) =>
    nearestBySize(
      sizes.map((size, id) => ({ id, size })),
      wanted,
    ).map(({ size }) => size);

  test('come by their ratio, the larger of two first', () => {
    expect(ids([1800, 800, 2000, 500, 1500], 1000)).toEqual([800, 1500, 1800, 2000, 500]);
  });

  test('leave out what is far off, unless nothing else is there', () => {
    expect(ids([800, 7400, 22_000], 1000)).toEqual([800]);
    expect(ids([7400, 22_000], 1000)).toEqual([7400, 22_000]);
    expect(ids([0], 1000)).toEqual([]);
  });
});
