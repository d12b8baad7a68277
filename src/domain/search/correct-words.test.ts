import { expect, test } from 'vitest';
import { correctWords } from './correct-words.ts';

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
