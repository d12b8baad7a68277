import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldReference } from './statement-reference.ts';

describe('the name of a statement line', () => {
  test.each([
    ['case', 'FT26327/1a', 'ft26327/1A'],
    ['spaces', 'stmt-1 line 7', ' STMT-1  line\u00A07'],
    ['no space', 'stmt-1 line 7', 'STMT-1line7'],
    ['dashes', 'STMT-1', 'STMT–1'],
    ['a minus', 'STMT-1', 'STMT−1'],
    ['a long dash', 'STMT-1', 'STMT—1'],
    ['a dash that breaks no line', 'STMT-1', 'STMT\u20111'],
    ['full width', 'FT1', 'ＦＴ１'],
    ['Cyrillic letters', 'CAT-BEHKMOPTXIY', 'САТ-ВЕНКМОРТХІУ'],
    ['small Cyrillic letters', 'pay-5', 'рау-5'],
    ['Cyrillic letters of other alphabets', 'SJ', 'ЅЈ'],
    ['a letter composed otherwise', 'Й1', 'И\u03061'],
  ])('is the same whatever its %s', (_, one, other) => {
    expect(foldReference(one)).toBe(foldReference(other));
  });

  test.each([
    ['FT1', 'FT2'],
    ['1/23', '12/3'],
    ['A-1', 'A1'],
    ['ПЛ-1', 'RL-1'],
    ['FT10', 'FTIO'],
  ])('tells %s from %s', (one, other) => {
    expect(foldReference(one)).not.toBe(foldReference(other));
  });

  test('is never empty where something was typed, and folds to itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 64 }), (typed) => {
        const folded = foldReference(typed);
        expect(foldReference(folded)).toBe(folded);
        expect(folded === '').toBe(!/[^\s]/u.test(typed.normalize('NFKC')));
      }),
      { numRuns: 2000 },
    );
  });
});
