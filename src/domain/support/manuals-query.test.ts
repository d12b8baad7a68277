import { expect, test } from 'vitest';
import { isSearchedFor, readManualsTerm, SHARED_MANUALS } from './manuals-query.ts';

const { canonicalQuery, isOpenEnded } = SHARED_MANUALS;
const asked = (query: string) => new URLSearchParams(query);

test('the page of manuals reads a term of its query, and nothing else', () => {
  expect(canonicalQuery(asked('utm_source=x'))).toBe('');
  expect(canonicalQuery(asked('utm_source=x&q=SUN-5K'))).toBe('q=SUN-5K');
  expect(canonicalQuery(asked('q=%20SUN'))).toBeNull();
  expect(readManualsTerm(asked(`q=%20${'a'.repeat(500)}`)).length).toBeLessThanOrEqual(200);
});

test('addresses with a term can be made up at will, and one letter is no term', () => {
  expect([isOpenEnded?.(asked('q=a')), isOpenEnded?.(asked(''))]).toEqual([true, false]);
  expect([isSearchedFor('a'), isSearchedFor('ab')]).toEqual([false, true]);
});
