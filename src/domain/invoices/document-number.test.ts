import { expect, test } from 'vitest';
import { DOCUMENT_NUMBER, documentNumber, documentSeries, proformaNumber } from './document-number.ts';

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
