import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { xlsxFile } from '../../../tests/support/xlsx-file.ts';
import { openTableThread } from './table-thread.ts';
import { openTableReader } from './read-table.ts';
import { writeSpreadsheet } from './write-spreadsheet.ts';

const readTable = openTableReader({ rowsMax: 100 });
const read = async (bytes: Uint8Array) => readTable(bytes, 'uk');
const tableOf = async (rows: string, parts = {}) => {
  const answer = await read(await xlsxFile({ rows, parts }));
  return answer.ok ? answer.table : answer.reason;
};
const refusalOf = async (bytes: Uint8Array) => {
  const answer = await read(bytes);
  return answer.ok ? null : answer.reason;
};

describe('the first sheet', () => {
  test('is read cell by cell, each in its place', async () => {
    const rows = `
      <row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>R&amp;D</t></is></c></row>
      <row r="3"><c r="B3" t="s"><v>1</v></c><c r="C3" s="1"><v>46354</v></c><c r="D3" s="3"><v>46354.5</v></c><c r="E3" s="2"><v>0.215</v></c></row>
      <row><c><v>0.30000000000000004</v></c><c t="b"><v>1</v></c><c t="e"><f>A1+1</f><v>#REF!</v></c><c><f>1+1</f><v>2</v></c><c><f>1+1</f></c></row>
      <row r="9"><c r="A9" s="1"/><c r="B9"/></row>`;
    expect(await tableOf(rows)).toEqual([
      ['id', '', 'R&D'],
      [],
      ['', '007', '2026-11-28', '2026-11-28', '21.5%'],
      ['0.3', 'yes', '#REF!', '2', '#VALUE!'],
    ]);
  });

  test('may have prefixes, no numbers of rows, and a hidden one before it', async () => {
    const sheet =
      '<x:worksheet xmlns:x="y"><x:sheetData><x:row><x:c><x:v>1</x:v></x:c></x:row></x:sheetData></x:worksheet>';
    expect(await tableOf('', { 'xl/worksheets/sheet1.xml': sheet })).toEqual([['1']]);
    const workbook =
      '<workbook><sheets><sheet r:id="rId9" state="hidden"/><sheet r:id="rId1"/></sheets></workbook>';
    expect(await tableOf('<row><c><v>1</v></c></row>', { 'xl/workbook.xml': workbook })).toEqual([['1']]);
  });

  test('has the sign for what cannot be read where a text has what no database holds', async () => {
    const text = (said: string) => `<row><c t="inlineStr"><is><t>${said}</t></is></c></row>`;
    expect(await tableOf(text('a_x0000_b'))).toEqual([['a\uFFFDb']]);
    expect(await tableOf(text('a_xD800_b'))).toEqual([['a\uFFFDb']]);
  });

  test('with macros beside it is read as values', async () => {
    expect(
      await tableOf('<row><c><v>1</v></c></row>', { 'xl/vbaProject.bin': Buffer.from([1, 2, 3]) }),
    ).toEqual([['1']]);
  });

  test('is read no further than tells that it has too many rows, wherever they stand', async () => {
    expect(await tableOf('<row r="1048576"><c r="A1048576"><v>1</v></c></row>')).toHaveLength(100);
    expect(await tableOf('<row><c><v>1</v></c></row>'.repeat(200))).toHaveLength(100);
    expect(await tableOf('<row r="1048576"><c r="A1048576" s="1"/></row>')).toEqual([]);
  });
});

test('what is written is read again as it was, across parts', async () => {
  const texts = ['00123', '=1+1', ' a\nb ', '<R&D> "x"', '_x000D_', 'Сонце ☀️', '', '1e5'];
  async function* rows() {
    yield [texts, [1.5, '', 3, -0.000001]];
    yield [texts.toReversed()];
  }
  const header = texts.map((_, place) => `column ${place}`);
  const file = writeSpreadsheet({ sheetName: 'products', header, rows: rows() });
  const answer = await read(await buffer(file));
  expect(answer).toEqual({
    ok: true,
    table: [header, texts, ['1.5', '', '3', '-0.000001'], texts.toReversed()],
  });
});

/** Sets the flag of encryption of all parts. */
function withPassword(zip: Buffer): Buffer {
  const changed = Buffer.from(zip);
  for (const [signature, flags] of [
    ['PK\u0003\u0004', 6],
    ['PK\u0001\u0002', 8],
  ] as const) {
    for (let at = changed.indexOf(signature); at >= 0; at = changed.indexOf(signature, at + 1))
      changed.writeUInt16LE(changed.readUInt16LE(at + flags) | 1, at + flags);
  }
  return changed;
}

/** States of the largest part that it has no more than this many bytes. */
function understated(zip: Buffer, bytes: number): Buffer {
  const changed = Buffer.from(zip);
  let [largest, size] = [0, 0];
  for (let at = changed.indexOf('PK\u0001\u0002'); at >= 0; at = changed.indexOf('PK\u0001\u0002', at + 1)) {
    if (changed.readUInt32LE(at + 24) > size) [largest, size] = [at, changed.readUInt32LE(at + 24)];
  }
  changed.writeUInt32LE(bytes, largest + 24);
  return changed;
}

describe('a file is refused', () => {
  const SPACES = `<worksheet>${' '.repeat(60_000_000)}</worksheet>`;
  const sheet = (text: string) => xlsxFile({ parts: { 'xl/worksheets/sheet1.xml': text } });

  test('when it would be too large unpacked, whatever sizes it states', async () => {
    const bomb = await sheet(SPACES);
    expect(bomb.byteLength).toBeLessThan(100_000);
    expect(await refusalOf(bomb)).toBe('too-large-unpacked');
    expect(await refusalOf(understated(bomb, 500_000))).toBe('no-table');
    expect(await refusalOf(await sheet(SPACES.slice(0, 20_000_000)))).toBe('too-large-unpacked');
  });

  test('when it has hundreds of parts, or cells without end', async () => {
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`xl/media/${at}.png`, 'x']));
    expect(await tableOf('', many)).toBe('too-complex');
    expect(await tableOf('<row r="1"><c r="XFD1"><v>1</v></c></row>')).toBe('too-complex');
  });

  test('when one text is too long, or many cells share a long one', async () => {
    const shared = (length: number) => ({
      'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(length)}</t></si></sst>`,
    });
    const cell = '<row><c t="s"><v>0</v></c></row>';
    expect(await tableOf(cell, shared(32_767))).toEqual([['x'.repeat(32_767)]]);
    expect(await tableOf(cell, shared(32_768))).toBe('too-complex');
    const wide = `<row>${'<c t="s"><v>0</v></c>'.repeat(900)}</row>`;
    expect(await tableOf(wide.repeat(2), shared(32_000))).toBe('too-complex');
  });

  test('when it is a text of more cells than a table may have', async () => {
    const line = `${';'.repeat(60_000)}\n`;
    expect(await refusalOf(new TextEncoder().encode(line.repeat(80)))).toBe(null);
    expect(await refusalOf(new TextEncoder().encode(line.repeat(90)))).toBe('too-complex');
  });

  test('when it has a password, or is of the format before', async () => {
    expect(await refusalOf(withPassword(await xlsxFile({})))).toBe('protected');
    expect(await refusalOf(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1))).toBe('protected');
  });

  test('when it declares what XML may be', async () => {
    const declared = '<!DOCTYPE w [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><worksheet>&b;</worksheet>';
    expect(await refusalOf(await sheet(declared))).toBe('no-table');
    expect(await tableOf('', { 'xl/workbook.xml': declared })).toBe('no-table');
  });

  test('when it is damaged, or no spreadsheet at all', async () => {
    const whole = await xlsxFile({ rows: '<row><c><v>1</v></c></row>' });
    for (const length of [4, 100, whole.byteLength - 1])
      expect(await refusalOf(whole.subarray(0, length))).toBe('no-table');
    expect(await tableOf('<row><c>')).toBe('no-table');
    expect(await tableOf('<row r="2"><c><v>1</v></c></row><row r="1"><c><v>1</v></c></row>')).toBe(
      'no-table',
    );
    expect(await tableOf('', { 'xl/workbook.xml': null })).toBe('no-table');
    expect(await tableOf('', { '_rels/.rels': null })).toBe('no-table');
    expect(await refusalOf(new TextEncoder().encode('\0\0'))).toBe('no-table');
  });

  test('when its thread takes too long or too much memory; the next is read all the same', async () => {
    const program = (text: string) => new URL(`data:text/javascript,${encodeURIComponent(text)}`);
    const task = {
      bytes: new Uint8Array(),
      kind: 'xlsx',
      locale: 'uk',
      rowsMax: 100,
      isPriceList: false,
    } as const;
    const endless = openTableThread({ timeMs: 50, program: program('for (;;);') });
    expect(await Promise.all([endless(task), endless(task)])).toMatchObject([
      { reason: 'too-complex' },
      { reason: 'too-complex' },
    ]);
    const greedy = openTableThread({
      memoryMb: 16,
      program: program('const kept = []; for (;;) kept.push([Math.random(), Math.random()]);'),
    });
    expect(await greedy(task)).toMatchObject({ reason: 'too-complex' });
    const broken = openTableThread({ program: program('throw new Error("broken")') });
    await expect(broken(task)).rejects.toThrow('broken');
    expect(await tableOf('<row><c><v>1</v></c></row>')).toEqual([['1']]);
  });
});

test('numbers of a price list show that they are decimals, and the currency of their format', async () => {
  const styles = `<styleSheet><numFmts><numFmt numFmtId="165" formatCode="#,##0.00\\ [$€-1];-0"/>
    <numFmt numFmtId="166" formatCode="#,##0.00&quot; zł&quot;"/></numFmts>
    <cellXfs><xf numFmtId="0"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs></styleSheet>`;
  const rows =
    '<row><c><v>12.345</v></c><c s="1"><v>12.5</v></c><c s="2"><v>7.125</v></c><c t="str"><v>1.234</v></c></row>';
  const bytes = await xlsxFile({ rows, parts: { 'xl/styles.xml': styles } });
  expect(await readTable(bytes, 'uk', { isPriceList: true })).toEqual({
    ok: true,
    table: [['12.3450', '12.5000 €', '7.1250 zł', '1.234']],
  });
  expect(await readTable(bytes, 'uk')).toEqual({ ok: true, table: [['12.345', '12.5', '7.125', '1.234']] });
});

test('a text is read as CSV, whatever its name', async () => {
  expect(await read(new TextEncoder().encode('id;brand\n1;x'))).toEqual({
    ok: true,
    table: [
      ['id', 'brand'],
      ['1', 'x'],
    ],
  });
});
