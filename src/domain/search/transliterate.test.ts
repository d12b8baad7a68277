import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { transliterations } from './transliterate.ts';

const wordOf = (letters: string) =>
  fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 12 }).map((word) => word.join(''));

describe('transliterations', () => {
  test('no Ukrainian letter stays in the Latin readings', () => {
    fc.assert(
      fc.property(wordOf('абвгґдеєжзиіїйклмнопрстуфхцчшщюя'), (word) => {
        const readings = transliterations(word);
        expect(readings.length).toBeGreaterThan(0);
        for (const reading of readings) expect(reading).toMatch(/^[a-z]+$/);
      }),
    );
  });

  test('no Latin letter stays in the Cyrillic readings, which differ from each other', () => {
    fc.assert(
      fc.property(wordOf('abcdefghijklmnopqrstuvwxyząćęłńóśźż'), (word) => {
        const readings = transliterations(word);
        expect(readings.length).toBeGreaterThan(0);
        expect(new Set(readings).size).toBe(readings.length);
        for (const reading of readings) expect(reading).toMatch(/^[\p{Script=Cyrillic}]+$/u);
      }),
    );
  });

  test('a text without letters has none', () => {
    expect(transliterations('2 × 450')).toEqual([]);
  });

  test.each([
    ['Згурський', 'zghurskyi'],
    ['Їжакевич', 'yizhakevych'],
    ['Кадиївка', 'kadyivka'],
    ['Знам’янка', 'znamianka'],
    ['Єнакієве', 'yenakiieve'],
    ['Щербухи', 'shcherbukhy'],
    ['Йосипівка', 'yosypivka'],
    ['сонячна панель', 'soniachna panel'],
  ])('%s is officially written %s', (ukrainian, latin) => {
    expect(transliterations(ukrainian)[0]).toBe(latin);
  });

  test.each([
    ['inverter', 'інвертер'],
    ['soniachna', 'сонячна'],
    ['sonyachnyi', 'сонячний'],
    ['zaryadka', 'зарядка'],
    ['enerhiia', 'енергія'],
    ['generator', 'генератор'],
    ['ładowarka', 'ладоварка'],
    ['zacisk', 'заціск'],
    ['cable', 'кабле'],
    ['генератор', 'generator'],
    ['лонгі', 'longi'],
  ])('%s may be read %s', (typed, meant) => {
    expect(transliterations(typed)).toContain(meant);
  });
});
