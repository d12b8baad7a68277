import { expect, test } from 'vitest';
import { FORM_BYTES_MAX, FORM_FIELDS_MAX, isFormTooLong } from './form-size.ts';

test('a form is too long by the bytes in which it is sent, six for a letter of Ukrainian, and by its fields', () => {
  const room = FORM_BYTES_MAX - 'text='.length;
  expect(isFormTooLong([['text', 'a'.repeat(room)]])).toBe(false);
  expect(isFormTooLong([['text', 'a'.repeat(room + 1)]])).toBe(true);
  expect(isFormTooLong([['text', 'щ'.repeat(Math.floor(room / 6))]])).toBe(false);
  expect(isFormTooLong([['text', 'щ'.repeat(Math.floor(room / 6) + 1)]])).toBe(true);
  const fields = Array.from({ length: FORM_FIELDS_MAX }, (_, index) => [`field${index}`, ''] as const);
  expect(isFormTooLong(fields)).toBe(false);
  expect(isFormTooLong([...fields, ['one', '']])).toBe(true);
});
