import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Олена Коваль', 'ОК'],
  ['  Jan  Maria   Kowalski ', 'JK'],
  ['їжак', 'Ї'],
  ['Łucja (biuro)', 'Ł'],
  ['', 'O'],
  ['(—)', 'O'],
])('of %j they are %s', (name, initials) => {
  expect(initialsOf({ name, email: 'olena@example.com' })).toBe(initials);
});

test('they are one letter or two, whatever somebody is called', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const initials = initialsOf({ name, email: 'o@example.com' });
      expect(initials).toMatch(/^.{1,4}$/u); // upper case makes up to two of one: ß
    }),
  );
});
