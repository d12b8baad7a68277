import { expect, test } from 'vitest';
import { readPdf } from '../../../tests/support/read-pdf.ts';
import { openSeededDatabase } from '../../../tests/support/test-database.ts';
import { SAMPLE_SELLERS } from '../../content/pages/seller-data.ts';
import { printSpecification, specificationLabel } from '../../domain/catalogue/print-specification.ts';
import { LOCALES } from '../../domain/locale/locale.ts';
import { lookUpIn } from '../messages/messages.ts';
import { drawnDocuments } from '../documents/drawn-documents.ts';
import { findProductSheet } from './product-sheet.ts';
import { findProduct } from './find-product.ts';

const { database } = await openSeededDatabase();
const find = findProduct(database);
const sheetOf = findProductSheet(find, drawnDocuments());
const unspaced = (text: string) => text.replaceAll(/\s+/g, '');

test.each(LOCALES)('the sheet says in %s what the page says, and who answers for it', async (locale) => {
  const product = await find(302, locale);
  const sheet = await sheetOf(302, locale);
  const { text, title, language, bookmarks } = await readPdf(await sheet?.bytes());
  expect([title, language]).toEqual([product?.name, locale]);
  const lookUp = lookUpIn(locale);
  const specs = (product?.specifications ?? []).flatMap((entry) => [
    specificationLabel(entry.key, lookUp),
    printSpecification({ ...entry, categoryId: product?.categoryId ?? 0 }, { locale, lookUp }),
  ]);
  expect(specs.length).toBeGreaterThan(20);
  const wanted = [
    ...specs,
    product?.articleNumber ?? '',
    product?.brand ?? '',
    SAMPLE_SELLERS.PL.name[locale],
  ];
  expect(wanted.filter((words) => !unspaced(text).includes(unspaced(words)))).toEqual([]);
  expect(bookmarks).toContain(lookUp('spec.group.electrical'));
  expect(text).not.toMatch(/грн|zł/); // a price of that day would soon be wrong
});

test('the same product gives the same sheet, another language another', async () => {
  const [one, again, other] = await Promise.all([sheetOf(302, 'uk'), sheetOf(302, 'uk'), sheetOf(302, 'pl')]);
  expect(again?.etag).toBe(one?.etag);
  expect(other?.etag).not.toBe(one?.etag);
  expect(await again?.bytes()).toBe(await one?.bytes()); // drawn once
});

test('a product that is not there has none', async () => {
  expect(await sheetOf(999_999, 'uk')).toBeNull();
});
