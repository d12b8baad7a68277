import { expect, test } from 'vitest';
import { documentPath, MANUAL_NAMES, PUBLISHED_DOCUMENTS } from '../../content/pages/published-documents.ts';
import { LOCALES } from '../../domain/locale/locale.ts';
import { manualFiles } from './manual-files.ts';
import { publishedDocuments } from './published-documents.ts';

const find = publishedDocuments();

test.each(LOCALES)('the manuals in %s are all there, each as large as what is sent', async (locale) => {
  const files = await manualFiles(find)(locale);
  expect(files.map(({ name }) => name)).toEqual(MANUAL_NAMES);
  for (const { name, path, bytes } of files) {
    expect(path).toBe(documentPath(name, locale));
    expect((await find(path))?.bytes.byteLength).toBe(bytes);
    expect(bytes).toBeGreaterThan(10_000);
  }
});

test('every published manual is among them', () => {
  const published = Object.keys(PUBLISHED_DOCUMENTS).filter((name) => name.startsWith('manual-'));
  expect([...MANUAL_NAMES].toSorted()).toEqual(published.toSorted());
});
