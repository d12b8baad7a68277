import { expect, test } from 'vitest';
import { NON_RETURNABLE_TAGS } from '../returns/non-returnable.ts';
import { isTagSlug, RULED_TAGS, TAGS } from './tags.ts';
import { KINDS_OF_CHOICE } from './which-one.ts';

test.each(TAGS)('%s is a slug', (tag) => {
  expect(isTagSlug(tag)).toBe(true);
});

test.each(['', '-', 'a--b', 'A', 'сонце', 'a b', '1st', 'x'.repeat(41), 'a\u0000'])('%j is none', (text) => {
  expect(isTagSlug(text)).toBe(false);
});

test('every tag that a rule asks for is known to be asked for', () => {
  expect(NON_RETURNABLE_TAGS.filter((tag) => !RULED_TAGS.has(tag))).toEqual([]);
  const chosen = Object.values(KINDS_OF_CHOICE).flatMap((kinds) =>
    kinds.flatMap((kind: object) => ('tag' in kind ? [String(kind.tag)] : [])),
  );
  expect(chosen.filter((tag) => !RULED_TAGS.has(tag))).toEqual([]);
});
