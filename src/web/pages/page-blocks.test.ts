import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Block } from '../../content/pages/content-page.ts';
import { PAGES } from '../../content/pages/pages.ts';
import { LOCALES } from '../../domain/locale/locale.ts';
import { untied } from '../../domain/locale/no-break.ts';
import { answersData, placedBefore, runsOf } from './page-blocks.ts';

const block = fc.oneof(
  fc.string().map((text): Block => ({ kind: 'paragraph', text })),
  fc.string().map((text): Block => ({ kind: 'link', text, to: '/faq' })),
  fc.constant<Block>({ kind: 'seller-table' }),
);

test('runs hold every block in its order, one kind each, and neighbours differ', () => {
  fc.assert(
    fc.property(fc.array(block), (blocks) => {
      const runs = runsOf(blocks);
      expect(runs.flat()).toEqual(blocks);
      const kinds = runs.map((run) => new Set(run.map(({ kind }) => kind)));
      expect(kinds.every(({ size }) => size === 1)).toBe(true);
      runs.slice(1).forEach((run, index) => expect(run[0]?.kind).not.toBe(runs[index]?.[0]?.kind));
    }),
  );
});

test('two links between paragraphs stand in one row', () => {
  const paragraph: Block = { kind: 'paragraph', text: 'a' };
  const link: Block = { kind: 'link', text: 'b', to: '/faq' };
  expect(runsOf([paragraph, link, link, paragraph])).toEqual([[paragraph], [link, link], [paragraph]]);
});

test('steps with a link between them are numbered on', () => {
  const step: Block = { kind: 'step', title: 'a', text: 'b' };
  const link: Block = { kind: 'link', text: 'b', to: '/faq' };
  const runs = runsOf([step, step, link, step]);
  expect(runs.map((_, place) => placedBefore(runs, place))).toEqual([0, 0, 2]);
});

test.each(LOCALES)('the questions of %s are told with the answers that the page shows', (locale) => {
  const page = PAGES.faq[locale];
  const shown = page.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'question' ? [[block.question, block.answer]] : []));
  expect(shown.length).toBeGreaterThan(10);
  expect(answersData(page)).toMatchObject([
    {
      '@type': 'FAQPage',
      mainEntity: shown.map(([name = '', text = '']) => ({
        '@type': 'Question',
        name: untied(name),
        acceptedAnswer: { text: untied(text) },
      })),
    },
  ]);
});

test('a page without questions is no page of questions', () => {
  expect(answersData(PAGES['privacy-policy'].uk)).toEqual([]);
});
