import { expect, test } from 'vitest';
import { withoutNul } from './without-nul.ts';

test('NUL characters are dropped and nothing else', () => {
  expect(withoutNul('Оле\u0000на\tК.\u0000')).toBe('Олена\tК.');
});
