import { expect, test } from 'vitest';
import { goodsWordsOf } from './goods-words.ts';
import { normaliseSearch } from './normalise.ts';

const goodsOf = (name: string, maker: string) =>
  goodsWordsOf(normaliseSearch(name).split(' '), normaliseSearch(maker)).join(' ');

test('what stands before the maker says what goods are', () => {
  expect(goodsOf('Гібридний інвертор Deye SUN-12K-SG04LP3, 12 кВт, 3 фази', 'Deye')).toBe(
    'гібридний інвертор',
  );
  expect(goodsOf('Magazyn energii Pylontech US5000, 48 V, 4,8 kWh', 'Pylontech')).toBe('magazyn energii');
});

test('in English it stands after the maker and before a measure', () => {
  expect(goodsOf('Pylontech US5000 battery, 48 V, 4.8 kWh', 'Pylontech')).toBe('battery');
  expect(goodsOf('EcoFlow 220 W bifacial folding solar panel', 'EcoFlow')).toBe(
    'bifacial folding solar panel',
  );
});

test('what goods are for, with, or how many is none of it', () => {
  expect(goodsOf('Кріплення для сонячних панелей Promin Pitch 10, 10 панелей', 'Promin')).toBe('кріплення');
  expect(goodsOf('Promin Balcony 2 railing mount for solar panels, 2 panels', 'Promin')).toBe(
    'balcony mount',
  );
});

test('a name without a maker says nothing for sure', () => {
  expect(goodsOf('Інвертор', '')).toBe('');
});
