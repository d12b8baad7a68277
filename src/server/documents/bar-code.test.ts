import { expect, test } from 'vitest';
import { barCode } from './bar-code.ts';

const widthsOf = (modules: readonly boolean[]) =>
  modules
    .map((isDark) => (isDark ? '#' : ' '))
    .join('')
    .trim()
    .match(/#+| +/g)
    ?.map((run) => run.length)
    .join('');

test('a text is printed as Code 128 B: start, signs, check sign and stop, with quiet zones', () => {
  const modules = barCode('PJJ123C');
  // Start B, P J J 1 2 3 C, check sign 55, stop.
  expect(widthsOf(modules)).toBe(
    '211214' +
      '313121' +
      '112133' +
      '112133' +
      '123221' +
      '223211' +
      '221132' +
      '131321' +
      '311321' +
      '2331112',
  );
  expect(modules.slice(0, 10).some(Boolean)).toBe(false);
  expect(modules.slice(-10).some(Boolean)).toBe(false);
});

test('a sign that Code 128 B has not is refused', () => {
  expect(() => barCode('№')).toThrow(RangeError);
});
