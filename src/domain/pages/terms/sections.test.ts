import { expect, test } from 'vitest';
import { PAGES } from '../../../content/pages/pages.ts';
import { LOCALES } from '../../locale/locale.ts';
import { changesOfTerms } from './compare-languages.ts';
import { afterStep, sectionsTogether } from './sections.ts';
import { readTermsTexts, TERMS_SECTIONS_MAX, type TermsTexts } from './terms-text.ts';

const OWN = 'own-0000beef';
const titles = { uk: 'Утилізація', pl: 'Utylizacja', en: 'Disposal' };
const shipped = readTermsTexts(PAGES['legal-terms']);
if (shipped === null) throw new Error('legal-terms');
const ids = (terms: TermsTexts | null) => terms?.uk.sections.map(({ id }) => id);
const add = (section: string, after: string, terms = shipped) =>
  afterStep(terms, { kind: 'add', section, after, titles });

test('a section is added after another in every language, without words', () => {
  const added = add(OWN, 'payment');
  for (const locale of LOCALES) {
    const { sections } = added?.[locale] ?? { sections: [] };
    const place = sections.findIndex(({ id }) => id === 'payment');
    expect(sections[place + 1]).toEqual({ id: OWN, title: titles[locale], blocks: [] });
  }
  expect(changesOfTerms(shipped, added ?? shipped)).toEqual(
    Object.fromEntries(LOCALES.map((locale) => [`title.${OWN}.${locale}`, ['', titles[locale]]])),
  );
});

test('the same section is added once, and after one that is there', () => {
  const added = add(OWN, 'payment');
  expect(added && add(OWN, 'purchase', added)).toEqual(added);
  expect(add(OWN, 'nothing')).toBeNull();
  expect(add('purchase', 'payment')).toBeNull();
  expect(add('own-x', 'payment')).toBeNull();
});

test('only what staff added is taken away', () => {
  const added = add(OWN, 'payment') ?? shipped;
  expect(afterStep(added, { kind: 'remove', section: OWN })).toEqual(shipped);
  expect(afterStep(added, { kind: 'remove', section: 'payment' })).toBeNull();
});

test('any section is called otherwise, and keeps what the program puts beside its words', () => {
  const written = { uk: [], pl: [], en: [] };
  const renamed = afterStep(shipped, { kind: 'write', section: 'payment', titles, written });
  const section = renamed?.pl.sections.find(({ id }) => id === 'payment');
  expect(section?.title).toBe('Utylizacja');
  expect(section?.blocks.some(({ kind }) => kind === 'documents')).toBe(true);
  expect(ids(renamed)).toEqual(ids(shipped));
});

test('what was added after a section is printed with it', () => {
  const added = add('own-0000cafe', OWN, add(OWN, 'purchase') ?? shipped) ?? shipped;
  const together = (id: string) => sectionsTogether(added.uk.sections, id).map((section) => section.id);
  expect(together('purchase')).toEqual(['purchase', OWN, 'own-0000cafe']);
  expect(together('rental')).toEqual(['rental']);
  expect(together('nothing')).toEqual([]);
});

test('a page has no more sections than it may', () => {
  let terms = shipped;
  for (let count = 0; count < TERMS_SECTIONS_MAX; count++)
    terms = add(`own-${count.toString(16).padStart(8, '0')}`, 'purchase', terms) ?? terms;
  expect(readTermsTexts(terms)).toBeNull();
});
