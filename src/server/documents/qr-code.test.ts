import { decodeQR } from 'qr/decode.js';
import { expect, test } from 'vitest';
import { qrMatrix } from './qr-code.ts';

/** What a camera sees of a code whose modules are some pixels wide. */
function read(matrix: readonly (readonly boolean[])[]): string {
  const pixels = 4;
  const size = matrix.length * pixels;
  const data = new Uint8Array(size * size * 3);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const isDark = matrix[Math.floor(y / pixels)]?.[Math.floor(x / pixels)] ?? false;
      data.fill(isDark ? 0 : 255, (y * size + x) * 3, (y * size + x) * 3 + 3);
    }
  }
  return decodeQR({ width: size, height: size, data });
}
const TEXTS = [
  '1234563218|PL|09999000010000123456789012|123405|Promin|Zapłata ORD-1|||',
  `https://bank.gov.ua/qr/${'QkNECjAwMgoxClVDVAoK'.repeat(9)}`,
];

test.each(TEXTS)('what is drawn of %j is read again', (text) => {
  expect(read(qrMatrix(text))).toBe(text);
});

test.each(TEXTS)('a mark in the middle of %j, a tenth as wide, does no harm', (text) => {
  const matrix = qrMatrix(text);
  const middle = matrix.length / 2;
  const isMarked = (place: number) => Math.abs(place + 0.5 - middle) < matrix.length / 20;
  const marked = matrix.map((row, y) => row.map((isDark, x) => isDark && !(isMarked(x) && isMarked(y))));
  expect(marked).not.toEqual(matrix);
  expect(read(marked)).toBe(text);
});

test('four light modules stand around it', () => {
  const matrix = qrMatrix('promin');
  const outer = (place: number) => place < 4 || place >= matrix.length - 4;
  const dark = matrix.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [[x, y] as const] : [])));
  expect(dark.length).toBeGreaterThan(100);
  expect(dark.filter(([x, y]) => outer(x) || outer(y))).toEqual([]);
});
