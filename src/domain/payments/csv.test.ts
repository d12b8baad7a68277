import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test('cells are separated by commas, and quoted where they have to be', () => {
  expect(csvLine(['a', 'b c', '', 'd,e', 'f"g', 'h\ni'])).toBe('a,b c,,"d,e","f""g","h\ni"\r\n');
});

test.each(['=1+1', '+380', '-cmd', '@SUM(A1)', '\t=1', '\r=1', '＝1', '=HYPERLINK("http://x","y")'])(
  'a text that spreadsheets would run is led by an apostrophe: %j',
  (text) => expect(csvLine([text]).replace(/^"/, '')).toMatch(/^'/),
);

test.each(['-12.50', '12.50', '0', '-7'])('a number stays one: %s', (number) =>
  expect(csvLine([number])).toBe(`${number}\r\n`),
);

/** Reads a line as RFC 4180 has it. */
const read = (line: string) =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );

test('whatever stands in a cell is read again, and begins no formula', () => {
  const text = fc.string({ unit: fc.constantFrom('=', '-', '1', '"', ',', '\n', '\r', 'a', '@', '\t') });
  fc.assert(
    fc.property(fc.array(text, { minLength: 1 }), (cells) => {
      const line = csvLine(['first', ...cells]).slice(0, -2);
      const found = read(line).slice(1);
      expect(found.map((cell) => cell.replace(/^'/, ''))).toEqual(
        cells.map((cell) => cell.replace(/^'/, '')),
      );
      for (const cell of found) expect(cell).toMatch(/^(?:[^=+\-@\t\r\n]|-?\d+(?:\.\d+)?$|$)/);
    }),
  );
});
