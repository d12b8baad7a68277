import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tieMessage, tieUnits } from './no-break.ts';

test.each([
  ['Сонячна панель LONGi, 435 Вт', 'Сонячна панель LONGi, 435~Вт'],
  ['Inwerter Deye SUN-5K, 5 kW, 1-fazowy', 'Inwerter Deye SUN-5K, 5~kW, 1-fazowy'],
  ['Lift Genie GS-1932, 7.8 m', 'Lift Genie GS-1932, 7.8~m'],
  ['Кабель 4 мм², 100 м', 'Кабель 4~мм², 100~м'],
  ['Zestaw 10 paneli', 'Zestaw 10 paneli'],
  ['Кабель з наконечником і чохлом', 'Кабель з~наконечником і~чохлом'],
  ['Zestaw z magazynem (w szafie)', 'Zestaw z~magazynem (w~szafie)'],
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

test.each([
  ['{pieces} шт., знову в продажу', '{pieces}~шт., знову в продажу'],
  ['Понад 10 кВт панелей', 'Понад 10~кВт панелей'],
  ['{amount} za 1 szt.', '{amount} za 1~szt.'],
  ['{count, plural, one {# kg} other {# kg}}', '{count, plural, one {#~kg} other {#~kg}}'],
  ['{rate} % of {name} who', '{rate}~% of {name} who'],
  ['14 днів на повернення', '14 днів на повернення'],
])('the message %s', (message, shown) => {
  expect(tieMessage(message)).toBe(shown.replaceAll('~', '\u00a0'));
});
