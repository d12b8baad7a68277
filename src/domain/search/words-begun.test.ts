import { expect, test } from 'vitest';
import { wordsBegun } from './words-begun.ts';

test('all words are asked for as beginnings, and nothing that was typed ends the query', () => {
  expect(wordsBegun('Deye  SUN')).toBe("'deye':* & 'sun':*");
  expect(wordsBegun("o'neil \\\\' | x")).toBe("'oneil':* & 'x':*");
  expect(wordsBegun('  ')).toBe(null);
});
