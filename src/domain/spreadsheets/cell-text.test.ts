import { describe, expect, test } from 'vitest';
import {
  columnName,
  columnPlace,
  dayText,
  decodeCellText,
  encodeCellText,
  isErrorCell,
  momentText,
  kindOfFormat,
  numberText,
} from './cell-text.ts';
import { readCell, type RawCell } from './read-cell.ts';
import { kindOfTable } from './table-file.ts';

test.each([
  [0.1 + 0.2, '0.3'],
  [5901234123457, '5901234123457'],
  [1e21, '1000000000000000000000'],
  [1e-7, '0.0000001'],
  [-12.5, '-12.5'],
  [-0, '0'],
  [1.15 * 100, '115'],
])('the number %d is printed %s', (value, text) => {
  expect(numberText(value)).toBe(text);
});

test.each([
  [1, 1900, '1900-01-01'],
  [59, 1900, '1900-02-28'],
  [61, 1900, '1900-03-01'],
  [46_354.75, 1900, '2026-11-28'],
  [44_892, 1904, '2026-11-28'],
  [2_958_465, 1900, '9999-12-31'],
  [-3, 1900, '-3'],
  [0.5, 1900, '0.5'],
] as const)('%d days of the calendar of %d are %s', (serial, calendar, day) => {
  expect(dayText(serial, calendar)).toBe(day);
});

test.each([
  [46357.416666666664, 1900, '2026-12-01T10:00'],
  [46357.99999, 1900, '2026-12-02T00:00'],
  [46357, 1900, '2026-12-01T00:00'],
  [0.5, 1900, '0.5'],
  [44895.25, 1904, '2026-12-01T06:00'],
] as const)('%d of the calendar of %d is the moment %s', (serial, calendar, moment) => {
  expect(momentText(serial, calendar)).toBe(moment);
});

test.each([
  [14, '', 'date'],
  [165, 'dd/mm/yyyy;@', 'date'],
  [165, '[$-422]d mmmm yyyy" р."', 'date'],
  [165, '#,##0.00" day"', 'number'],
  [165, '[Red]0.00', 'number'],
  [0, 'General', 'number'],
  [10, '', 'percent'],
  [165, '0.0%', 'percent'],
  [165, 'h:mm', 'number'],
] as const)('format %d %s shows a %s', (id, code, kind) => {
  expect(kindOfFormat(id, code)).toBe(kind);
});

test('columns have letters as names', () => {
  expect([0, 25, 26, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']);
  for (const place of [0, 25, 26, 701, 702, 16_383]) expect(columnPlace(`${columnName(place)}7`)).toBe(place);
  expect(columnPlace('7')).toBeNull();
});

test('a text is the same when it was written as XML and read again', () => {
  const decodeXml = (xml: string) =>
    xml.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&#13;', '\r').replaceAll('&amp;', '&');
  for (const text of ['<b>"R&D"</b>', 'a\r\nb', '_x000D_', '&lt;', 'Панель ☀️'])
    expect(decodeCellText(decodeXml(encodeCellText(text)))).toBe(text);
  expect(encodeCellText('a\0\u000Bb\uD800')).toBe('ab\uFFFD');
});

describe('a cell', () => {
  const tables = { calendar: 1900, texts: ['007'], styles: ['number', 'date', 'percent'] } as const;
  const read = (cell: Partial<RawCell>) =>
    readCell({ type: '', style: 0, value: null, inline: '', hasFormula: false, ...cell }, tables);

  test.each<[Partial<RawCell>, string]>([
    [{ value: '1.5E3' }, '1500'],
    [{ value: '0.30000000000000004' }, '0.3'],
    [{ value: '46354', style: 1 }, '2026-11-28'],
    [{ value: '0.21', style: 2 }, '21%'],
    [{ type: 's', value: '0' }, '007'],
    [{ type: 's', value: '9' }, ''],
    [{ type: 'b', value: '1' }, 'yes'],
    [{ type: 'b', value: '0' }, 'no'],
    [{ type: 'd', value: '2026-11-28T00:00:00Z' }, '2026-11-28'],
    [{ type: 'inlineStr', inline: ' a_x000D_' }, ' a\r'],
    [{ type: 'str', value: '', hasFormula: true }, ''],
    [{ value: '12', hasFormula: true }, '12'],
    [{ hasFormula: true }, '#VALUE!'],
    [{ type: 'e', value: '#REF!' }, '#REF!'],
    [{ type: 'e', value: '#???' }, '#VALUE!'],
    [{}, ''],
  ])('%j says %j', (cell, said) => {
    expect(read(cell)).toBe(said);
  });
});

test('an error is one by all that the cell says', () => {
  expect(['#REF!', '#N/A', '#DIV/0!'].every(isErrorCell)).toBe(true);
  expect(['#1', 'see #REF!', ''].some(isErrorCell)).toBe(false);
});

test('a file is what its first bytes say', () => {
  expect(kindOfTable(Uint8Array.of(0x50, 0x4b, 3, 4, 0))).toBe('xlsx');
  expect(kindOfTable(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0))).toBe('compound');
  expect(kindOfTable(new TextEncoder().encode('PK;id'))).toBe('text');
  expect(kindOfTable(new Uint8Array())).toBe('text');
});
