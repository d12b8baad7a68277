import { expect, test } from 'vitest';
import { AGREED_TO } from '../../../content/pages/page-shapes.ts';
import { PAGES } from '../../../content/pages/pages.ts';
import { changesOfTerms, slipsOfTerms, unreadyTerms } from './compare-languages.ts';
import { readTermsTexts, withSection, type TermsTexts, type WrittenBlock } from './terms-text.ts';

const shipped = (name: (typeof AGREED_TO)[number]): TermsTexts => {
  const texts = readTermsTexts(PAGES[name]);
  if (texts === null) throw new Error(name);
  return texts;
};
const clause = (title: string, ...items: string[]): WrittenBlock => ({ kind: 'clause', title, items });
const paragraph = (text: string): WrittenBlock => ({ kind: 'paragraph', text });
const payment = (written: readonly (readonly WrittenBlock[])[]): TermsTexts => {
  const [uk = [], pl = [], en = []] = written;
  const changed = withSection(shipped('legal-terms'), 'payment', { uk, pl, en });
  if (changed === null) throw new Error('payment');
  return changed;
};

test.each(AGREED_TO)('what the shop came with says the same in all languages: %s', (name) => {
  expect(unreadyTerms(shipped(name))).toEqual([]);
});

test('slips of a text that no form was read for are named by section, language and line', () => {
  const values = ['seller.UA.email', 'seller.PL.email'];
  for (const name of AGREED_TO) expect(slipsOfTerms(shipped(name), values)).toEqual([]);
  const written = payment([[clause('А', 'б')], [clause('A', 'b', '✓ c')], [clause('A', 'b')]]);
  expect(slipsOfTerms(written, values)).toEqual([
    {
      kind: 'slip',
      section: 'payment',
      locale: 'pl',
      slip: { kind: 'no-glyph', line: 3, characters: ['✓'] },
    },
  ]);
});

test.each([
  ['a language lacks', [[clause('А', 'б')], [], [clause('A', 'b')]], { kind: 'language', locales: ['pl'] }],
  [
    'a clause lacks',
    [[clause('А', 'б'), clause('В', 'г')], [clause('A', 'b')], [clause('A', 'b')]],
    { kind: 'count', counts: [2, 1, 1] },
  ],
  ['another kind', [[paragraph('А')], [clause('A', 'b')], [paragraph('A')]], { kind: 'mixed', place: 1 }],
  [
    'an item lacks',
    [[clause('А', 'б', 'в')], [clause('A', 'b')], [clause('A', 'b', 'c')]],
    { kind: 'items', place: 1, counts: [2, 1, 2] },
  ],
  ['nothing is said', [[], [], []], { kind: 'empty' }],
])('terms are not ready: %s', (_, written, problem) => {
  expect(unreadyTerms(payment(written))).toEqual([{ section: 'payment', ...problem }]);
});

test('a change is described by the lines that differ, or whole where they were only moved', () => {
  const one = [clause('Payment', 'One.', 'Two.')];
  const [before, after] = [
    payment([one, one, one]),
    payment([one, one, [clause('Payment', 'One.', 'Three.')]]),
  ];
  expect(changesOfTerms(before, after)).toEqual({ 'section.payment.en': ['Two.', 'Three.'] });
  expect(changesOfTerms(before, before)).toEqual({});
  const moved = payment([one, one, [clause('Payment', 'Two.', 'One.')]]);
  expect(changesOfTerms(before, moved)).toEqual({
    'section.payment.en': ['# Payment\nOne.\nTwo.', '# Payment\nTwo.\nOne.'],
  });
});
