import { expect, test } from 'vitest';
import fc from 'fast-check';
import { normaliseSearch } from './normalise.ts';
import { SEARCH_TERM_MAX } from './search-limits.ts';
import { firstWords, stemOf } from './search-words.ts';

test('a term is searched for up to its tenth word', () => {
  expect(firstWords('1+'.repeat(100))).toBe('1+'.repeat(9) + '1');
  expect(firstWords('слово '.repeat(40))).toBe('слово '.repeat(10).trim());
});

const wordsOf = (text: string) => normaliseSearch(text).split(' ');

test.each([
  ['fractions', '½'.repeat(200)],
  ['a ligature of four words', 'ﷺ'.repeat(200)],
  ['a ligature of a company', '㍿'.repeat(200)],
  ['letters with a dot', 'aŀ'.repeat(100)],
  ['one long word', 'a'.repeat(20_000)],
])('signs that normalising makes longer are bounded by what they become: %s', (_, term) => {
  const searched = firstWords(term);
  expect(wordsOf(searched).length).toBeLessThanOrEqual(10);
  expect(Array.from(searched).length).toBeLessThanOrEqual(SEARCH_TERM_MAX);
});

test('no term has more than ten words once it is normalised', () => {
  const growing = fc.constantFrom('½', '⅓', 'ﷺ', '㍿', 'ﬃ', 'ŀ', '…', '1', 'a', 'ж', ' ', "'", '.', ';');
  const terms = fc.oneof(
    fc.string({ unit: growing, maxLength: 200 }),
    fc.string({ unit: 'binary', maxLength: 200 }),
  );
  fc.assert(
    fc.property(terms, (term) => {
      expect(wordsOf(firstWords(term)).length).toBeLessThanOrEqual(10);
      expect(firstWords(firstWords(term))).toBe(firstWords(term));
    }),
  );
});

test.each(['', 'інвертор', '  Deye 10 кВт!  ', '+++', 'a'.repeat(200), 'один два '.repeat(4)])(
  'a term of fewer words stays as it is: %j',
  (term) => expect(firstWords(term)).toBe(term),
);

test('a stem is the beginning of its word, of four letters and more', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zа-яєіїґ]{1,14}$/u), (word) => {
      const stem = stemOf(word);
      expect(word.startsWith(stem)).toBe(true);
      expect(stem.length).toBeGreaterThanOrEqual(Math.min(4, word.length));
    }),
  );
});

test.each([
  ['панел', ['панель', 'панелі', 'панелей', 'панелями']],
  ['інвертор', ['інвертор', 'інвертора', 'інвертори', 'інверторів', 'інвертором']],
  ['сонячн', ['сонячна', 'сонячні', 'сонячних', 'сонячною']],
  ['станц', ['станція', 'станції', 'станцій', 'станцію']],
  ['bater', ['bateria', 'baterii', 'baterie']],
  ['inwerter', ['inwerter', 'inwertera', 'inwertery', 'inwerterem']],
  ['batter', ['battery', 'batteries']],
  ['inverter', ['inverter', 'inverters']],
])('%s', (stem, words) => {
  for (const word of words) expect([word, stemOf(word)]).toEqual([word, stem]);
});

test('what has digits has no endings', () => {
  for (const word of ['us5000', '450w', '5.12kwh', 'mc4', '2x440']) expect(stemOf(word)).toBe(word);
});
