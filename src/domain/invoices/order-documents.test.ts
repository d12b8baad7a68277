import { expect, test } from 'vitest';
import { documentName, isDocumentName, orderDocumentPath } from './order-documents.ts';

test('a document is asked for by its kind or its number, and by nothing else', () => {
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
