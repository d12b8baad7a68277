import { getDocumentProxy } from 'unpdf';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Block } from '../../content/pages/content-page.ts';
import { PAGES } from '../../content/pages/pages.ts';
import {
  documentPath,
  PUBLISHED_DOCUMENTS,
  type DocumentName,
} from '../../content/pages/published-documents.ts';
import { SAMPLE_SELLERS } from '../../content/pages/seller-data.ts';
import { readPdf } from '../../../tests/support/read-pdf.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import { dayIn } from '../../domain/locale/market.ts';
import { daysAfter } from '../../domain/calendar/days.ts';
import { setTermsEditions, shippedTerms } from '../messages/terms-in-force.ts';
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

describe('terms say of themselves which edition they are', () => {
  const today = dayIn('Europe/Kyiv', new Date().toISOString());
  const [yesterday, tomorrow] = [daysAfter(today, -1), daysAfter(today, 1)];
  const { texts, digest, day } = shippedTerms('legal-terms');
  const staffs = (on: string, number = 1) => ({
    day: on,
    number,
    isStaffs: true,
    madeAt: `${today}T00:00:0${number}.000Z`,
    madeOn: on < today ? on : today,
    texts,
    digest: `${on} ${number}`,
  });
  const release = { ...staffs(day), isStaffs: false, madeAt: day, madeOn: day, digest };
  const short = (on: string, locale: 'uk' | 'pl') => formatDate(on, locale, 'UTC', 'short');
  const textOf = async (locale: 'uk' | 'pl', edition: string | null = null) =>
    (await readPdf((await find(documentPath('warranty-terms', locale), edition))?.bytes)).text.replaceAll(
      /\s+/g,
      ' ',
    );
  afterEach(() => {
    vi.useRealTimers();
    setTermsEditions(new Map());
  });

  test('in force, until when it was, from when it will be, and which of its day', async () => {
    const editions = [release, staffs(yesterday), staffs(today), staffs(today, 2), staffs(tomorrow)];
    setTermsEditions(new Map([['legal-terms', editions]]));
    const [uk, pl] = [await textOf('uk'), await textOf('pl')];
    expect(uk).toContain(`Чинна редакція від ${short(today, 'uk')} (2)`);
    expect(pl).toContain(`Wersja obowiązująca od ${short(today, 'pl')} (2)`);
    expect(await textOf('uk', `${today}-2`)).toBe(uk);
    const before = await textOf('uk', day);
    expect(before).toContain(
      `Редакція від ${short(day, 'uk')}, діяла до ${short(daysAfter(today, -2), 'uk')} включно`,
    );
    expect(before).not.toContain('Чинна');
    expect(await textOf('pl', yesterday)).toContain(
      `Wersja z ${short(yesterday, 'pl')}, obowiązywała do ${short(yesterday, 'pl')} włącznie`,
    );
    expect(await textOf('uk', today)).toContain(
      `Редакція від ${short(today, 'uk')}, замінена редакцією від ${short(today, 'uk')} (2)`,
    );
    expect(await textOf('uk', tomorrow)).toContain(`Редакція, що набирає чинності ${short(tomorrow, 'uk')}`);
    expect(await textOf('pl', tomorrow)).toContain(`Wersja, która wejdzie w życie ${short(tomorrow, 'pl')}`);
  });

  test('and are drawn again when that changes with the day', async () => {
    setTermsEditions(new Map([['legal-terms', [release, staffs(tomorrow)]]]));
    expect(await textOf('uk', tomorrow)).toContain('набирає чинності');
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${tomorrow}T12:00:00Z`) });
    expect(await textOf('uk', tomorrow)).toContain(`Чинна редакція від ${short(tomorrow, 'uk')}`);
    expect(await textOf('uk', day)).toContain(`діяла до ${short(today, 'uk')} включно`);
  });
});
