import { getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import type { Block } from '../../content/pages/content-page.ts';
import { PAGES } from '../../content/pages/pages.ts';
import {
  documentPath,
  PUBLISHED_DOCUMENTS,
  type DocumentName,
} from '../../content/pages/published-documents.ts';
import { SAMPLE_SELLERS } from '../../content/pages/seller-data.ts';
import { readPdf } from '../../../tests/support/read-pdf.ts';
import { publishedDocuments } from './published-documents.ts';

const find = publishedDocuments();
const NAMES = Object.keys(PUBLISHED_DOCUMENTS) as DocumentName[];
const ALL = NAMES.flatMap((name) =>
  PUBLISHED_DOCUMENTS[name].locales.map((locale) => [name, locale] as const),
);

/** What a block says in words of its own. */
function textsOf(block: Block): readonly string[] {
  if (block.kind === 'clause' || block.kind === 'part') return [block.title, ...block.items];
  return block.kind === 'paragraph' ? [block.text] : block.kind === 'list' ? block.items : [];
}

/** A line may break anywhere, also behind a hyphen. */
const unspaced = (text: string) => text.replaceAll(/\s+/g, '');

/** All terms, and of the manuals one in each language: they are made alike. */
const READ = ALL.filter(([name]) => name.endsWith('-terms') || name === 'manual-batteries');

describe.each(READ)('%s in %s', (name, locale) => {
  const { page: pageName, section: id } = PUBLISHED_DOCUMENTS[name];
  const section = PAGES[pageName][locale].sections.find((candidate) => candidate.id === id);

  test('says every word of its page, numbered, and who answers for it', async () => {
    const { text, body, title, language, bookmarks } = await readPdf(
      (await find(documentPath(name, locale)))?.bytes,
    );
    const texts = section?.blocks.flatMap(textsOf) ?? [];
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.filter((wanted) => !unspaced(body).includes(unspaced(wanted)))).toEqual([]);
    for (const { name: seller, registration } of [SAMPLE_SELLERS.UA, SAMPLE_SELLERS.PL]) {
      expect(text).toContain(seller[locale]);
      expect(text).toContain(registration.number);
    }
    expect([title, language]).toEqual([section?.title, locale]);
    const titles = section?.blocks.flatMap((block) =>
      block.kind === 'clause' || block.kind === 'part' ? [block.title] : [],
    );
    expect(bookmarks.map((bookmark) => bookmark.replace(/^\d+\. /, ''))).toEqual(
      expect.arrayContaining(titles ?? []),
    );
  });
});

test.each(ALL)('%s in %s has a section of its page to be drawn from', (name, locale) => {
  const { page, section: id } = PUBLISHED_DOCUMENTS[name];
  expect(
    PAGES[page][locale].sections.find((section) => section.id === id)?.blocks.flatMap(textsOf).length,
  ).toBeGreaterThan(0);
});

test('terms exist in Ukrainian and Polish, manuals in all three languages (R31)', () => {
  expect(ALL.filter(([name]) => name.endsWith('-terms')).map(([, locale]) => locale)).toEqual([
    'uk',
    'pl',
    'uk',
    'pl',
    'uk',
    'pl',
    'uk',
    'pl',
  ]);
  expect(find('/documents/rental-terms-en.pdf')).toBeNull();
  expect(find('/documents/manual-batteries-en.pdf')).not.toBeNull();
  expect(find('/documents/constructor-uk.pdf')).toBeNull();
});

test('a document is drawn once, and the same wherever it is drawn', async () => {
  const path = documentPath('warranty-terms', 'pl');
  expect(find(path)).toBe(find(path));
  const [one, other] = await Promise.all([find(path), publishedDocuments()(path)]);
  expect(other?.etag).toBe(one?.etag);
  expect(other?.bytes).toEqual(one?.bytes);
});

test('the fonts are embedded as subsets: the file is small and needs none of the reader’s', async () => {
  const { bytes } = (await find(documentPath('rental-terms', 'uk'))) ?? {};
  expect(bytes?.length).toBeLessThan(80_000);
  expect(bytes?.toString('latin1')).toMatch(/\/FontFile2/);
  await expect(getDocumentProxy(new Uint8Array(bytes ?? []))).resolves.toBeDefined();
});
