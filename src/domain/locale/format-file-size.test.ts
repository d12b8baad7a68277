import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatFileSize } from './format-file-size.ts';

describe('the size of a file', () => {
  test.each([
    [0, '0 B'],
    [999, '999 B'],
    [1000, '1 KB'],
    [46_321, '46 KB'],
    [999_499, '999 KB'],
    [999_500, '1 MB'],
    [1_249_000, '1.2 MB'],
    [9_949_999, '9.9 MB'],
    [9_950_000, '10 MB'],
    [200_000_000, '200 MB'],
  ])('of %i bytes is %s', (bytes, text) => {
    expect(formatFileSize(bytes, 'en')).toBe(text.replace(' ', '\u00A0'));
  });

  test('is written as its language does', () => {
    expect(formatFileSize(1_249_000, 'uk')).toBe('1,2\u00A0МБ');
    expect(formatFileSize(1_249_000, 'pl')).toBe('1,2\u00A0MB');
    expect(formatFileSize(12, 'uk')).toBe('12\u00A0Б');
  });

  test('never has more than three figures before its unit, below a gigabyte', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_000_000 }), (bytes) => {
        expect(formatFileSize(bytes, 'en')).toMatch(/^(\d{1,3}|\d\.\d)\u00A0[KM]?B$/);
      }),
    );
  });
});
