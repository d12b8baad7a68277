import { expect, test } from 'vitest';
import { choiceFields, readChoices, readCorrection } from './supplier-choices.ts';

const formOf = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

test('of many article numbers those count of which something is said', () => {
  const form = formOf({
    intent: 'products',
    [choiceFields('A 1').product]: ' us5000\u200B ',
    [choiceFields('B').product]: '',
    [choiceFields('C').product]: 'US5000',
    [choiceFields('C').ignore]: 'yes',
    [choiceFields('D').ignore]: 'yes',
    [choiceFields('x'.repeat(101)).ignore]: 'yes',
  });
  expect(readChoices(form)).toEqual([
    { article: 'A 1', means: { product: 'us5000' } },
    { article: 'C', means: 'ignored' },
    { article: 'D', means: 'ignored' },
  ]);
});

test.each([
  [
    { article: ' A\0 ', product: 'US5000' },
    { article: 'A', means: { product: 'US5000' } },
  ],
  [
    { article: 'A', product: '' },
    { article: 'A', means: 'unknown' },
  ],
  [
    { article: 'A', product: 'US5000', ignore: 'yes' },
    { article: 'A', means: 'ignored' },
  ],
  [{}, { article: '', means: 'unknown' }],
])('a correction of %j is %j', (fields, choice) => {
  expect(readCorrection(formOf(fields))).toEqual(choice);
});
