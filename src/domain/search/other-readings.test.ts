import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { otherLayout, transliterations, correctWords } from './other-readings.ts';

const wordOf = (letters: string) =>
  fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 12 }).map((word) => word.join(''));

describe('otherLayout', () => {
  test('there and back is the word that was typed, in either layout', () => {
    const latin = wordOf('abcdefghijklmnopqrstuvwxyz');
    const ukrainian = wordOf('абвгґдеєжзиіїйклмнопрстуфхцчшщьюя').map((word) => `а${word}`);
    const word = fc.oneof(latin, ukrainian);
    fc.assert(
      fc.property(word, (typed) => {
        const other = otherLayout(typed);
        expect(other).not.toBe(typed);
        expect(other === null ? null : otherLayout(other)).toBe(typed);
      }),
    );
  });

  test('a text without letters is left alone', () => {
    fc.assert(fc.property(wordOf('0123456789 ,.-+['), (text) => otherLayout(text) === null));
  });

  test.each([
    ['cjyzxyf', 'сонячна'],
    [',fnfhtz', 'батарея'],
    ['Ryj 2,5 vv', 'кно 2,5 мм'],
    ['штмукеук', 'inverter'],
    ['вуну 5лЦ', 'deye 5kw'],
  ])('%s was meant as %s', (typed, meant) => {
    expect(otherLayout(typed)).toBe(meant);
  });
});

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

  test('leaves a number with its unit as it is: watts are no volts', () => {
    expect(transliterations('1000w')).toEqual([]);
    expect(transliterations('станція 1000w')).toContain('stantsiia 1000w');
    expect(transliterations('станція 1000w').filter((reading) => !reading.endsWith(' 1000w'))).toEqual([]);
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

const KNOWN = new Set(['інвертор', 'підйомник', 'panel', 'falownik', 'agregat', 'battery']);

test.each([
  ['підіймник', 'підйомник'],
  ['falwonik 5kw', 'falownik 5kw'],
  ['deye інвентор', 'deye інвертор'],
  ['batery', 'battery'],
])('„%s“ becomes „%s“', (typed, right) => {
  expect(correctWords(typed, KNOWN)).toBe(right);
});

test('what is known, short or unlike anything stays', () => {
  for (const text of ['інвертор', 'panl', 'pylontech', 'zzzzqqq', '450w'])
    expect(correctWords(text, KNOWN)).toBeNull();
});
