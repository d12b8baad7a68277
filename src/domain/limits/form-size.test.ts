import { expect, test } from 'vitest';
import { FORM_BYTES_MAX, FORM_FIELDS_MAX, isFormTooLong } from './form-size.ts';

test('a form may have so many fields and bytes, and not one more', () => {
  expect(isFormTooLong({ fields: FORM_FIELDS_MAX, bytes: FORM_BYTES_MAX })).toBe(false);
  expect(isFormTooLong({ fields: FORM_FIELDS_MAX + 1, bytes: 0 })).toBe(true);
  expect(isFormTooLong({ fields: 0, bytes: FORM_BYTES_MAX + 1 })).toBe(true);
});
