import { expect, test } from 'vitest';
import { arrangementChanges, valuesInWords } from './arrangement-words.server.ts';

const lookUp = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  `${key.split('.').slice(2).join('.')} ${Object.values(values).join(' ')}`.trim();
const names = new Map([['own-00000001', 'Own section']]);

test('a history names sections, languages and scenes as the form does', () => {
  const changes = {
    'section.own-00000001.title.uk': ['', 'Own section'],
    pagePicture: ['scene-warehouse', ''],
    'block.own-00000002.picture': ['', 'panel-front'],
  } as const;
  expect(arrangementChanges(changes, { names, lookUp })).toEqual([
    { label: 'field.sectionTitle Own section Українська', before: '', after: 'Own section' },
    { label: 'field.pagePicture', before: expect.stringMatching(/^scene \d$/), after: '' },
    { label: expect.stringContaining('field.picture'), before: '', after: 'panel-front' },
  ]);
});

test('what the shop fills in is said in words', () => {
  expect(valuesInWords('Пишіть на {seller.UA.email}.', lookUp)).toBe('Пишіть на value.UA.');
});
