import { describe, expect, test } from 'vitest';
import { readTaxNumber, taxNumberKind, isRegon } from './tax-number.ts';

/** Known to public registers: banks, posts, carriers and statistics offices. */
const EDRPOU = ['14360570', '20077720', '21560045', '31316718', '21673832', '00032129'];
const NIP = ['5261040828', '7740001454', '5252344078'];

/** The same number with its last digit changed in each other way. */
const spoilt = (number: string) =>
  Array.from({ length: 9 }, (_, add) => number.slice(0, -1) + ((Number(number.at(-1)) + add + 1) % 10));

describe('a Ukrainian company', () => {
  test.each(EDRPOU)('has the EDRPOU %s and none with another check digit', (number) => {
    expect(readTaxNumber(number, 'UA')).toBe(number);
    expect(spoilt(number).filter((each) => readTaxNumber(each, 'UA') !== null)).toEqual([]);
  });

  test('whose first sum is 10 has its check digit by the other weights', () => {
    const numbers = Array.from({ length: 100_000 }, (_, rest) => `400${String(rest).padStart(5, '0')}`);
    const valid = numbers.filter((number) => readTaxNumber(number, 'UA') !== null);
    // Each of the ten thousand beginnings has exactly one check digit.
    expect(new Set(valid.map((number) => number.slice(0, 7))).size).toBe(10_000);
    expect(valid).toHaveLength(10_000);
  });

  test('of one person has the RNOKPP of ten digits', () => {
    expect(readTaxNumber('1759013776', 'UA')).toBe('1759013776');
    expect(spoilt('1759013776').filter((each) => readTaxNumber(each, 'UA') !== null)).toEqual([]);
  });
});

describe('a Polish company', () => {
  test.each(NIP)('has the NIP %s and none with another check digit', (number) => {
    expect(readTaxNumber(number, 'PL')).toBe(number);
    expect(spoilt(number).filter((each) => readTaxNumber(each, 'PL') !== null)).toEqual([]);
  });

  test.each(['526-104-08-28', 'PL 526 104 08 28', 'pl5261040828', ' 526–10–40–828 '])(
    'may write it as %s',
    (typed) => expect(readTaxNumber(typed, 'PL')).toBe('5261040828'),
  );
});

test.each([
  ['', 'UA'],
  ['1436057', 'UA'],
  ['143605700', 'UA'],
  ['5261040828', 'UA'],
  ['14360570', 'PL'],
  ['0000000000', 'PL'],
  ['DE5261040828', 'PL'],
  ['１４３６０５７０', 'UA'],
  ['ABCDEF', 'DE'],
  ['12', 'FR'],
  ['1'.repeat(21), 'OTHER'],
] as const)('%s is no tax number of %s', (typed, country) => {
  expect(readTaxNumber(typed, country)).toBeNull();
});

test('elsewhere a VAT number is letters and digits in any form', () => {
  expect(readTaxNumber('DE 811.193.231', 'DE')).toBe('DE811193231');
  expect(readTaxNumber('fr 40 303 265 045', 'FR')).toBe('FR40303265045');
  expect(readTaxNumber('CZ45274649', 'OTHER')).toBe('CZ45274649');
});

test('a number is called what its country calls it', () => {
  expect(taxNumberKind('14360570', 'UA')).toBe('edrpou');
  expect(taxNumberKind('1759013776', 'UA')).toBe('rnokpp');
  expect(taxNumberKind('5261040828', 'PL')).toBe('nip');
  expect(taxNumberKind('DE811193231', 'DE')).toBe('vat');
});

test.each(['123456785', '12345678512347'])('%s is a REGON', (text) => {
  expect(isRegon(text)).toBe(true);
});

test.each(['123456786', '12345678512348', '12345678612347', '12345678', '', '12345678A'])(
  '%s is none',
  (text) => {
    expect(isRegon(text)).toBe(false);
  },
);
