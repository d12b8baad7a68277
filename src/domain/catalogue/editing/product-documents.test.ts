import { expect, test } from 'vitest';
import {
  documentField,
  documentFileName,
  documentsMoved,
  inReadersOrder,
  printDocument,
  readDocumentField,
  readPrintedDocument,
} from './product-documents.ts';

const list = (said: string) =>
  Array.from(said, (id) => ({ id: id.toLowerCase(), isShown: id === id.toLowerCase() }));
const idsOf = (documents: ReturnType<typeof list>) => documents.map(({ id }) => id).join('');

test.each([
  ['abc', 'c', 0, 'cab'],
  ['abc', 'a', 1, 'bac'],
  ['abc', 'a', 99, 'bca'],
  ['abc', 'b', -5, 'bac'],
  ['abc', 'b', 1, 'abc'],
  ['abc', 'x', 0, 'abc'],
  ['aBc', 'c', 0, 'cab'], // what was taken away is passed over
  ['aBc', 'a', 1, 'bca'],
  ['aBcD', 'c', 5, 'abcd'],
])('of %s, %s at place %i gives %s', (before, id, to, after) => {
  expect(idsOf(documentsMoved(list(before), id, to) as ReturnType<typeof list>)).toBe(after);
});

test('who reads Polish finds what they can read first, else as staff put them', () => {
  const languages = (['uk', 'pl', 'en', 'all', 'pl'] as const).map((language) => ({ language }));
  expect(inReadersOrder(languages, 'pl').map(({ language }) => language)).toEqual([
    'pl',
    'all',
    'pl',
    'uk',
    'en',
  ]);
});

test('the log reads what it writes', () => {
  const document = { kind: 'manual', language: 'all', fileName: 'my file  2.pdf' } as const;
  expect(readPrintedDocument(printDocument(document))).toEqual(document);
  expect([readPrintedDocument(''), readPrintedDocument('poem uk x.pdf')]).toEqual([null, null]);
  const id = 'b7ad6b71-6920-4333-9331-000000000001';
  expect([readDocumentField(documentField(id)), readDocumentField('documents')]).toEqual([id, null]);
});

test('a kept file is named by the product, what it is, and its language', () => {
  expect(documentFileName('SUN/12K', { kind: 'manual', language: 'pl' })).toBe('SUN-12K-manual-pl');
  expect(documentFileName('A1', { kind: 'datasheet', language: 'all' })).toBe('A1-datasheet');
});
