import { expect, test } from 'vitest';
import {
  DOCUMENT_NUMBER,
  documentNumber,
  documentSeries,
  proformaNumber,
  documentName,
  isDocumentName,
  orderDocumentPath,
  invoiceSubject,
  invoiceSubjectOf,
} from './order-documents.ts';

test('a number tells kind, market and year, and counts on past its width', () => {
  const series = documentSeries({ kind: 'invoice', market: 'UA', year: 2026 });
  expect(documentNumber(series, 42)).toBe('INV-UA-2026-00042');
  expect(documentNumber(series, 123_456)).toBe('INV-UA-2026-123456');
  expect(documentSeries({ kind: 'correction', market: 'PL', year: 2027 })).toBe('COR-PL-2027');
  expect(documentNumber(series, 123_456)).toMatch(DOCUMENT_NUMBER);
});

test('a proforma has its order’s number', () => {
  expect(proformaNumber('ORD-10001')).toBe('PRO-10001');
});

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
