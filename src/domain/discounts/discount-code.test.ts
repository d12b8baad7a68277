import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discountCode } from './discount-code.ts';

test.each([
  ['sun10', 'SUN10'],
  ['  Sun 10 ', 'SUN10'],
  ['ｓｕｎ１０', 'SUN10'],
  ['сонце-2026', 'СОНЦЕ-2026'],
  ['Łódź', 'ŁÓDŹ'],
  ['e\u0301te', 'ÉTE'],
  ['GROẞ', 'GROSS'],
])('%j is the code %s', (typed, code) => {
  expect(discountCode(typed)).toBe(code);
});

test.each(['', ' ', '-', 'A-', "'; drop", 'a\u0000b', '\uD800', 'x'.repeat(41)])('%j is no code', (typed) => {
  expect(discountCode(typed)).toBeNull();
});

test('no letter there is makes another code of the other case', () => {
  const different = [];
  for (let point = 0; point <= 0x10ffff; point++) {
    const letter = String.fromCodePoint(point);
    const code = discountCode(letter);
    const others = [letter.toLowerCase(), letter.toUpperCase()];
    if (code !== null && others.some((other) => discountCode(other) !== code)) different.push(letter);
  }
  expect(different).toEqual([]);
});

test('a code is the same however it is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (typed) => {
      const code = discountCode(typed);
      if (code === null) return;
      expect(discountCode(code)).toBe(code);
      expect(discountCode(` ${code.toLowerCase().normalize('NFD')} `.toUpperCase())).toBe(code);
    }),
    { numRuns: 500 },
  );
});
