import { expect, test } from 'vitest';
import { toEnd } from '../../tests/support/to-end.ts';
import { IMPORT_LINES_MAX, readImportTable } from '../domain/catalogue/editing/import-table.ts';
import { decodeText, readCsv as readRows } from './read-csv.ts';

const readCsv = (text: string) => readRows(text, { rowsMax: IMPORT_LINES_MAX + 2 });

const utf8 = (text: string) => new TextEncoder().encode(text);

test.each([
  ['article;price\nA;1,5\n'],
  ['\uFEFFarticle;price\r\nA;1,5\r\n'],
  ['article\tprice\nA\t1,5'],
  ['article,price\nA,"1,5"\n'],
])('%j is read whatever divides it', (text) => {
  expect(readCsv(text)).toEqual([
    ['article', 'price'],
    ['A', '1,5'],
  ]);
});

test('cells keep quotation marks, delimiters and line ends', () => {
  expect(readCsv('a;b\n"x ""y""; z";"1\n2"\n')).toEqual([
    ['a', 'b'],
    ['x "y"; z', '1\n2'],
  ]);
});

test('what an older spreadsheet writes is read in the language of the page, where that says which one', () => {
  const cyrillic = Uint8Array.from([0xcf, 0xe0, 0xed, 0xe5, 0xeb, 0xfc, 0x3b, 0x41, 0x0a]);
  expect(decodeText(cyrillic, 'uk')).toBe('Панель;A\n');
  expect(decodeText(Uint8Array.from([0xa3, 0xf3, 0x64, 0x9f]), 'pl')).toBe('Łódź');
  expect(decodeText(cyrillic, 'en')).toBeNull();
});

test('what is UTF-8 but for a byte is not read in other signs', () => {
  const broken = Uint8Array.from([...utf8('Привіт; Zażółć'), 0xc3]);
  for (const locale of ['uk', 'pl', 'en'] as const) {
    expect(decodeText(utf8('Привіт; Zażółć'), locale)).toBe('Привіт; Zażółć');
    expect(decodeText(broken, locale)).toBeNull();
  }
});

test('what is no table is none', () => {
  expect(readCsv('a;b\n"open')).toBeNull();
  expect(readCsv('PK\u0003\u0004\0\0')).toBeNull();
});

test('no more rows are read than tell that there are too many', () => {
  const rows = readCsv(`id\n${'\n'.repeat(2_000_000)}`);
  expect(rows).toHaveLength(IMPORT_LINES_MAX + 2);
  expect(toEnd(readImportTable(rows ?? [])).problems).toMatchObject([{ reason: 'too-many-lines' }]);
  const most = readCsv(`id\n${'508\n'.repeat(IMPORT_LINES_MAX)}`);
  expect(most).toHaveLength(IMPORT_LINES_MAX + 1);
});

test.each([
  ['Прайс, листопад\n\nA;Ціна, грн\nX;1,5\nY;2,5\n', ';'],
  ['Price list\nA,B\nX,1.5\n', ','],
  ['Price; list\nA\tB, x\nX\t1,5\nY\t2,5\n', '\t'],
  ['A\nX\n', ','],
])('below a title the delimiter of most lines counts: %j', (text, delimiter) => {
  const table = readRows(text, { rowsMax: 10, hasTitle: true });
  const lines = text.split('\n').filter(Boolean);
  expect(table?.at(-1)).toEqual(lines.at(-1)?.split(delimiter));
});
