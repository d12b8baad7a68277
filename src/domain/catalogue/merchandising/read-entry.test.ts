import { describe, expect, test } from 'vitest';
import {
  entryState,
  missingLanguages,
  printEntry,
  readEntryName,
  textIn,
  tidyEntryField,
  type EntryFields,
} from './home-entry.ts';
import { readEntry, readLink } from './read-entry.ts';

const PAGES = new Set(['/', '/solar-panels', '/product/1001', '/faq', '/admin/orders']);
const isPage = (path: string) => PAGES.has(path);

const SLIDE: EntryFields = {
  'title.uk': 'Сонячний дах',
  'title.pl': 'Słoneczny dach',
  'title.en': '',
  'text.uk': 'Панелі',
  'text.pl': '',
  'text.en': '',
  link: '/solar-panels',
  media: 'image',
  picture: 'scene-roof-solar',
  'altText.uk': '',
  'altText.pl': '',
  'altText.en': '',
  active: 'yes',
  firstDay: '2026-12-01',
  lastDay: '2026-12-24',
};
const problemsOf = (change: EntryFields, kind: 'slide' | 'ad' | 'promotion' = 'slide') => {
  const read = readEntry(kind, { ...SLIDE, ...change }, isPage);
  return read.ok ? {} : read.problems;
};

describe('a link', () => {
  test.each([
    ['/solar-panels', '/solar-panels'],
    ['/pl/solar-panels?sort=price', '/solar-panels?sort=price'],
    ['/ua', '/'],
    ['/faq#delivery', '/faq#delivery'],
    ['https://example.com/a', 'https://example.com/a'],
  ])('%s is taken', (typed, link) => {
    expect(readLink(typed, isPage)).toEqual({ link });
  });
  test.each([
    ['', 'missing'],
    ['javascript:alert(1)', 'bad-link'],
    ['JAVASCRIPT:alert(1)', 'bad-link'],
    ['data:text/html,x', 'bad-link'],
    ['http://example.com', 'bad-link'],
    ['https://somebody:secret@example.com', 'bad-link'],
    ['https://localhost', 'bad-link'],
    ['//example.com', 'bad-link'],
    ['/\\example.com', 'bad-link'],
    ['solar-panels', 'bad-link'],
    ['/nowhere', 'no-page'],
    ['/admin/orders', 'no-page'],
    ['/ua/admin/orders', 'no-page'],
  ])('%s is refused', (typed, problem) => {
    expect(readLink(typed, isPage)).toEqual({ problem });
  });
});

describe('an entry', () => {
  test('says again what was read of it', () => {
    const read = readEntry('slide', SLIDE, isPage);
    expect(read.ok && printEntry('slide', read.entry)).toEqual(SLIDE);
    expect(read.ok && missingLanguages(read.entry)).toEqual(['pl', 'en']);
    expect(read.ok && textIn(read.entry.title, 'en')).toBe('Сонячний дах');
  });

  test('is refused with all that is wrong', () => {
    expect(
      problemsOf({ 'title.uk': '', link: 'x', picture: '', active: 'maybe', firstDay: '2026-02-31' }),
    ).toEqual({
      'title.uk': 'missing',
      link: 'bad-link',
      picture: 'missing',
      active: 'not-a-choice',
      firstDay: 'not-a-day',
    });
    expect(problemsOf({ lastDay: '2026-11-30' })).toEqual({ lastDay: 'days-turned' });
    expect(problemsOf({ 'title.pl': 'x'.repeat(81) })).toEqual({ 'title.pl': 'too-long' });
  });

  test('shows a picture of the shop, or a moving one by a path of its own', () => {
    expect(problemsOf({ picture: 'prm-n54s-430-front' })).toEqual({});
    expect(problemsOf({ picture: '/pictures/scenes/scene-warehouse-1200.webp' })).toEqual({});
    expect(problemsOf({ picture: 'scene-of-nothing' })).toEqual({ picture: 'no-picture' });
    expect(problemsOf({ picture: 'https://example.com/a.webp' })).toEqual({ picture: 'no-picture' });
    expect(problemsOf({ media: 'video', picture: '/films/roof.webm' })).toEqual({});
    expect(problemsOf({ media: 'video', picture: '//example.com/roof.webm' })).toEqual({
      picture: 'no-picture',
    });
    expect(problemsOf({ media: 'video', picture: '/faq' })).toEqual({ picture: 'no-picture' });
    expect(problemsOf({ picture: '' }, 'ad')).toEqual({});
    expect(problemsOf({ media: 'video', picture: 'scene-roof-solar' })).toEqual({ picture: 'no-picture' });
    expect(problemsOf({ media: 'gif' }, 'ad')).toEqual({ media: 'not-a-choice' });
  });

  test('shows a picture that staff uploaded for what the shop says, of every kind', () => {
    const picture = '0123456789abcdef-banner';
    expect(problemsOf({ picture })).toEqual({});
    expect(problemsOf({ picture }, 'ad')).toEqual({});
    expect(problemsOf({ picture, category: 'batteries' }, 'promotion')).not.toHaveProperty('picture');
    expect(problemsOf({ picture, media: 'gif' })).toEqual({ picture: 'no-picture' });
    expect(problemsOf({ picture: '0123456789ABCDEF-banner' })).toEqual({ picture: 'no-picture' });
  });

  test('of a promotion leads to its category alone', () => {
    const picture = 'prm-bt12hv-three-quarter';
    expect(problemsOf({ category: 'batteries', picture, link: 'javascript:x' }, 'promotion')).toEqual({});
    expect(problemsOf({ category: '', picture }, 'promotion')).toEqual({ category: 'missing' });
    expect(problemsOf({ category: 'batteries' }, 'promotion')).toEqual({ picture: 'no-picture' });
  });

  test.each([
    ['2026-11-30', 'coming'],
    ['2026-12-01', 'shown'],
    ['2026-12-24', 'shown'],
    ['2026-12-25', 'over'],
  ])('on %s is %s', (day, state) => {
    const days = { firstDay: '2026-12-01', lastDay: '2026-12-24' };
    expect(entryState({ isActive: true, ...days }, day)).toBe(state);
    expect(entryState({ isActive: false, ...days }, day)).toBe('off');
  });
});

test('a typed field is one line that keeps its no-break spaces', () => {
  expect(tidyEntryField('  24\u00a0год\r\nна\u200b день  ')).toBe('24\u00a0год на день');
});

test('an entry has a name', () => {
  expect(readEntryName('slide-3')).toEqual({ kind: 'slide', id: 3 });
  expect(readEntryName('ad-new')).toEqual({ kind: 'ad', id: null });
  for (const name of ['slide-0', 'slide', 'banner-1', 'slide-1e3', undefined])
    expect(readEntryName(name)).toBeNull();
});
