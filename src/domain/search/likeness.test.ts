import fc from 'fast-check';
import { expect, test } from 'vitest';
import { strokesBetween, likenessOf, LIKENESS_MIN } from './likeness.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });

/** The same by its definition, without any thrift. */
function defined(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length;
  const [begun, written] = [one.slice(0, -1), other.slice(0, -1)];
  const isSame = one.at(-1) === other.at(-1);
  const isSwapped = one.length > 1 && one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1);
  return Math.min(
    defined(begun, other) + 1,
    defined(one, written) + 1,
    defined(begun, written) + (isSame ? 0 : 1),
    isSwapped ? defined(one.slice(0, -2), other.slice(0, -2)) + 1 : Number.POSITIVE_INFINITY,
  );
}

test('the strokes are those of the definition, up to the most that is asked for', () => {
  const short = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 });
  fc.assert(
    fc.property(short, short, fc.nat(6), (one, other, most) => {
      const strokes = defined(one, other);
      expect(strokesBetween(one, other, most)).toBe(strokes <= most ? strokes : Number.POSITIVE_INFINITY);
    }),
  );
});

test('it is the same in both directions, and nothing for the same word', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(strokesBetween(one, other, 9)).toBe(strokesBetween(other, one, 9));
      expect(strokesBetween(one, one, 0)).toBe(0);
    }),
  );
});

test('what nobody types is not compared', () => {
  expect(strokesBetween('a'.repeat(65), 'a'.repeat(65), 3)).toBe(Number.POSITIVE_INFINITY);
  expect(strokesBetween('a'.repeat(64), `${'a'.repeat(63)}b`, 3)).toBe(1);
});

const anyWord = fc.stringMatching(/^[a-zа-я]{1,12}$/u);

test('a word is most like itself, and no likeness is beyond 0 and 1', () => {
  fc.assert(
    fc.property(anyWord, anyWord, (one, other) => {
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
