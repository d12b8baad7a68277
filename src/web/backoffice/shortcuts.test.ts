import { expect, test } from 'vitest';
import { deedOf, KEYED_SECTIONS, SECTION_KEYS } from './shortcuts.ts';

const press = (key: string, code: string, shiftKey = false) => ({ key, code, shiftKey });

test('no two sections have one key', () => {
  expect(new Set(Object.values(SECTION_KEYS)).size).toBe(KEYED_SECTIONS.length);
});

test.each([
  ['?', press('?', 'Slash', true), 'help'],
  ['its key on a Ukrainian keyboard', press(',', 'Slash', true), 'help'],
  ['/', press('/', 'Slash'), 'search'],
  ['its key on a Ukrainian keyboard', press('.', 'Slash'), 'search'],
  ['/ above the 7 of a German keyboard', press('/', 'Digit7', true), 'search'],
  ['g', press('g', 'KeyG'), 'go'],
  ['its key on a Ukrainian keyboard', press('п', 'KeyG'), 'go'],
  ['a capital', press('G', 'KeyG', true), null],
  ['another letter', press('o', 'KeyO'), null],
  ['a digit', press('1', 'Digit1'), null],
] as const)('%s by itself: %s', (_, pressed, deed) => {
  expect(deedOf(pressed, false)).toBe(deed);
});

test('after g a section is opened, by the letter that is typed or that stands there', () => {
  expect(deedOf(press('o', 'KeyO'), true)).toBe('orders');
  expect(deedOf(press('щ', 'KeyO'), true)).toBe('orders');
  expect(deedOf(press('o', 'KeyS'), true)).toBe('orders'); // Dvorak
  expect(deedOf(press('z', 'KeyZ'), true)).toBeNull();
  expect(deedOf(press('g', 'KeyG'), true)).toBeNull();
});
