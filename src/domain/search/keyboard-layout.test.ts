import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { otherLayout } from './keyboard-layout.ts';

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
