import { expect, test } from 'vitest';
import { SAMPLE_SELLERS } from '../../content/pages/seller-data.ts';
import { editablePhone, printPhone } from './print-phone.ts';

test('the shop’s numbers are grouped and keep their digits', () => {
  for (const { phone } of [SAMPLE_SELLERS.UA, SAMPLE_SELLERS.PL]) {
    expect(printPhone(phone)).toMatch(/^\+\d{2,3}(\u00A0\d{2,3}){3,4}$/);
    expect(printPhone(phone).replaceAll('\u00A0', '')).toBe(phone);
  }
});

test.each([
  ['+380671234567', '+380 67 123 45 67'],
  ['+48512345678', '+48 512 345 678'],
  ['+48601234567', '+48 601 234 567'],
  ['+48221234567', '+48 22 123 45 67'],
  ['+48585551234', '+48 58 555 12 34'],
  ['+4915123456789', '+49 1512 3456789'],
  ['+491711234567', '+49 171 1234567'],
  ['+49301234567', '+49 30 1234567'],
  ['+4961511234', '+49 61511234'],
  ['+33612345678', '+33 6 12 34 56 78'],
])('%s is read as %s', (phone, printed) => {
  expect(printPhone(phone)).toBe(printed.replaceAll(' ', '\u00A0'));
});

test('a number of another country stays as it is', () => {
  expect(printPhone('+420601123456')).toBe('+420601123456');
});

test('a field begins with the groups, between spaces that can be typed', () => {
  expect(editablePhone('+380441234567')).toBe('+380 44 123 45 67');
  expect(editablePhone('')).toBe('');
});
