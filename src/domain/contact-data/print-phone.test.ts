import { expect, test } from 'vitest';
import { SAMPLE_SELLERS } from '../../content/pages/seller.ts';
import { printPhone } from './print-phone.ts';

test('the shop’s numbers are grouped and keep their digits', () => {
  for (const { phone } of [SAMPLE_SELLERS.UA, SAMPLE_SELLERS.PL]) {
    expect(printPhone(phone)).toMatch(/^\+\d{2,3}(\u00A0\d{2,3}){4}$/);
    expect(printPhone(phone).replaceAll('\u00A0', '')).toBe(phone);
  }
});

test('a number of another country stays as it is', () => {
  expect(printPhone('+4930123456')).toBe('+4930123456');
});
