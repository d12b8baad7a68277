import { expect, test } from 'vitest';
import { invoiceSubject, invoiceSubjectOf } from './invoice-subject.ts';

test.each([
  [[], 'goods'],
  [[false, false], 'goods'],
  [[true], 'rental'],
  [[true, false], 'mixed'],
] as const)('an invoice of the lines %j is about %s', (rentals, subject) => {
  expect(invoiceSubject(rentals)).toBe(subject);
});

test('a purchase in an order has no rental', () => {
  expect(invoiceSubjectOf({ items: [{ rental: null }] })).toBe('goods');
  expect(invoiceSubjectOf({ items: [{ rental: { duration: 'day' } }, { rental: null }] })).toBe('mixed');
});
