import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tieUnits } from './tie-units.ts';

test.each([
  ['Сонячна панель LONGi, 435 Вт', 'Сонячна панель LONGi, 435~Вт'],
  ['Inwerter Deye SUN-5K, 5 kW, 1-fazowy', 'Inwerter Deye SUN-5K, 5~kW, 1-fazowy'],
  ['Lift Genie GS-1932, 7.8 m', 'Lift Genie GS-1932, 7.8~m'],
  ['Кабель 4 мм², 100 м', 'Кабель 4~мм², 100~м'],
  ['Zestaw 10 paneli', 'Zestaw 10 paneli'],
])('%s', (name, shown) => {
  expect(tieUnits(name)).toBe(shown.replaceAll('~', '\u00a0'));
});

test('nothing but spaces is changed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(tieUnits(name).replaceAll('\u00a0', ' ')).toBe(name.replaceAll('\u00a0', ' '));
    }),
  );
});
