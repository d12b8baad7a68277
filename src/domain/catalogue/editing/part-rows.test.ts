import { expect, test } from 'vitest';
import {
  newParts,
  partInWords,
  partsAfter,
  printParts,
  printPartRows,
  readPartRows,
  sentContents,
} from './part-rows.ts';

const STORED = '2 × US5000\n1 kit × Щиток | Rozdzielnica | Board\n10 metre × Кабель | Kabel | Cable';
const form = (fields: Readonly<Record<string, string | readonly string[]>>) => {
  const data = new FormData();
  for (const [name, values] of Object.entries(fields))
    for (const value of typeof values === 'string' ? [values] : values) data.append(name, value);
  return data;
};
const rows = (contents: string, more: Readonly<Record<string, string>> = {}) => {
  const read = readPartRows(contents);
  return form({
    partRows: '1',
    part: read.map(({ part }) => part),
    partQuantity: read.map(({ quantity }) => quantity),
    ...more,
  });
};
const WORDS = { partUnit: 'kit', 'partName.uk': 'А', 'partName.pl': 'B', 'partName.en': 'C' };

test('rows that nobody touched say what is stored', () => {
  expect(printPartRows(readPartRows(STORED))).toBe(STORED);
  expect(sentContents(rows(STORED))).toBe(STORED);
  expect([sentContents(rows('')), sentContents(form({ part: 'X' }))]).toEqual(['', null]);
});

test('what is no part is kept as it was typed', () => {
  const typed = 'nonsense\nmany × US5000\n× A1';
  expect(readPartRows(typed)).toEqual([
    { quantity: '', part: 'nonsense' },
    { quantity: 'many', part: 'US5000' },
    { quantity: '', part: 'A1' },
  ]);
});

test('a product is added once, then one more of it', () => {
  expect(printPartRows(partsAfter(rows(STORED), 'add:MAN-6'))).toBe(`${STORED}\n1 × MAN-6`);
  expect(partsAfter(rows(STORED), 'add:US5000')[0]).toEqual({ quantity: '3', part: 'US5000' });
});

test.each([
  ['remove:1', '1 × A\n1 × C'],
  ['move:2:0', '1 × C\n1 × A\n1 × B'],
  ['move:0:1', '1 × B\n1 × A\n1 × C'],
  ['move:9:0', '1 × A\n1 × B\n1 × C'],
  ['remove:9', '1 × A\n1 × B\n1 × C'],
  ['find', '1 × A\n1 × B\n1 × C'],
])('after %s the set is %j', (pressed, after) => {
  expect(printPartRows(partsAfter(rows('1 × A\n1 × B\n1 × C'), pressed))).toBe(after);
});

test('a part in words has all its names; one that was typed and not added is sent all the same', () => {
  expect(printPartRows(partsAfter(rows('', WORDS), 'word'))).toBe('1 kit × А | B | C');
  expect(partsAfter(rows('', { ...WORDS, 'partName.pl': ' ' }), 'word')).toEqual([]);
  expect(sentContents(rows('1 × A', WORDS))).toBe('1 × A\n1 kit × А | B | C');
  expect(partInWords('kit × А | B | C')).toEqual({ unit: 'kit', names: { uk: 'А', pl: 'B', en: 'C' } });
  expect(partInWords('US5000')).toBeNull();
});

test('of a set only what was not in it before is new', () => {
  expect(newParts(STORED, `3 × US5000\n1 × NEW-1\n2 × NEW-1\n1 × NEW-2`)).toEqual(['NEW-1', 'NEW-2']);
});

test('sixty parts are one field beside the number of each, as browsers send its lines too', () => {
  const contents = Array.from({ length: 60 }, (_, place) => `${place + 1} × PART-${place}`).join('\n');
  const read = readPartRows(contents);
  const partQuantity = read.map(({ quantity }) => quantity);
  for (const part of [printParts(read), printParts(read).replaceAll('\n', '\r\n')]) {
    const sent = form({ partRows: '1', part, partQuantity });
    expect(sentContents(sent)).toBe(contents);
    expect([...sent].length).toBe(62);
  }
  expect(sentContents(form({ partRows: '1', part: '' }))).toBe('');
});
