import { describe, expect, test } from 'vitest';
import { GUIDES } from '../../content/guides/guides.ts';
import { CHOICE_TEXTS } from '../../content/guides/which-one.ts';
import type { ContentPage } from '../../content/pages/content-page.ts';
import { MANUAL_NAMES } from '../../content/pages/published-documents.ts';
import { PAGES, type PageName } from '../../content/pages/pages.ts';
import { LOCALES } from '../../domain/locale/locale.ts';
import { checkMessage } from '../../domain/messages/check-message.ts';
import { sectionOfProse } from '../../domain/messages/prose.ts';
import { proseWith, shippedProse } from './prose.ts';

const NOTHING = new Map();
const keyOf = (text: string): string =>
  Object.entries(shippedProse('uk')).find(([, each]) => each === text)?.[0] ?? 'none';
const said = (page: ContentPage) => JSON.stringify(page);

describe('the texts of prose', () => {
  test('have the same keys in the same order in every language', () => {
    for (const locale of LOCALES)
      expect(Object.keys(shippedProse(locale))).toEqual(Object.keys(shippedProse('uk')));
  });

  test.each(LOCALES)('in %s fit their own places, and are nothing that the program reads', (locale) => {
    const texts = Object.entries(shippedProse(locale));
    const wrong = texts.filter(([key, text]) => checkMessage(text, { key, shipped: text, locale }) !== null);
    expect(wrong).toEqual([]);
    const read = [...MANUAL_NAMES, 'paragraph', 'facts', '/contact', 'energyKwh'];
    expect(texts.filter(([, text]) => read.includes(text))).toEqual([]);
  });

  test('that share a key are the same in every language', () => {
    for (const locale of LOCALES) {
      const texts = shippedProse(locale);
      const all = new Map(Object.entries(texts).map(([key, text]) => [key, { text, changedOn: '' }]));
      const { page, guide, choices } = proseWith(locale, all);
      const before = proseWith(locale, NOTHING);
      for (const name of Object.keys(PAGES) as PageName[]) {
        const { updatedOn: _, ...same } = before.page(name);
        expect(page(name)).toMatchObject(same);
      }
      expect(guide('inverters')).toEqual(GUIDES.inverters.text[locale]);
      expect(choices('inverters')).toEqual(CHOICE_TEXTS.inverters[locale]);
    }
  });

  test('name their page and section', () => {
    const { title, sections } = PAGES.faq.uk;
    expect(keyOf(title)).toMatch(/^\/faq\.head\.[\da-f]{8}$/);
    expect(sectionOfProse(keyOf(title))).toBeNull();
    expect(sectionOfProse(keyOf(sections[0]?.title ?? ''))).toBe(sections[0]?.id);
    expect(sectionOfProse('/faq')).toBeNull();
  });

  test('leave out the terms that customers agree to', () => {
    const names = new Set(Object.keys(shippedProse('uk')).map((key) => key.split('.', 1)[0]));
    expect(names).toContain('/privacy-policy');
    expect(names).not.toContain('/terms');
    expect(names).not.toContain('/legal-terms');
  });
});

describe('a text of staff', () => {
  const [question] = PAGES.faq.uk.sections.flatMap(({ blocks }) =>
    blocks.filter((block) => block.kind === 'question'),
  );
  if (question === undefined) throw new Error('There is no question');

  test('stands in its place and nowhere else', () => {
    const own = new Map([[keyOf(question.answer), { text: 'Так.', changedOn: '2026-12-01' }]]);
    const changed = proseWith('uk', own).page('faq');
    const before = proseWith('uk', NOTHING).page('faq');
    expect(said(changed)).toBe(said(before).replace(JSON.stringify(question.answer), '"Так."'));
    expect(said(changed)).not.toBe(said(before));
  });

  test('may be of a guide, and of a column of “which one for me”', () => {
    const [paragraph = ''] = GUIDES.inverters.text.uk.paragraphs;
    const { whom } = CHOICE_TEXTS.inverters.uk['bill'] ?? { whom: '' };
    const own = new Map(
      [paragraph, whom].map((text) => [keyOf(text), { text: 'Інше.', changedOn: '2026-12-01' }]),
    );
    const { guide, choices } = proseWith('uk', own);
    expect(guide('inverters').paragraphs[0]).toBe('Інше.');
    expect(choices('inverters')['bill']?.whom).toBe('Інше.');
    expect(choices('inverters')['balcony']).toEqual(CHOICE_TEXTS.inverters.uk['balcony']);
  });

  test('gives a page that says since when it holds the day of the last change, put back or not', () => {
    const [first = '', second = ''] = Object.keys(shippedProse('pl')).filter((key) =>
      key.startsWith('/privacy-policy.'),
    );
    const shipped = PAGES['privacy-policy'].pl.updatedOn ?? '';
    const dayOf = (entries: readonly (readonly [string, string | null, string])[]) =>
      proseWith('pl', new Map(entries.map(([key, text, changedOn]) => [key, { text, changedOn }]))).page(
        'privacy-policy',
      ).updatedOn;
    expect(dayOf([[first, 'Inaczej', '2001-01-01']])).toBe(shipped);
    expect(
      dayOf([
        [first, 'Inaczej', '2999-01-02'],
        [second, null, '2999-03-04'],
      ]),
    ).toBe('2999-03-04');
    expect(dayOf([[keyOf(question.answer), 'Tak.', '2999-01-02']])).toBe(shipped);
  });

  test('names the seller where the shop fills it in', () => {
    const [key = '', text = ''] =
      Object.entries(shippedProse('uk')).find(([, each]) => each.includes('{seller.UA.email}')) ?? [];
    expect(checkMessage('Пишіть: {seller.UA.email}', { key, shipped: text, locale: 'uk' })?.reason).toBe(
      'places-missing',
    );
    const own = new Map([[key, { text: `Пишіть: ${text}`, changedOn: '2026-12-01' }]]);
    expect(said(proseWith('uk', own).page('privacy-policy'))).toMatch(/Пишіть: [^{}]*@[^{}]*"/);
  });
});
