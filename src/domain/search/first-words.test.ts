import { expect, test } from 'vitest';
import { firstWords } from './first-words.ts';

test('a term is searched for up to its tenth word', () => {
  expect(firstWords('1+'.repeat(100))).toBe('1+'.repeat(9) + '1');
  expect(firstWords('слово '.repeat(40))).toBe('слово '.repeat(10).trim());
});

test.each(['', 'інвертор', '  Deye 10 кВт!  ', '+++', 'a'.repeat(200), 'один два '.repeat(4)])(
  'a term of fewer words stays as it is: %j',
  (term) => expect(firstWords(term)).toBe(term),
);
