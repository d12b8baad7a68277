import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOCALES } from '../locale/locale.ts';
import { csvLine, csvNumber } from './csv.ts';

test.each([
  ['en', 'a,b c,,"d,e","f""g","h\ni","j;k"\r\n'],
  ['pl', 'a;b c;;"d,e";"f""g";"h\ni";"j;k"\r\n'],
  ['uk', 'a;b c;;"d,e";"f""g";"h\ni";"j;k"\r\n'],
] as const)(
  'cells are separated as in spreadsheets of %s, and quoted where they have to be',
  (locale, line) => {
    expect(csvLine(['a', 'b c', '', 'd,e', 'f"g', 'h\ni', 'j;k'], locale)).toBe(line);
  },
);

test.each([
  ['uk', '-1234,50'],
  ['pl', '-1234,50'],
  ['en', '-1234.50'],
] as const)('an amount in %s is a number there', (locale, text) => {
  expect(csvNumber(-1234.5, 2, locale)).toBe(text);
});

test.each(['=1+1', '+380', '-cmd', '@SUM(A1)', '\t=1', '\r=1', '＝1', '=HYPERLINK("http://x","y")'])(
  'a text that spreadsheets would run is led by an apostrophe: %j',
  (text) => expect(csvLine([text], 'pl').replace(/^"/, '')).toMatch(/^'/),
);

test.each(['-12.50', '12.50', '0', '-7'])('a number stays one: %s', (number) =>
  expect(csvLine([number], 'en')).toBe(`${number}\r\n`),
);

/** Reads a line as RFC 4180 has it. */
const read = (line: string) =>
  [...line.matchAll(/(?:^|[,;])(?:"((?:[^"]|"")*)"|([^",;\r\n]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );

test('whatever stands in a cell is read again, and begins no formula', () => {
  const text = fc.string({ unit: fc.constantFrom('=', '-', '1', '"', ',', ';', '\n', '\r', 'a', '@', '\t') });
  fc.assert(
    fc.property(fc.array(text, { minLength: 1 }), fc.constantFrom(...LOCALES), (cells, locale) => {
      const line = csvLine(['first', ...cells], locale).slice(0, -2);
      const found = read(line).slice(1);
      expect(found.map((cell) => cell.replace(/^'/, ''))).toEqual(
        cells.map((cell) => cell.replace(/^'/, '')),
      );
      for (const cell of found) expect(cell).toMatch(/^(?:[^=+\-@\t\r\n]|-?\d+(?:[.,]\d+)?$|$)/);
    }),
  );
});
