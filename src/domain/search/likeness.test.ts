import fc from 'fast-check';
import { expect, test } from 'vitest';
import { likenessOf, LIKENESS_MIN } from './likeness.ts';

const word = fc.stringMatching(/^[a-zа-я]{1,12}$/u);

test('a word is most like itself, and no likeness is beyond 0 and 1', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(likenessOf(one, one)).toBe(1);
      const likeness = likenessOf(one, other);
      expect(likeness).toBeGreaterThanOrEqual(0);
      expect(likeness).toBeLessThanOrEqual(1);
      expect(likeness === 1).toBe(one === other);
    }),
  );
});

test.each([
  ['інвентор', 'інвертор', 7 / 8],
  ['falwonik', 'falownik', 7 / 8],
  ['pylonteh', 'pylontech', 8 / 9],
  ['batery', 'battery', 6 / 7],
  ['інвент', 'інвертор', 0.9 * (5 / 6)],
])('„%s“ is like „%s“', (typed, meant, likeness) => {
  expect(likenessOf(typed, meant)).toBeCloseTo(likeness);
  expect(likeness).toBeGreaterThan(LIKENESS_MIN);
});

test.each([
  ['deye', 'dyness'],
  ['вуну', 'вулична'],
  ['кран', 'кабель'],
])('„%s“ is not like „%s“', (typed, other) => {
  expect(likenessOf(typed, other)).toBeLessThan(LIKENESS_MIN);
});
