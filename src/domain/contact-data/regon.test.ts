import { expect, test } from 'vitest';
import { isRegon } from './regon.ts';

test.each(['123456785', '12345678512347'])('%s is a REGON', (text) => {
  expect(isRegon(text)).toBe(true);
});

test.each(['123456786', '12345678512348', '12345678612347', '12345678', '', '12345678A'])(
  '%s is none',
  (text) => {
    expect(isRegon(text)).toBe(false);
  },
);
