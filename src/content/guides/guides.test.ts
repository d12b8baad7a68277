import { describe, expect, test } from 'vitest';
import { CATEGORIES } from '../../domain/catalogue/categories.ts';
import { LOCALES } from '../../domain/locale/locale.ts';
import { GUIDES } from './guides.ts';

test('every category has its guide, and no other', () => {
  expect(Object.keys(GUIDES).toSorted()).toEqual(CATEGORIES.map(({ slug }) => slug).toSorted());
});

describe.each(CATEGORIES.map(({ slug }) => slug))('%s', (slug) => {
  const { links, text } = GUIDES[slug];

  test('leads to other categories', () => {
    expect(links.length).toBeGreaterThanOrEqual(3);
    expect(new Set([slug, ...links]).size).toBe(links.length + 1);
  });

  test.each(LOCALES)('%s: is short enough to be read and long enough to help', (locale) => {
    const { paragraphs, questions } = text[locale];
    const asked = questions.map(({ question }) => question);
    const words = [...paragraphs, ...questions.flatMap(({ question, answer }) => [question, answer])]
      .join(' ')
      .split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(120);
    expect(words).toBeLessThanOrEqual(200);
    expect(asked.length).toBeGreaterThanOrEqual(2);
    expect(asked.filter((question) => !question.endsWith('?'))).toEqual([]);
    expect(questions.length).toBe(text.uk.questions.length);
    expect(JSON.stringify(text[locale])).not.toMatch(/[\p{L}]['"`][\p{L}]|\s-\s/u);
  });
});
