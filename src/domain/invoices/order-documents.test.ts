import { expect, test } from 'vitest';
import {
  documentName,
  isDocumentName,
  orderDocumentPath,
  invoiceSubject,
  invoiceSubjectOf,
} from './order-documents.ts';

test('a paper is asked for by its kind or its number, and by nothing else', () => {
  for (const name of ['invoice', 'proforma', 'COR-PL-2026-00001', 'INV-UA-2026-00001']) {
    expect(isDocumentName(name)).toBe(true);
  }
  for (const name of [
    '',
    'Invoice',
    '../invoice',
    'COR-XX-2026-00001',
    'COR-PL-2026-1',
    'INV-UA-2026-00001\n',
  ]) {
    expect(isDocumentName(name)).toBe(false);
  }
  expect(documentName({ kind: 'invoice', number: 'INV-UA-2026-00001' })).toBe('invoice');
  expect(orderDocumentPath('1', 'invoice')).toBe('/api/orders/1/documents/invoice.pdf');
});

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
