import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Block } from '../../content/pages/content-page.ts';
import { runsOf } from './runs-of.ts';

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
