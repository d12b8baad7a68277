import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LOCALES } from '../../domain/locale/locale.ts';
import { SECTIONS_MAX, isOwnSection } from '../../domain/pages/arrangement.ts';
import { AGREED_TO, ARRANGED_PAGES, isArrangedPage, pageShape } from './page-shapes.ts';
import { PAGES } from './pages.ts';

/** Every link of the code to a section of a page, as `page#section`. */
function linkedSections(): readonly string[] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(?:ts|tsx|json)$/.test(file) && !file.includes('.test.'),
  );
  const links = files.flatMap((file) =>
    [...readFileSync(join('src', file), 'utf8').matchAll(/["'`]\/([a-z-]+#[a-z-]+)["'`]/g)].map(
      ([, link = '']) => link,
    ),
  );
  return [...new Set(links)].filter((link) => isArrangedPage(link.split('#')[0]));
}

test('what pages link to cannot be hidden', () => {
  const linked = linkedSections();
  expect(linked).toContain('delivery-warranty-returns#returns');
  const hidden = linked.filter((link) => {
    const [page, section] = link.split('#');
    if (!isArrangedPage(page)) return false;
    return (pageShape(page).find(({ ref }) => ref === section)?.needed ?? null) === null;
  });
  expect(hidden).toEqual([]);
});

test('blocks that are made from rules cannot be hidden: forms, sellers, tables, documents', () => {
  const made = new Set(['contact-form', 'seller-table', 'delivery-table', 'warranty-table', 'documents']);
  const loose = ARRANGED_PAGES.flatMap((name) =>
    name === 'home'
      ? []
      : PAGES[name].uk.sections
          .filter(({ blocks }) => blocks.some(({ kind }) => made.has(kind)))
          .filter(({ id }) => (pageShape(name).find(({ ref }) => ref === id)?.needed ?? null) === null)
          .map(({ id }) => `${name}#${id}`),
  );
  expect(loose).toEqual([]);
});

test('a page that customers agree to is not arranged, and all others are', () => {
  expect(new Set([...ARRANGED_PAGES, ...AGREED_TO])).toEqual(new Set(['home', ...Object.keys(PAGES)]));
  expect(AGREED_TO.filter((name) => isArrangedPage(name))).toEqual([]);
});

test('shipped sections are the same in all languages, and leave room for others', () => {
  for (const name of ARRANGED_PAGES) {
    const refs = pageShape(name).map(({ ref }) => ref);
    expect(refs.length).toBeLessThan(SECTIONS_MAX / 2);
    expect(refs.filter(isOwnSection)).toEqual([]);
    if (name === 'home') continue;
    for (const locale of LOCALES) expect(PAGES[name][locale].sections.map(({ id }) => id)).toEqual(refs);
  }
});
