import { describe, expect, test } from 'vitest';
import { countedName, differenceOf, printRow, readCountForm, rowName } from './stock-count.ts';

const KEY = '0b8f00d3-a486-4911-aad6-5f83bea7ebdc';
const panel = { id: 101, name: 'Панель', articleNumber: 'P', free: 7, reserved: 3 };
const sheet = (counted: string, row = printRow(panel, KEY)) =>
  new Map([
    [countedName(101), counted],
    [rowName(101), row],
    ['note', ' кінець місяця\u200B '],
  ]);

describe('a sheet', () => {
  test('says of each row that was counted how much it differs from what is free and what orders hold', () => {
    const read = readCountForm(sheet(' 9 '));
    expect(read).toEqual({
      ok: true,
      lines: [{ id: 101, expected: 10, counted: 9, key: KEY }],
      note: 'кінець місяця',
    });
    expect(differenceOf({ expected: 10, counted: 9 })).toBe(-1);
  });

  test('knows an empty row from a counted zero', () => {
    expect(readCountForm(sheet(''))).toMatchObject({ ok: true, lines: [] });
    expect(readCountForm(sheet('0'))).toMatchObject({ lines: [{ counted: 0 }] });
    expect(readCountForm(sheet('1 200'))).toMatchObject({ lines: [{ counted: 1200 }] });
  });

  test.each(['-1', '1.5', '1,5', 'десять', '100001', '1e3', '٣'])('names %s beside its row', (typed) => {
    expect(readCountForm(sheet(typed))).toEqual({
      ok: false,
      errors: { 101: 'backoffice.count.problem.pieces' },
    });
  });

  test.each(['', '10', `-1 ${KEY}`, `x ${KEY}`, '10 key'])('of the shop has no row %j', (row) => {
    expect(readCountForm(sheet('9', row))).toBeNull();
  });

  test('has no more rows than a page', () => {
    const rows = Array.from({ length: 51 }, (_, at) => at + 1).flatMap((id): [string, string][] => [
      [countedName(id), '1'],
      [rowName(id), printRow({ ...panel, id }, KEY)],
    ]);
    expect(readCountForm(new Map(rows))).toBeNull();
  });
});
