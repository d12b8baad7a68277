import fc from 'fast-check';
import { expect, test } from 'vitest';
import { truncateSuggestion } from './truncate.ts';

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
