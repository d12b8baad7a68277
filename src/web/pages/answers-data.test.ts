import { expect, test } from 'vitest';
import { PAGES } from '../../content/pages/pages.ts';
import { LOCALES } from '../../domain/locale/locale.ts';
import { answersData } from './answers-data.ts';

test.each(LOCALES)('the questions of %s are told with the answers that the page shows', (locale) => {
  const page = PAGES.faq[locale];
  const shown = page.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'question' ? [[block.question, block.answer]] : []));
  expect(shown.length).toBeGreaterThan(10);
  expect(answersData(page)).toMatchObject([
    {
      '@type': 'FAQPage',
      mainEntity: shown.map(([name, text]) => ({ '@type': 'Question', name, acceptedAnswer: { text } })),
    },
  ]);
});

test('a page without questions is no page of questions', () => {
  expect(answersData(PAGES['privacy-policy'].uk)).toEqual([]);
});
