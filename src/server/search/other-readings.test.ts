import { expect, test } from 'vitest';
import { otherSpellings } from './other-readings.ts';

test.each([
  ['a letter that is a sign on the other layout', 'ж1'.repeat(100)],
  ['fractions among letters', 'a½'.repeat(100)],
  ['a ligature of four words among letters', 'жﷺ'.repeat(100)],
])('another spelling has at most five words: %s', (_, term) => {
  const spellings = otherSpellings(term, 1);
  expect(spellings.length).toBeGreaterThan(0);
  for (const { text } of spellings) expect(text.split(' ').length).toBeLessThanOrEqual(5);
});
