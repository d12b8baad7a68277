import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasSerials, readSerial, readSerials } from './serial-numbers.ts';

test('panels, batteries, inverters, chargers and power stations have serial numbers, accessories and plants have none', () => {
  expect([1, 2, 3, 6, 7, 8, 9, 10, 27, 29].every(hasSerials)).toBe(true);
  expect([4, 5, 11, 18, 20, 25, 28].some(hasSerials)).toBe(false);
});

describe('serial numbers of a line', () => {
  test.each([
    ['one a line', 'AB-100\nAB-101\r\nAB-102'],
    ['pasted from a table', 'AB-100\tAB-101;AB-102'],
    ['typed in a row', ' ab-100,  AB-101 ab-102 '],
  ])('are read as they come: %s', (_, text) => {
    expect(readSerials(text, 3)).toEqual({ ok: true, serials: ['AB-100', 'AB-101', 'AB-102'] });
  });

  test('are none of an empty text, and fewer than pieces', () => {
    expect(readSerials(' \n', 2)).toEqual({ ok: true, serials: [] });
    expect(readSerials('AB-100', 2)).toMatchObject({ ok: true });
  });

  test.each([
    ['AB-100 AB-101', 1, { reason: 'serials-too-many', serial: null }],
    ['AB-100 ab-100', 5, { reason: 'serials-twice', serial: 'AB-100' }],
    ['AB-100 <b>', 5, { reason: 'serials-wrong', serial: '<b>' }],
    ['A1', 5, { reason: 'serials-wrong', serial: 'A1' }],
    ['-100-', 5, { reason: 'serials-wrong', serial: '-100-' }],
    ['9'.repeat(41), 5, { reason: 'serials-wrong', serial: '9'.repeat(41) }],
  ])('are refused: %s of %i pieces', (text, pieces, refused) => {
    expect(readSerials(text, pieces)).toEqual({ ok: false, ...refused });
  });

  test('are all read of the longest line of an order, and none of a text that is longer', () => {
    const all = Array.from({ length: 999 }, (_, piece) => `${'S'.repeat(36)}${1000 + piece}`);
    expect(readSerials(all.join('\r\n'), 999)).toEqual({ ok: true, serials: all });
    expect(readSerials(`${all.join('\n')}${' '.repeat(50_000)}`, 999)).toMatchObject({
      reason: 'serials-too-many',
    });
  });

  test('are Latin: what a Cyrillic keyboard types for the same sign is another one', () => {
    expect(readSerials('СН12345', 1)).toMatchObject({ reason: 'serials-wrong' });
  });

  test('are the same when they are read again', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const serial = readSerial(text);
        expect(serial === null ? null : readSerial(serial)).toBe(serial);
      }),
    );
  });
});
