import fc from 'fast-check';
import { expect, test, describe } from 'vitest';
import { truncateSuggestion, wordCompletions } from './suggestions.ts';
import { normaliseSearch } from './normalise.ts';

test('a text of 50 characters stays whole and a longer one becomes 50 and an ellipsis', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
      const characters = Array.from(text);
      const kept = characters.length <= 50 ? characters : [...characters.slice(0, 50), '…'];
      expect(Array.from(truncateSuggestion(text))).toEqual(kept);
    }),
  );
});

test('a character outside the basic plane counts as one and is never split', () => {
  expect(truncateSuggestion('🔋'.repeat(50))).toBe('🔋'.repeat(50));
  expect(truncateSuggestion('🔋'.repeat(51))).toBe(`${'🔋'.repeat(50)}…`);
});

const TEXTS = [
  'Сонячна панель LONGi 435 Вт, повністю чорна',
  'Кабель сонячний 6 мм², сонячна інсталяція',
  'З’єднувач MC4, пара',
  'Ładowarka ścienna 11 kW, ‘уживана’',
];

describe('wordCompletions', () => {
  test('offers few, different words of four and more characters that begin as typed', () => {
    const prefixes = fc.constantFrom('с', 'со', 'п', 'па', 'к', 'з', 'l', 'ś', '4', '', ' ');
    fc.assert(
      fc.property(prefixes, fc.shuffledSubarray(TEXTS), fc.nat(5), (prefix, texts, max) => {
        const words = wordCompletions(prefix, texts, max);
        expect(words.length).toBeLessThanOrEqual(max);
        expect(new Set(words).size).toBe(words.length);
        for (const word of words) {
          expect(Array.from(word).length).toBeGreaterThanOrEqual(4);
          expect(normaliseSearch(word).startsWith(normaliseSearch(prefix))).toBe(true);
        }
      }),
    );
  });

  test('keeps the order of the texts', () => {
    expect(wordCompletions('Со', TEXTS, 5)).toEqual(['сонячна', 'сонячний']);
  });

  test('stops at the most that were asked for', () => {
    expect(wordCompletions('со', TEXTS, 1)).toEqual(['сонячна']);
  });

  test('offers a word before the double word that begins with it, and no article number', () => {
    const texts = ['Інвертор-зарядний пристрій Victron', 'Гібридний інвертор Deye SUN-12K-SG04LP3'];
    expect(wordCompletions('інв', texts, 5)).toEqual(['інвертор', 'інвертор-зарядний']);
    expect(wordCompletions('інв', texts.slice(0, 1), 5)).toEqual(['інвертор', 'інвертор-зарядний']);
    expect(wordCompletions('інвертор', texts, 5)).toEqual([]);
    expect(wordCompletions('sun', texts, 5)).toEqual([]);
  });

  test.each([
    ['зєд', ['з’єднувач']],
    ['lado', ['ładowarka']],
    ['ужи', ['уживана']],
    ['панель', []],
    ['mc', []],
    ['43', []],
    ['  ', []],
  ])('%s is completed to %j', (prefix, words) => {
    expect(wordCompletions(prefix, TEXTS, 5)).toEqual(words);
  });
});
